import { faqCategories } from '@/content/faq';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { designRevisions, emergencies, googleAdsBudget, officeHours, payment, timelines } from '@/content/facts';
import { services } from '@/content/services';
import { expectations, serviceTimes } from './expectations';
import { plain, plainCopyOf } from '../support/texts';

/* The services that must state the other facts of section 9. Values are in expectations.ts. */
const serviceFacts: Readonly<Record<string, readonly string[]>> = {
  'google-marketing': [googleAdsBudget.text],
  'graphic-designing': [designRevisions.text],
};

const times: Readonly<Record<string, string>> = timelines;
const timesOf = (slug: string) => (serviceTimes[slug] ?? []).map((name) => plain(times[name] ?? ''));

/** The facts that some copy doesn't state. */
function missingFrom(copy: unknown, facts: readonly string[]): string[] {
  const text = plainCopyOf(copy).toLowerCase();
  return facts.filter((fact) => !text.includes(plain(fact).toLowerCase()));
}

describe('the timelines, terms and limits @spec-9', () => {
  it.each(Object.keys(serviceTimes))('are in the texts and the times of %s', (slug) => {
    const { times: shown, ...service } = services.find((one) => one.slug === slug)!;
    expect(missingFrom({ ...service, meta: null }, [...timesOf(slug), ...(serviceFacts[slug] ?? [])])).toEqual([]);
    // How soon a rented computer is replaced isn't how long a rental takes.
    if (slug !== 'pc-laptop-rental') expect(missingFrom(shown, timesOf(slug))).toEqual([]);
  });

  it('are all in the FAQ', () => {
    const terms = [designRevisions.text, payment.smallProjects, payment.largeProjects, googleAdsBudget.text];
    const facts = [...Object.keys(expectations.timelines).map((name) => times[name] ?? ''), ...terms];
    expect(missingFrom(faqCategories, [...facts, officeHours.text, emergencies.line])).toEqual([]);
  });

  it('are on home and contact if they are about payment, support hours and emergencies', () => {
    const { smallProjects, largeProjects } = payment;
    const facts = [smallProjects, largeProjects, officeHours.text, emergencies.plans ?? ''];
    expect(missingFrom(home.whyChooseUs, facts)).toEqual([]);
    expect(missingFrom(contact, [officeHours.text])).toEqual([]);
  });
});
