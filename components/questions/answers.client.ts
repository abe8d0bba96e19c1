/** Makes "Copy link" copy an answer's full address, and opens the answer that the address names. */
export function answers(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-answer] > [data-copy]')) {
    dataset.copy = location.origin + location.pathname + dataset.copy;
  }
  openAnswer();
  addEventListener('hashchange', openAnswer);
}

/** Not all browsers open the `<details>` around the element that the address names. */
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
