/** Updates the year in the footer. */
export function year(): void {
  document.querySelector('[data-year]')!.textContent = `${new Date().getFullYear()}`;
}
