/** Which script serves which elements; a page carries only those that it has an element for. */
export const sources = {
  loader: '[data-island]',
  'header-menus': '[data-menu]',
  year: '[data-year]',
  'missed-path': '[data-missed-path]',
  'did-you-mean': '[data-suggestion]',
  'open-now': '[data-week]',
  'enquiry-service': '[data-enquiry-service]',
  'steady-summary': 'details[name]',
  'answer-links': '[data-copy^="#"]',
  copy: '[data-island="notifications"]',
  'mail-form': '[data-fallback]',
} as const;
