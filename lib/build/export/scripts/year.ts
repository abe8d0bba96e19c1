// The footer's year on the day of the visit.
for (const element of document.querySelectorAll('[data-year]')) element.textContent = `${new Date().getFullYear()}`;
