import { faqCategories } from '@/content/faq';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import {
  designRevisions,
  emergencyCover,
  emergencySupport,
  googleAdsBudget,
  officeHours,
  payment,
  timelines,
} from '@/content/facts';
import { services } from '@/content/services';
import { plain, plainCopyOf } from '../support/copy';

/** A pattern in which `{…}` stands for a text of content/facts.ts, as copy has it. */
function pattern(parts: TemplateStringsArray, ...facts: readonly string[]): RegExp {
  const escaped = facts.map((fact) => plain(fact).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(
    parts.raw.reduce((before, part, index) => `${before}${escaped[index - 1]}${part}`),
    'i',
  );
}

const t = timelines;

/* Where the specification's section 9 belongs. The values themselves are in tests/specification.ts. */
const serviceFacts: [slug: string, fact: RegExp][] = [
  ['website-development', pattern`simple\b[^.]*\b${t.websiteSimple}`],
  ['website-development', pattern`${t.website}`],
  ['web-application-development', pattern`${t.webApplication}`],
  ['mobile-application-development', pattern`${t.mobileApplication}`],
  ['wordpress-development', pattern`${t.wordpress}`],
  ['shopify-development', pattern`basic\b[^.]*\b${t.shopifyBasic}`],
  ['shopify-development', pattern`custom\b[^.]*\b${t.shopifyCustom}|${t.shopifyCustom}[^.]*custom`],
  ['software-development', pattern`${t.software}`],
  ['server-setup', pattern`basic\b[^.]*\b${t.serverBasic}`],
  ['server-setup', pattern`complex\b[^.]*\b${t.serverComplex}|${t.serverComplex}[^.]*complex`],
  ['office-setup', pattern`${t.officeSetup}`],
  ['seo-services', pattern`${t.seoResults}`],
  ['graphic-designing', pattern`${designRevisions.text}`],
  ['graphic-designing', pattern`${t.designSimple}`],
  ['graphic-designing', pattern`brand\w*\b[^.]*\b${t.designBranding}|${t.designBranding}[^.]*brand`],
  ['pc-laptop-rental', pattern`within ${t.replacement}`],
  ['google-marketing', pattern`${googleAdsBudget.text}`],
];

const faqFacts: [string, RegExp][] = [
  ['website-app-time', pattern`simple website\b.*\b${t.websiteSimple}.*\b${t.website}`],
  ['website-app-time', pattern`web applications\b.*\b${t.webApplication}`],
  ['website-app-time', pattern`mobile apps\b.*\b${t.mobileApplication}`],
  ['website-app-time', pattern`software\b.*\b${t.software}`],
  ['wordpress-shopify-time', pattern`basic Shopify store\b.*\b${t.shopifyBasic}.*custom\b.*\b${t.shopifyCustom}`],
  ['wordpress-shopify-time', pattern`WordPress\b.*\b${t.wordpress}`],
  ['design-time-revisions', pattern`${t.designSimple}.*Branding\b.*\b${t.designBranding}`],
  ['design-time-revisions', pattern`${designRevisions.text}`],
  ['how-to-pay', pattern`Smaller projects\b.*\b${payment.smallProjects}`],
  ['how-to-pay', /larger ones\b.*\bmilestones/i],
  ['ads-budget', pattern`Google Ads\b.*${googleAdsBudget.text}`],
  ['ads-budget', pattern`SEO\b.*\b${t.seoResults}`],
  ['support-hours', pattern`${officeHours.text}`],
  ['support-hours', pattern`${emergencySupport}`],
  ['equipment-time', pattern`office\b.*\b${t.officeSetup}`],
  ['equipment-time', pattern`basic server\b.*\b${t.serverBasic}.*complex\b.*\b${t.serverComplex}`],
  ['equipment-time', pattern`within ${t.replacement}`],
];

describe('the timelines, terms and limits @spec-9 @decision-7 @decision-8', () => {
  it.each(serviceFacts)('are on the page of %s, while there is one, as %s', (slug, fact) => {
    for (const service of services.filter((one) => one.slug === slug))
      expect(plainCopyOf({ ...service, meta: null })).toMatch(fact);
  });

  it.each(faqFacts)('stand in the FAQ under %s as %s', (id, fact) => {
    const item = faqCategories.flatMap(({ items }) => items).find((question) => question.id === id);
    expect(plain(item?.answer ?? '')).toMatch(fact);
  });

  it('state payment, support hours and emergency support on the home page', () => {
    const copy = plainCopyOf(home.whyChooseUs);
    expect(copy).toMatch(pattern`paid ${payment.smallProjects}\b.*\blarger ones\b.*\bmilestones`);
    expect(copy).toMatch(pattern`${officeHours.text}`);
    expect(copy).toMatch(pattern`${emergencyCover}`);
  });

  it('state the hours on the contact page', () => {
    expect(plainCopyOf(contact)).toMatch(pattern`${officeHours.text}`);
  });
});
