// The footer's year on the day of the visit.
document.querySelector('[data-year]')!.textContent = `${new Date().getFullYear()}`;
