import { hoursTexts } from './office-hours';

/* Timelines, terms and limits (specification, section 9). Copy uses them from here. */

/** How long work takes, from go-ahead to hand-over. Pages show each with a label. */
export const timelines = {
  websiteSimple: '2–4 weeks',
  website: '2–8 weeks',
  webApplication: '6–12 weeks',
  mobileApplication: '8–16 weeks',
  software: '3–12 months',
  wordpress: '2–6 weeks',
  shopifyBasic: '1–2 weeks',
  shopifyCustom: '3–6 weeks',
  seoResults: '3–6 months',
  designSimple: '2–3 days',
  designBranding: '1–2 weeks',
  officeSetup: '3–7 days',
  serverBasic: '1–3 days',
  serverComplex: '1–2 weeks',
  replacement: '24 hours',
} as const;

/** Instead of a timeline, for work without an end. */
export const ongoing = { label: 'Runs', value: 'Monthly' } as const;

export const designRevisions = { maximum: 3, text: 'up to 3 rounds of revision' } as const;

const largeProjects = 'milestones agreed in advance';

export const payment = {
  smallProjects: '50% upfront and 50% on completion',
  largeProjects,
  /** The same as the end of a sentence: “larger ones are paid with …”. */
  largeInFull: `an advance, then by ${largeProjects}, each for a finished part`,
  /** In a service's key facts. Most work may be small or large; applications are large. */
  short: '50% + 50%, or in stages',
  shortLarge: 'In stages, or 50% + 50%',
  /** For work from month to month, without or with jobs that can be ordered alone. */
  shortMonthly: 'A monthly fee',
  shortJobOrMonthly: 'Per job, or monthly',
  /** For work with dates in an agreement. */
  shortRental: '50% + 50%, or in parts',
} as const;

const freeQuote = 'The quote is free, and you can say no.';

/**
 * Each rule of the house once, in the words of the page that explains it: the FAQ, the terms or
 * /about. Other pages have a few words or a link.
 */
export const terms = {
  freeQuote,
  /** The one exception. Pages of services that need it have their own words for it. */
  visitCost:
    'A few jobs need a visit or a written plan before we can price them. If that costs anything, we tell you how much, and you decide.',
  /** Who pays when we come to a client for a job. */
  travel: 'If we come from another town, travel has its own line in the quote.',
  /** What a client may leave out of a quote. */
  optionalLines: 'Lines marked “optional” can be crossed out.',
  /** How work without an end is paid, and what can be ordered alone. */
  monthlyWork:
    'Work that goes on, such as ads or SEO, is paid monthly, and the quote gives the fee and when it’s due. One-time marketing work, such as a plan, a check or a set-up, is paid like a project.',
  /** How rented machines are paid. */
  rent: 'Rent is paid as the rental agreement says: a short rental in two halves, a long one in parts.',
  /** Where a website ends, and a web application begins. */
  webApplication:
    'If people read your pages and send a request by form or calendar, you need a website. If they log in and change records, such as bookings, orders or fees, you need a web application.',
  /** Pages must not promise these. */
  noGuarantee: 'We don’t guarantee rankings, followers, enquiries or sales.',
  refunds:
    'Refunds are decided case by case. We go through what was promised and what you got, then tell you in writing whether a refund is due, how much, and why.',
  /** When the days of an office setup start. */
  officeStart: 'once the equipment is there',
  /** Where rented machines are replaced in time. */
  replacementPlace: 'in the places your rental agreement lists',
} as const;

/**
 * `days`: 1 is Monday. Times are 24-hour, in India Standard Time. office-hours.ts formats them for
 * pages.
 */
const week = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '20:00' } as const;
/**
 * Holidays, like ['2027-01-26'], on which pages don't say "open now". Past days may stay.
 */
const closedOn: readonly string[] = [];
export const officeHours = { ...week, closedOn, ...hoursTexts(week) };

export const emergencyCover = '24/7 emergency support';
export const emergencySupport = `${emergencyCover} for maintenance clients`;

/** A rounded exchange rate. */
const rupeesPerDollar = 90;
const rupees = (dollars: number) => (dollars * rupeesPerDollar).toLocaleString('en-IN');
const budget = { minimum: 500, maximum: 2000 } as const;
const inRupees = `₹${rupees(budget.minimum)}–${rupees(budget.maximum)} per month`;

/** The specification names no currency: US$ is an assumption (content/claims.ts). */
export const googleAdsBudget = {
  ...budget,
  inRupees,
  // Dollars are typed out, so that the review finds the line of a changed figure.
  text: `${inRupees} (US$500–2,000)`,
} as const;
