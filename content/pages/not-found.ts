import { serviceCountInWords } from '../services';

export const notFound = {
  meta: {
    title: 'Page not found',
    description: `There is no page at this address. Go back to the home page, or choose one of our ${serviceCountInWords} services from the list on this page.`,
  },
  code: '404',
  title: 'Oops! Page not found',
  text: 'There’s nothing at this address. It may be mistyped, or the page may have moved. Try one of these.',
  /** Shown if the address is similar to a page's. `{page}` is replaced by a link. */
  suggestion: 'Did you mean {page}?',
  action: 'Return to Home',
  /** Heading of the lists of services. */
  services: 'Our services',
};
