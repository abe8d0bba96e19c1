/** Labels of the header and its small-screen menu. */
export const header = {
  quote: 'Get Free Quote',
  /** The button of the small-screen menu, and the menu's name for screen readers. */
  menu: 'Menu',
  closeMenu: 'Close',
} as const;
