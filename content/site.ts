import type { Registration } from './types';

/**
 * A detail of the agency. Until it is the real one it is a placeholder: the site shows it, and `npm
 * run launch-check` lists it. To put the real one in, write `confirmed('…')` instead of
 * `placeholder('…')`.
 */
export type Detail<Value> = { value: Value; isPlaceholder: boolean };

export function placeholder<Value>(value: Value): Detail<Value> {
  return { value, isPlaceholder: true };
}

export function confirmed<Value>(value: Value): Detail<Value> {
  return { value, isPlaceholder: false };
}

/**
 * What to show of a detail that is left out until it is confirmed.
 * @returns one entry, or none while it is a placeholder: spread it into a list
 */
export function whenConfirmed<Value, Shown>({ value, isPlaceholder }: Detail<Value>, show: (value: Value) => Shown) {
  return isPlaceholder ? [] : [show(value)];
}

export type EmailRole = 'info' | 'sales' | 'privacy' | 'legal' | 'support';

export type SocialProfile = {
  label: string;
  icon: 'facebook' | 'instagram' | 'linkedin' | 'youtube';
  /** Full address of the page, or null while there is none: shown as "coming soon". */
  url: string | null;
};

export const site = {
  name: placeholder('OneStop IT'),
  /**
   * Where the site itself is published, without a trailing slash. Canonical links and the sitemap
   * start with it.
   */
  url: placeholder('https://onestop-it.example.com'),
  /** The agency's external company site, linked in the footer. */
  companySite: placeholder('https://example.com'),
  tagline: 'One stop to all IT solutions',
  description:
    'One team in India for your website, app, marketing, design, office network and rented laptops. You get a written quote, a date, and people who answer the phone.',
  country: 'India',
  /** ISO 3166-1, for machines. */
  countryCode: 'IN',
  locale: 'en-IN',
  /** Digits with the country code, +91 and ten digits; lib/phone makes every other form from it. */
  phone: placeholder('+910000000000'),
  emails: {
    info: placeholder('info@example.com'),
    sales: placeholder('sales@example.com'),
    privacy: placeholder('privacy@example.com'),
    legal: placeholder('legal@example.com'),
    support: placeholder('support@example.com'),
  } satisfies Record<EmailRole, Detail<string>>,
  founder: { name: placeholder('Founder’s name'), role: 'Founder' },
  /*
   * Optional, and strongly advised: owners look for them before they pay. Until one is confirmed,
   * the site leaves it out: footer, contact page, legal pages, contact card and structured data.
   */
  /** As registered: the company, the firm, or the proprietor “trading as …”. */
  legalName: placeholder('Legal name'),
  /**
   * Stands before the country wherever a page says where the agency is, and in the search title of
   * the contact page.
   */
  city: placeholder('City'),
  /** Needs the city to be confirmed as well. */
  address: placeholder({ street: 'House and street', pinCode: '000000', state: 'State' }),
  gstin: placeholder('00AAAAA0000A0Z0'),
  /** In which callers may speak. */
  languages: placeholder('English and the languages of your town'),
  /** Of the posts, pages and artwork that the agency writes. */
  writingLanguages: placeholder('English, Hindi or Marathi'),
  /** How soon somebody answers an enquiry. */
  replyTime: placeholder('within one working day'),
  /** How long after handover a fault may be reported, as quotes usually say. */
  faultPeriod: placeholder('90 days'),
  /** Where the agency comes to fit offices and servers, and delivers what it rents out. */
  visitedTowns: placeholder('City and the towns around it'),
  /**
   * Who answers complaints about personal data: a role rather than a name, and how soon, as in
   * “replies within one month”.
   */
  grievance: placeholder({ role: 'Grievance Officer', replyTime: 'within one month' }),
  /**
   * For the terms, once the agency’s lawyer has agreed: where disputes are heard, and the most that
   * is paid as compensation.
   */
  courtCity: placeholder('City'),
  liabilityCap: placeholder('the fees paid for the project in question'),
  /** Only if WhatsApp has a number of its own; digits as in `phone`. */
  whatsApp: placeholder('+910000000000'),
  /** The address of the place on a map, as “Share” gives it. */
  map: placeholder('https://maps.example.com/place'),
  /** Of rented machines: the shortest period, and the deposit, like “one month’s rent”. */
  rentalPeriod: placeholder('three days'),
  rentalDeposit: placeholder('one month’s rent'),
  /** How soon somebody starts on a fault of a maintenance client. */
  maintenanceResponse: placeholder('within four hours'),
  /** Registers, certificates and partner programmes in which anyone can look the agency up. */
  registrations: [] as readonly Registration[],
  social: [
    { label: 'Facebook', icon: 'facebook', url: null },
    { label: 'Instagram', icon: 'instagram', url: null },
    { label: 'LinkedIn', icon: 'linkedin', url: null },
    { label: 'YouTube', icon: 'youtube', url: null },
  ] satisfies SocialProfile[] as readonly SocialProfile[],
  /**
   * The day somebody last checked that reports to the support address are read;
   * /.well-known/security.txt expires a year later.
   */
  securityContactCheckedOn: '2026-11-21',
  /**
   * After a form: offer to carry the typed text over to WhatsApp or mail. With false the forms do
   * what the specification says and no more.
   */
  handOver: true as boolean,
} as const;
