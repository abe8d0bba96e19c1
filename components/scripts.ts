import { copyButtons } from './clipboard/copy-button.client';
import { openNow } from './contact/open-now.client';
import { enquiryForm } from './enquiry/enquiry-form.client';
import { enquiryServices } from './enquiry/enquiry-services.client';
import { tooltips } from './footer/tooltip.client';
import { year } from './footer/year.client';
import { menus } from './header/menus.client';
import { didYouMean } from './not-found/did-you-mean.client';
import { logMissingPath } from './not-found/log-missing-path.client';
import { pageChange } from './page/page-change.client';
import { answers } from './questions/answers.client';
import { keepScrollPosition } from './questions/keep-scroll-position.client';
import { sampleQuote } from './service-page/sample-quote.client';
import { servicesTable } from './service-list/services-table.client';

/** The browser scripts, by the elements that they are for. */
const scripts = {
  '[data-menu]': menus,
  '.headline-ring': pageChange,
  '[data-year]': year,
  '[data-tooltip]': tooltips,
  '[data-missing-path]': logMissingPath,
  '[data-suggestion]': didYouMean,
  '[data-open-now]': openNow,
  '[data-enquiry]': enquiryForm,
  '[data-enquiry-services]': enquiryServices,
  '[data-quote]': servicesTable,
  '[data-sample-quote]': sampleQuote,
  'details[name]': keepScrollPosition,
  '[data-answer]': answers,
  '[data-copy]': copyButtons,
};

for (const [selector, start] of Object.entries(scripts)) {
  if (!document.querySelector(selector)) continue;
  try {
    start();
  } catch (error) {
    // One that fails doesn't stop the next one.
    reportError(error);
  }
}
