import { confirmedEquipment, googleAdsBudget } from '@/content/facts';
import { legalDocuments, legalReviewedOn } from '@/content/legal';
import { figures, figuresAreConfirmed, landingFigures } from '@/content/pages/figures';
import { type Detail, site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { phoneForms } from '@/lib/phone';
import type { Entry } from '../rules';
import { copyItems } from './copy';
import { advisedItems, type Details, type OptionalDetails, placeholderItems } from './details';
import { equipmentItems } from './equipment';
import { figureItems } from './figures';
import type { LaunchItem } from './item';
import { legalItems } from './legal';
import { socialItems } from './social';

/**
 * Everything that is still a stand-in, an assumption or unconfirmed, in the order of the content files.
 * @param copy every text of the copy
 */
export function launchItems(copy: readonly Entry[]): LaunchItem[] {
  const details = placeholderItems(siteDetails());
  const quotes = testimonials.isPlaceholder ? [testimonialItem()] : [];
  const budget = googleAdsBudget.isAssumption ? [budgetItem()] : [];
  const quoted = testimonials.items.flatMap(({ name, company, text }) => [text, name, company]);
  const known = [...details.flatMap(({ shown = [] }) => shown), ...(testimonials.isPlaceholder ? quoted : [])];
  return [
    ...details,
    ...socialItems(site.social),
    ...quotes,
    ...budget,
    ...(figuresAreConfirmed ? [] : figureItems(figures, landingFigures)),
    ...equipmentItems(copy, confirmedEquipment),
    ...copyItems(copy, known),
    ...legalItems(legalDocuments, legalReviewedOn),
    ...advisedItems(optionalDetails()),
  ];
}

function siteDetails(): Details {
  const { name, url, companySite, phone, emails, founder } = site;
  const forms = phoneForms(phone.value);
  const mail = Object.entries(emails).map(
    ([role, detail]) => [`emails.${role}`, { what: `E-mail (${role})`, detail }] as const,
  );
  return {
    name: { what: 'Name of the agency', detail: name },
    url: { what: 'Web address of this site', detail: url },
    companySite: { what: 'Company site in the footer', detail: companySite },
    phone: { what: 'Phone and WhatsApp number', detail: phone, shown: [forms.display, phone.value] },
    ...Object.fromEntries(mail),
    'founder.name': { what: 'Founder’s name', detail: founder.name },
  };
}

function optionalDetails(): OptionalDetails {
  const { legalName, city, address, gstin, grievance, courtCity, liabilityCap } = site;
  const optional = (what: string, { value, isPlaceholder }: Detail<string | Record<string, string>>) => ({
    what,
    isPlaceholder,
    shown: typeof value === 'string' ? [value] : Object.values(value),
  });
  return {
    legalName: optional('Registered name', legalName),
    city: optional('City', city),
    address: optional('Address', address),
    gstin: optional('GSTIN', gstin),
    grievance: optional('Contact for grievances, and how soon they reply', grievance),
    courtCity: optional('City of the courts, for the terms', courtCity),
    liabilityCap: optional('Limit of liability, for the terms', liabilityCap),
  };
}

function testimonialItem(): LaunchItem {
  const { items } = testimonials;
  return {
    topic: 'quotes',
    what: 'Testimonials',
    problem: `All ${items.length} are stand-ins: nobody may be quoted.`,
    action: 'Quote real clients who have agreed to it, then set isPlaceholder to false.',
    file: 'content/testimonials.ts',
    field: 'items',
    // Not their names and companies: words like “bakery” stand on other pages too.
    shown: items.map(({ text }) => text),
  };
}

function budgetItem(): LaunchItem {
  const { currency, text } = googleAdsBudget;
  return {
    topic: 'questions',
    what: 'Google Ads budget',
    problem: `The currency, ${currency}, is an assumption.`,
    action: 'Confirm the currency, then set isAssumption to false.',
    file: 'content/facts.ts',
    field: 'googleAdsBudget.currency',
    shown: [text],
  };
}
