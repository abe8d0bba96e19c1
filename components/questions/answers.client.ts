// Makes "Copy link" beside an answer copy the answer's full address.
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-answer] > [data-copy]')) {
  dataset.copy = location.origin + location.pathname + dataset.copy;
}

/** Opens the answer that the address names: not all browsers open the `<details>` around it. */
function openAnswer(): void {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape: no answer has that id.
  }
  const answer = id ? document.getElementById(id) : null;
  let details = answer?.closest('details');
  let isHidden = false;
  while (details) {
    isHidden ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  if (isHidden) answer!.scrollIntoView();
}

openAnswer();
addEventListener('hashchange', openAnswer);

export {};
