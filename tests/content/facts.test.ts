import { faqCategories } from '@/content/faq';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { officeHours } from '@/content/facts';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { findInContent } from '../support/content-files';
import { plain, plainCopyOf } from '../support/copy';

/* Literal values of the specification, section 9: typed here once more on purpose. */
const serviceFacts: [ServiceSlug, RegExp][] = [
  ['website-development', /simple\b[^.]*\b2-4 weeks/i],
  ['website-development', /2-8 weeks/],
  ['web-application-development', /6-12 weeks/],
  ['mobile-application-development', /8-16 weeks/],
  ['wordpress-development', /2-6 weeks/],
  ['shopify-development', /basic\b[^.]*\b1-2 weeks/i],
  ['shopify-development', /custom\b[^.]*\b3-6 weeks|3-6 weeks[^.]*custom/i],
  ['software-development', /3-12 months/],
  ['server-setup', /basic\b[^.]*\b1-3 days/i],
  ['server-setup', /complex\b[^.]*\b1-2 weeks|1-2 weeks[^.]*complex/i],
  ['office-setup', /3-7 days/],
  ['seo-services', /3-6 months/],
  ['graphic-designing', /up to 3 rounds of revision/],
  ['graphic-designing', /2-3 days/],
  ['graphic-designing', /brand\w*\b[^.]*\b1-2 weeks|1-2 weeks[^.]*brand/i],
  ['pc-laptop-rental', /within 24 hours/],
  ['google-marketing', /US\$500-2,000 per month/],
];

const faqFacts: [string, RegExp][] = [
  ['website-app-time', /simple website is ready in 2-4 weeks.*take 2-8 weeks/],
  ['website-app-time', /Complex web applications need 6-12 weeks/],
  ['website-app-time', /mobile apps 8-16 weeks/],
  ['website-app-time', /software .* 3-12 months/],
  ['wordpress-shopify-time', /basic Shopify store opens in 1-2 weeks.*custom .* in 3-6 weeks/],
  ['wordpress-shopify-time', /WordPress sites take 2-6 weeks/],
  ['design-time-revisions', /takes 2-3 days.*Branding.*takes 1-2 weeks/],
  ['design-time-revisions', /up to 3 rounds of revision/],
  ['how-to-pay', /Smaller projects are paid 50% upfront and 50% on completion/],
  ['how-to-pay', /Larger ones are paid by milestones/],
  ['ads-budget', /Google Ads .*US\$500-2,000 per month/],
  ['ads-budget', /SEO .* 3-6 months/],
  ['support-hours', /Mon-Sat, 9:00 AM to 8:00 PM IST/],
  ['support-hours', /24\/7 emergency support for maintenance clients/],
  ['equipment-time', /office .* takes 3-7 days/],
  ['equipment-time', /basic server takes 1-3 days, a complex one 1-2 weeks/],
  ['equipment-time', /replace it within 24 hours/],
];

describe('the timelines, terms and limits', () => {
  it.each(serviceFacts)('stand on the page of %s as %s', (slug, fact) => {
    expect(plainCopyOf({ ...serviceBySlug(slug), meta: null })).toMatch(fact);
  });

  it.each(faqFacts)('stand in the FAQ under %s as %s', (id, fact) => {
    const item = faqCategories.flatMap(({ items }) => items).find((question) => question.id === id);
    expect(plain(item?.answer ?? '')).toMatch(fact);
  });

  it('state payment, support hours and emergency support on the home page', () => {
    const copy = plainCopyOf(home.whyChooseUs);
    expect(copy).toMatch(/paid 50% upfront and 50% on completion, larger ones by milestones/);
    expect(copy).toMatch(/Mon-Sat, 9:00 AM to 8:00 PM IST/);
    expect(copy).toMatch(/24\/7 emergency support for maintenance clients/);
  });

  it('state the hours on the contact page, in words and as a timetable', () => {
    expect(plainCopyOf(contact)).toMatch(/Mon-Sat, 9:00 AM to 8:00 PM IST/);
    expect(plainCopyOf(officeHours.timetable)).toMatch(/^Monday to Saturday 9:00 AM - 8:00 PM IST Sunday Closed$/);
    expect(officeHours).toMatchObject({ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '20:00' });
  });

  /* Where one of these is typed rather than taken from facts.ts, a change there would leave the page behind. */
  it.each([
    ['a time span', /\d+\+?\s*(?:(?:to|or|-|–)\s*\d+\s*)?-?(?:minute|hour|day|week|month|working day)s?\b/i],
    [
      // "Six days a week" is no span.
      'a time span in words',
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:(?:to|or)\s+\w+\s+)?(?:hour|day|week|month)s?\b(?! a week)/i,
    ],
    ['a number of revisions', /\b(?:\d+|two|three|four|five)\s+(?:rounds?|revisions?)\b/i],
    ['a percentage', /\d\s?%/],
    ['a time of day', /\d\s?(?:AM|PM)\b|\d:\d\d/],
    ['an amount of money', /(?:₹|\$|€|\bRs\.?|\bINR|\bUSD)\s?\d/],
    ['round-the-clock support', /24\/7/],
    [
      'a count of services or answers',
      /\b(?:\d+|ten|eleven|twelve|\w+teen|twenty)(?:\s+\w+){0,2}\s+(?:services|products|entries|answers|questions)\b/i,
    ],
  ])('are not typed by hand: no %s outside content/facts.ts', (_, pattern) => {
    expect(findInContent(pattern, ['content/facts.ts'])).toEqual([]);
  });
});
