import type { Registration } from './types';

/**
 * A detail of the agency. The site shows placeholders too, and `npm run launch-check` lists them.
 * To enter the real detail, write `confirmed('…')` instead of `placeholder('…')`.
 */
export type Detail<Value> = { value: Value; isPlaceholder: boolean };

export function placeholder<Value>(value: Value): Detail<Value> {
  return { value, isPlaceholder: true };
}

export function confirmed<Value>(value: Value): Detail<Value> {
  return { value, isPlaceholder: false };
}

/** The value of a detail, once it's confirmed. */
export function confirmedValue<Value>({ value, isPlaceholder }: Detail<Value>): Value | undefined {
  return isPlaceholder ? undefined : value;
}

export type EmailRole = 'info' | 'sales' | 'privacy' | 'legal' | 'support';

export type SocialProfile = {
  label: string;
  icon: 'facebook' | 'instagram' | 'linkedin' | 'youtube';
  /** The page's full address. Null is shown as "coming soon". */
  url: string | null;
};

export const site = {
  name: placeholder('OneStop IT'),
  /** The address of this site, without a trailing slash. Canonical links start with it. */
  url: placeholder('https://onestop-it.example.com'),
  /** The agency's company site, linked in the footer. */
  companySite: placeholder('https://example.com'),
  tagline: 'One stop to all IT solutions',
  description:
    'One team in India for your website, app, marketing, design, office network and rented laptops. You get a written quote, a date, and people who answer the phone.',
  country: 'India',
  /** ISO 3166-1 code of the country. */
  countryCode: 'IN',
  locale: 'en-IN',
  /** +91 and ten digits. lib/phone.ts formats it. */
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
   * Optional, but strongly advised: clients look for these details before they pay. The site leaves
   * out those that aren't confirmed.
   */
  /** The registered name of the company or firm, or the proprietor “trading as …”. */
  legalName: placeholder('Legal name'),
  /** Shown before the country wherever a page has it, and in search titles. */
  city: placeholder('City'),
  /** Shown only if the city is confirmed as well. */
  address: placeholder({ street: 'House and street', pinCode: '000000', state: 'State' }),
  gstin: placeholder('00AAAAA0000A0Z0'),
  /** The languages that callers may speak. */
  languages: placeholder('English and the languages of your town'),
  /** The languages of posts, pages and artwork that the agency writes. */
  writingLanguages: placeholder('English, Hindi or Marathi'),
  /** How soon somebody answers an enquiry. */
  replyTime: placeholder('within one working day'),
  /** How long after handover a fault may be reported, as quotes usually say. */
  faultPeriod: placeholder('90 days'),
  /** The towns in which the agency sets up offices and servers and delivers rented machines. */
  visitedTowns: placeholder('City and the towns around it'),
  /** Who answers complaints about personal data, by role, and how soon: “within one month”. */
  grievance: placeholder({ role: 'Grievance Officer', replyTime: 'within one month' }),
  /** For the terms, confirmed by a lawyer: the city of the courts, and the limit of liability. */
  courtCity: placeholder('City'),
  liabilityCap: placeholder('the fees paid for the project in question'),
  /** Only if it isn’t `phone`. Same format. */
  whatsApp: placeholder('+910000000000'),
  /** The link to the place that a map’s “Share” button copies. */
  map: placeholder('https://maps.example.com/place'),
  /** For rented machines: the shortest period, and the deposit, such as “one month’s rent”. */
  rentalPeriod: placeholder('three days'),
  rentalDeposit: placeholder('one month’s rent'),
  /** How soon somebody starts to work on a maintenance client’s fault. */
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
   * The day on which somebody last checked that mails to the support address are read.
   * /.well-known/security.txt expires a year later.
   */
  securityContactCheckedOn: '2026-11-21',
  /**
   * Whether the forms open a dialog that offers to send the text by WhatsApp or mail. If false,
   * they do only what the specification says.
   */
  sendDialog: true as boolean,
} as const;
