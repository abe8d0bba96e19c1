import { services } from '@/content/services';
import { sampleQuoteHref, sampleQuoteLinks } from '@/lib/sample-quotes';

it('each service has a sample quote, or names the service that has the nearest', () => {
  const targets = services.map(({ slug }) => sampleQuoteHref(slug));
  expect(new Set(targets)).toEqual(new Set(sampleQuoteLinks.map(({ href }) => href)));
});
