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

const t = timelines;

/* Where the facts of section 9 belong. The values are in tests/specification.ts. */
const serviceFacts: Readonly<Record<string, readonly string[]>> = {
  'website-development': [t.websiteSimple, t.website],
  'web-application-development': [t.webApplication],
  'mobile-application-development': [t.mobileApplication],
  'software-development': [t.software],
  'wordpress-development': [t.wordpress],
  'shopify-development': [t.shopifyBasic, t.shopifyCustom],
  'seo-services': [t.seoResults],
  'google-marketing': [googleAdsBudget.text],
  'graphic-designing': [designRevisions.text, t.designSimple, t.designBranding],
  'office-setup': [t.officeSetup],
  'server-setup': [t.serverBasic, t.serverComplex],
  'pc-laptop-rental': [t.replacement],
};

/** Facts that some copy doesn't state. */
function missingFrom(copy: unknown, facts: readonly string[]): string[] {
  const text = plainCopyOf(copy).toLowerCase();
  return facts.filter((fact) => !text.includes(plain(fact).toLowerCase()));
}

describe('the timelines, terms and limits @spec-9 @decision-7 @decision-8', () => {
  it.each(services.filter(({ slug }) => slug in serviceFacts))('are on the page of $slug', (service) => {
    expect(missingFrom({ ...service, meta: null }, serviceFacts[service.slug]!)).toEqual([]);
  });

  it('are all in the FAQ', () => {
    const terms = [designRevisions.text, payment.smallProjects, payment.largeProjects, googleAdsBudget.text];
    const facts = [...Object.values(timelines), ...terms, officeHours.text, emergencySupport];
    expect(missingFrom(faqCategories, facts)).toEqual([]);
  });

  it('are on the home page if they are about payment, support hours and emergencies', () => {
    const facts = [payment.smallProjects, payment.largeProjects, officeHours.text, emergencyCover];
    expect(missingFrom(home.whyChooseUs, facts)).toEqual([]);
  });

  it('are on the contact page if they are hours', () => {
    expect(missingFrom(contact, [officeHours.text])).toEqual([]);
  });
});
