/** Labels of the header and its small-screen menu. */
export const header = {
  quote: 'Get Free Quote',
} as const;
