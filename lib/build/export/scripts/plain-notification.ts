export {};

// A notification that nobody took: React's region could not be had.
addEventListener('notify', (event) => {
  if (event.defaultPrevented) return;
  document.querySelector('[data-plain-notification]')!.textContent = (event as CustomEvent<string>).detail;
});
