import type { ServiceSlug } from '../categories';
import type { OwnerPromise, Person, Project, Registration, StartingPrice, Testimonial } from './owner-lists';

/* The shapes of content/owner. No schemas: pages import these functions too. */

/**
 * A detail of the agency. Some placeholders are shown, the others are left out; `npm run
 * launch-check` says which. To enter the real detail, write `confirmed('…')` instead of
 * `placeholder('…')`.
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

export const emailRoles = ['info', 'sales', 'privacy', 'legal', 'support'] as const;
export type EmailRole = (typeof emailRoles)[number];
export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube';

export type OwnerDetails = {
  name: Detail<string>;
  /**
   * The number that buttons call: a mobile, a landline with its STD code, or 1800 or 1860, typed in
   * any usual way.
   */
  phone: Detail<string>;
  /** The number of the chat, if it isn’t `phone`: a mobile or a landline. */
  whatsApp: Detail<string>;
  emails: Record<EmailRole, Detail<string>>;
  /** The address of this site, without a trailing slash. Once it’s confirmed, the site is launched. */
  url: Detail<string>;
  companySite: Detail<string>;
  founder: Detail<string>;
  legalName: Detail<string>;
  /** Shown only if the city is confirmed as well. */
  address: Detail<{ street: string; pinCode: string; state: string }>;
  /** Also shown wherever a page names the country, and in search titles. */
  city: Detail<string>;
  gstin: Detail<string>;
  /** Registers, certificates and partner programmes in which anyone can look the agency up. */
  registrations: readonly Registration[];
  /** Listed after `phone`. */
  secondPhone: Detail<string>;
  /** The link that a map’s “Share” button copies. */
  map: Detail<string>;
  /** ISO dates of holidays, on which pages don’t say “open now”. Past days may stay. */
  closedOn: readonly string[];
  /** Rows of “How to reach us”. */
  languages: Detail<string>;
  writingLanguages: Detail<string>;
  replyTime: Detail<string>;
  towns: Detail<string>;
  maintenanceResponse: Detail<string>;
  /** Full addresses. Null is shown as “coming soon”, false leaves the network out. */
  social: Record<SocialNetwork, string | null | false>;
  /** Facts and answers of the rental page. */
  rental: {
    shortestPeriod: Detail<string>;
    deposit: Detail<string>;
    payment: Detail<string>;
    updates: Detail<string>;
  };
  /**
   * The day on which somebody last checked that mails to the support address are read.
   * /.well-known/security.txt expires a year later.
   */
  supportMailboxCheckedOn: string;
};

/** A figure as text, so that “500+” stays as it is. */
type OwnerFigure = { number: string; confirmedOn: string | null };
export type OwnerFigures = Record<'projects' | 'clients' | 'years' | 'teamMembers', OwnerFigure>;

export type OwnerTestimonials = readonly Testimonial[];
export type OwnerProjects = readonly Project[];
export type OwnerPeople = readonly Person[];
export type OwnerPrices = Partial<Record<ServiceSlug, StartingPrice>>;
export type OwnerPromises = readonly OwnerPromise[];

/** Whole sentences for the legal pages, as the lawyer worded them. */
export type OwnerLegal = {
  court: Detail<string>;
  liability: Detail<string>;
  faults: Detail<string>;
  grievance: Detail<string>;
  /** The day on which the owner or a lawyer last read all three legal pages. */
  reviewedOn: string | null;
};
