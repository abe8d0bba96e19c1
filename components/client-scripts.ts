/**
 * The small browser scripts (`<name>.client.ts`), with the elements they are for. A page gets only
 * the scripts it needs.
 */
export const clientScripts = {
  'header/menus': '[data-menu]',
  'page/page-change': '.headline-ring',
  'footer/year': '[data-year]',
  'footer/tooltip': '[data-tooltip]',
  'not-found/log-missing-path': '[data-missing-path]',
  'not-found/did-you-mean': '[data-suggestion]',
  'contact/open-now': '[data-open-now]',
  'enquiry/enquiry-form': '[data-enquiry]',
  'enquiry/enquiry-services': '[data-enquiry-services]',
  'service-list/services-table': '[data-quote]',
  'questions/keep-scroll-position': 'details[name]',
  'questions/answers': '[data-answer]',
  'clipboard/copy-button': '[data-copy]',
} as const;
