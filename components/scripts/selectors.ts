/** The small scripts, with the elements they are for. A page gets only the scripts it needs. */
export const scriptSelectors = {
  loader: '[data-island]',
  'header-menus': '[data-menu]',
  year: '[data-year]',
  'missed-path': '[data-missed-path]',
  'did-you-mean': '[data-suggestion]',
  'open-now': '[data-open-now]',
  'enquiry-service': '[data-enquiry-service]',
  'steady-summary': 'details[name]',
  'answer-links': '[data-copy^="#"]',
  copy: '[data-island="notifications"]',
  composition: '[data-island="message-form"]',
  'mail-form': '[data-fallback]',
} as const;
