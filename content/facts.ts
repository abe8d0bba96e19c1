import { emergencyTexts, type PlannedService } from './emergency-texts';
import { halfDays, hoursTexts, weekday } from './office-hours';
import {
  elsewhere,
  faultPeriod,
  maintenanceStart,
  rentPayment,
  replacementPlace,
  townsSentence,
  travelCost,
  travelTo,
} from './owner-facts';
import type { EmergencyCover, Hours } from './types/facts';
import { after, listed, uncapitalised } from './wording';

/* Timelines, terms and limits (tests/specification, section 9). Copy uses them from here. */

/**
 * When we're there, in India Standard Time: days with the same hours, in order. A break, such as
 * `break: { from: '13:00', to: '14:00' }`, belongs to its days. office-hours.ts formats them.
 */
const week: Hours[] = [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], opens: '09:00', closes: '20:00' }];
export const officeHours = { week, ...hoursTexts(week) };
const shortDays = halfDays(week).map(weekday);

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
  adTest: '1 week',
} as const;

/** Instead of a timeline, for work without an end. */
export const ongoing = { label: 'Duration', value: 'Month by month' } as const;

/** Instead of a timeline, for rentals. */
export const byDates = { label: 'Duration', value: 'Your dates' } as const;

export const designRevisions = { maximum: 3, text: 'up to 3 rounds of revision' } as const;

const smallProjects = '50% upfront and 50% on completion';
/** The same for cabling and servers, which have no first version or draft: in other words, if need be. */
const onSite = smallProjects;
const inShort = (parts: string) => parts.replace(/ and (?=\d)/, ', ');
const short = inShort(smallProjects);

export const payment = {
  smallProjects,
  onSite,
  largeProjects: 'milestones agreed in advance',
  short,
  /** For work with equipment. */
  shortEquipment: `Work: ${inShort(onSite)}. Equipment: before we order it`,
  /** For applications, which are large. */
  shortLarge: `In milestones. Small jobs: ${short}`,
  /** For work from month to month: alone, after a set-up, or with jobs that can be ordered alone. */
  shortMonthly: 'A monthly fee',
  shortSetUpAndMonthly: 'A monthly fee, plus a fee for the set-up',
  shortJobOrMonthly: `A monthly fee. Single jobs: ${short}`,
  shortRental: 'Rent on fixed dates',
} as const;

const otherTowns = townsSentence
  ? 'If yours isn’t among them, ask us.'
  : 'Tell us your city, and we’ll tell you straight away whether we can come.';

const onSiteWork = townsSentence
  ? `For offices, servers and rentals, ${uncapitalised(townsSentence)} ${otherTowns}`
  : 'For offices, servers and rentals we come to you: tell us your city, and we’ll tell you straight away whether we can.';

const travel = travelCost ? `Travel ${travelTo} costs ${travelCost}.` : `${elsewhere}, travel is an item of the quote.`;

const online = 'We do online work for clients anywhere in India.';

export const terms = {
  freeQuote: 'The quote is free, and you can say no.',
  /** What is free where a price needs a plan first. */
  freeEstimate:
    'For apps, web applications and software, a list of screens or jobs and an estimate are free. A fixed price needs a written plan, and you’ll know what that costs before you order it.',
  /** The other exception: what may cost something before the quote. */
  visitCost:
    'For some jobs, such as an office, we’ll visit you before the quote. If that costs anything, we’ll tell you first.',
  /** Where we work, online and on site. */
  workArea: `${online} ${onSiteWork}`,
  online,
  onSiteWork,
  otherTowns,
  travel,
  /** The same on the pages of services that come to people, with the cost of travel. */
  visits: townsSentence ? `${townsSentence} ${otherTowns}${after(travelCost && travel)}` : otherTowns,
  /** Until when a mistake can be reported. */
  reportMistake: faultPeriod ? `Tell us within ${faultPeriod} of the handover.` : 'Your quote says until when.',
  /** How work without an end is paid, and what can be ordered alone. */
  monthlyWork:
    'Work that goes on, such as ads or SEO, is paid monthly. One-time marketing work, such as a plan or a set-up, is paid like a project.',
  rent: rentPayment
    ? `Rent is paid ${rentPayment}: the dates are in the rental agreement.`
    : 'For rentals, the payments and their dates are in the rental agreement.',
  /** Pages must not promise these. */
  noGuarantee: 'We don’t guarantee rankings, followers, enquiries or sales.',
  refunds:
    'We look at each refund case by case. We compare what was promised with what you got, then tell you in writing whether a refund is due, how much, and why.',
  /** When the days of an office setup start. */
  officeStart: 'once the equipment is there',
  /** How soon rented machines are replaced, and where, to complete a sentence. */
  replacement: `within ${timelines.replacement} on working days, ${replacementPlace ?? 'in the cities your agreement names'}`,
  /** After it, if the week has half-days. */
  halfDays: shortDays.length > 0 ? `Half-days (${listed(shortDays)}) don’t count as working days.` : undefined,
  /** From which a client chooses what a maintenance plan covers. */
  planParts: 'updates, checks of the backup, remote help, or visits in the cities we come to',
} as const;

/**
 * What maintenance plans have outside these hours, and which: those for `'all'` services or for
 * some, as in `services: ['server-setup']`. Or `false`: no plan has any.
 */
export const emergencyCover = { text: '24/7 emergency support', services: 'all' } as EmergencyCover;
export const emergencies = emergencyTexts(emergencyCover);

/** What every maintenance plan for a service includes, to complete a sentence. */
export function everyPlan(slug: PlannedService): string {
  const cover = emergencies.coverOf(slug);
  return [cover && `you have ${cover}`, maintenanceStart].filter(Boolean).join(', and ');
}

/** A rounded exchange rate: about 96 in October 2026 (tradingeconomics.com/india/currency). */
const rupeesPerDollar = 96;
const rupees = (dollars: number) => (dollars * rupeesPerDollar).toLocaleString('en-IN');
const budget = { minimum: 500, maximum: 2000 } as const;
const inRupees = `₹${rupees(budget.minimum)}–${rupees(budget.maximum)} per month`;

// Dollars are typed out, so that the review finds the line of a changed figure.
const budgetText = `${inRupees} (US$500–2,000), plus GST`;

/** The specification names no currency: US$ is an assumption (content/owner/promises.ts). */
export const googleAdsBudget = {
  ...budget,
  text: budgetText,
  advice: `For a firm that sells in several cities, we suggest ${budgetText}; in one city, start with what you can lose in a month.`,
} as const;
