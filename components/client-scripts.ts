/**
 * The small browser scripts (`<name>.client.ts`), with the elements they are for. A page gets only
 * the scripts it needs.
 */
export const clientScripts = {
  loader: '[data-island]',
  'header/menus': '[data-menu]',
  'footer/year': '[data-year]',
  'not-found/missed-path': '[data-missed-path]',
  'not-found/did-you-mean': '[data-suggestion]',
  'contact/open-now': '[data-open-now]',
  'enquiry/enquiry-service': '[data-enquiry-service]',
  'questions/steady-summary': 'details[name]',
  'questions/answer-links': '[data-copy^="#"]',
  'copy/copy': '[data-island="notifications"]',
  composition: '[data-island="message-form"]',
  'enquiry/mail-form': '[data-fallback]',
} as const;
