// "Copy link" beside an answer copies the answer's whole address.
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-copy^="#"]')) {
  dataset.copy = location.origin + location.pathname + dataset.copy;
}

export {};
