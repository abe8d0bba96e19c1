// Updates the year in the footer.
document.querySelector('[data-year]')!.textContent = `${new Date().getFullYear()}`;
