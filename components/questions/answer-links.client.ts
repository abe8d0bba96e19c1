// Makes "Copy link" beside an answer copy the answer's full address.
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-copy^="#"]')) {
  dataset.copy = location.origin + location.pathname + dataset.copy;
}

export {};
