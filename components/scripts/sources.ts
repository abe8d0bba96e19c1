/** Which script serves which elements; a page carries only those that it has an element for. */
export const sources = {
  loader: '[data-island]',
  'header-menus': '[data-menu]',
  year: '[data-year]',
  'missed-path': '[data-missed-path]',
  'open-now': '[data-week]',
  'service-note': '[data-notes]',
  copy: '[data-island="notifications"]',
  'mail-form': '[data-island="message-form"]',
} as const;
