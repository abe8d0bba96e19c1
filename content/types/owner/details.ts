import { z } from 'zod';
import { aYearAfter, daysBetween, formatDate, hasExpired } from '../../dates';
import { confirmedValue, type Detail } from '../detail';
import { anyDay, day, fullAddress, orMissing, text } from '../text';
import { gstinSchema } from './gstin';
import { type LaunchContext, listed } from './note';
import { completing, completingWithin, detail, kindOfPhone, names, phone, sentence, shownDetail } from './values';

const shown = ({ value }: Detail<string>) => `visitors read “${value}”`;
const generalWords = { until: 'the rental page answers in general words' };

/** Whether the chat needs a number of its own: the agency's isn't a mobile. */
const needsWhatsApp = (details: { phone: Detail<string> }) =>
  ['landline', 'toll-free'].includes(kindOfPhone(details.phone) ?? '');

const siteUrl = fullAddress().refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
  error: 'must be only https:// and the domain, like https://www.example.in',
});

export const emailRoles = ['info', 'sales', 'privacy', 'legal', 'support'] as const;
export type EmailRole = (typeof emailRoles)[number];
const email = (role: EmailRole) =>
  listed(shownDetail(z.email('must be an e-mail address')), `E-mail address (${role})`, {
    until: shown,
    isNeeded: true,
  });

/** An entry in a register, a certificate or a partner programme. */
const registrationSchema = z
  .strictObject({
    name: text,
    number: text,
    /** Where anyone can check it. */
    url: fullAddress().optional(),
  })
  .refine(({ name, number }) => !/udyam/i.test(name + number) || /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(number), {
    path: ['number'],
    error: 'must be like UDYAM-MH-04-0012345: two letters for the state, two digits and seven digits, with hyphens',
  });

const noProfile =
  'must be a full address, which begins with https://. If you have no page there, type false without quotes, or null for “coming soon”';
/** Null is shown as “coming soon”, false leaves the network out. @param host of the network's pages */
const profile = (label: string, host: RegExp) => {
  const page = fullAddress(noProfile).refine(
    (url) => !URL.canParse(url) || host.test(new URL(url).hostname),
    `is not a page of ${label}`,
  );
  return listed(z.union([page, z.null(), z.literal(false)], orMissing(noProfile)), `Page on ${label}`, {
    until: 'visitors read “coming soon”',
    isDone: (url: string | null | false) => url !== null,
  });
};

const boardLanguages = ['hi', 'mr', 'kok', 'ne', 'bn', 'as', 'gu', 'pa', 'kn', 'ml', 'or', 'ta', 'te'] as const;
const noBoard = `must be { lang: 'pa', words: '…' } with one of ${boardLanguages.join(', ')}, or false: no second script`;

/** What clients wrote on another site. Never in structured data: search engines forbid a site's own. */
const reviewsSchema = z.strictObject({
  /** As in “on Google”. */
  site: text,
  score: z.number().min(1).max(5),
  count: z.int().min(1),
  url: fullAddress(),
  /** The day somebody last compared score and number. A year later, pages leave the line out. */
  checkedOn: day,
});
export type Reviews = z.infer<typeof reviewsSchema>;

/** The parts of details.ts, in the order of content/owner/README.md. */
export const detailParts = [
  {
    name: listed(shownDetail(text), 'Name of the agency', { until: shown, isNeeded: true }),
    /** The number that buttons call, typed in any usual way: a mobile, a landline with its STD code, 1800 or 1860. */
    phone: listed(phone, 'Phone number', { until: shown, isNeeded: true }),
    /** The number of the chat, if it isn’t `phone`. */
    whatsApp: listed(
      phone
        .refine((number) => number.isPlaceholder || kindOfPhone(number) !== 'toll-free', {
          path: ['value'],
          error: 'must be a mobile or a landline: WhatsApp needs a number that can be called from abroad',
        })
        .optional(),
      'WhatsApp number, because the phone isn’t a mobile',
      { until: shown, isNeeded: (_: unknown, { details }: LaunchContext) => needsWhatsApp(details) },
    ),
    emails: z.strictObject({
      info: email('info'),
      sales: email('sales'),
      privacy: email('privacy'),
      legal: email('legal'),
      support: email('support'),
    }),
  },
  {
    /** The address of this site, without a trailing slash. Once it’s confirmed, the site is launched. */
    url: listed(shownDetail(siteUrl), 'Web address of this site', {
      until: 'the site isn’t launched: it shows samples',
    }),
  },
  {
    founder: listed(detail(text), 'Founder’s name', {
      until: 'the founder’s message is signed with the agency’s name',
    }),
    /** Its sample is shown before the launch. */
    companySite: listed(shownDetail(fullAddress()).optional(), 'Company site, in the footer'),
    legalName: listed(detail(text), 'Registered name'),
    /** Also shown wherever a page names the country, and in search titles. */
    city: listed(detail(text), 'City', { until: 'pages and search titles have only the country' }),
    /** Shown only if the city is confirmed as well. */
    address: listed(
      detail(
        z.strictObject({ street: text, pinCode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits'), state: text }),
      ),
      'Address',
    ),
    /** False: not registered for GST. Then pages add none to prices. */
    gstin: listed(detail(gstinSchema.or(z.literal(false))), 'GSTIN'),
    /** Registers, certificates and partner programmes in which anyone can look the agency up. */
    registrations: listed(z.array(registrationSchema), 'Registrations', {
      until: 'nobody can look you up',
      isDone: (registrations: readonly unknown[]) => registrations.length > 0,
    }),
    /** Two places of the region, in the vision. */
    region: listed(
      shownDetail(z.strictObject({ smallTown: text, bigCity: text })),
      'A small town and a big city of your region',
      {
        until: ({ value }: Detail<{ smallTown: string; bigCity: string }>) =>
          `the vision names ${value.smallTown} and ${value.bigCity}`,
      },
    ),
    /** “One stop” on the boards at the end of pages, in a second script; false leaves it out. */
    board: listed(
      shownDetail(
        z.union(
          [
            /** `lang`: the code of its language, for screen readers and fonts. */
            z.strictObject({ lang: z.enum(boardLanguages), words: text }),
            z.literal(false),
          ],
          { error: ({ input }) => (input === undefined ? undefined : noBoard) },
        ),
      ),
      'Second script of the boards',
      { until: 'they’re in Hindi' },
    ),
    /** Completes “Our … work in one team”. */
    team: listed(detail(completingWithin), 'Your team by trade'),
  },
  {
    /** Listed after `phone`. */
    secondPhone: phone.optional(),
    /** Rows of “How to reach us”. */
    languages: listed(detail(completing), 'Languages that you speak'),
    writingLanguages: listed(detail(completing), 'Languages that you write in'),
    replyTime: listed(detail(completingWithin), 'How soon you reply'),
    /** The nearest first: where there’s little room, pages name four or five. */
    towns: listed(detail(names), 'Towns that you come to', { until: 'pages ask visitors to tell you their city' }),
    travelCost: listed(detail(completing), 'What a visit from another city costs', {
      until: 'visitors read that travel is an item of the quote',
    }),
    /** The link that a map’s “Share” button copies. */
    map: listed(detail(fullAddress()), 'Link to the place on a map'),
    /** Holidays, on which pages don’t say “open now”. Past days may stay. */
    closedOn: z.array(anyDay),
    social: z.strictObject({
      facebook: profile('Facebook', /(?:^|\.)(?:facebook|fb)\.com$/),
      instagram: profile('Instagram', /(?:^|\.)instagram\.com$/),
      linkedin: profile('LinkedIn', /(?:^|\.)linkedin\.com$/),
      youtube: profile('YouTube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/),
    }),
    maintenanceResponse: listed(detail(completingWithin), 'Response time of the maintenance plan'),
    maintenancePrice: listed(detail(completingWithin), 'Price of the maintenance plan'),
    reviews: listed(
      reviewsSchema.nullable(),
      (reviews: Reviews | null) => (reviews ? 'Check of the reviews elsewhere' : 'Reviews elsewhere'),
      {
        until: (reviews: Reviews | null) =>
          reviews ? `the line is left out from ${formatDate(aYearAfter(reviews.checkedOn))}` : 'pages leave it out',
        isDone: (reviews: Reviews | null, { today }: LaunchContext) =>
          reviews !== null && daysBetween(reviews.checkedOn, today) <= 90,
      },
    ),
    /**
     * The day on which somebody last checked that mails to the support address are read.
     * /.well-known/security.txt expires a year later. Done for ten months, once the address is the
     * owner's.
     */
    supportMailboxCheckedOn: listed(day, 'Check that the support mailbox is read', {
      until: (checkedOn: string, { today }: LaunchContext) => {
        const expiry = formatDate(aYearAfter(checkedOn));
        return hasExpired(checkedOn, today)
          ? `security.txt expired on ${expiry} and isn’t published`
          : `security.txt expires on ${expiry}`;
      },
      isDone: (checkedOn: string, { today, details }: LaunchContext) => {
        const daysLeft = daysBetween(today, aYearAfter(checkedOn));
        return confirmedValue(details.emails.support) !== undefined && daysLeft > 60;
      },
    }),
  },
  {
    /** Facts and answers of the rental page. */
    rental: z.strictObject({
      shortestPeriod: listed(detail(completing), 'Shortest rental', generalWords),
      deposit: listed(detail(completing), 'Deposit of a rental', generalWords),
      depositBack: listed(detail(completing), 'Days until a deposit is back', generalWords),
      delivery: listed(detail(completingWithin), 'Delivery of rented machines', generalWords),
      replacementCities: listed(detail(names), 'Cities in which a rented machine is replaced in time', {
        until: 'visitors read that the rental agreement names them',
      }),
      payment: listed(detail(completingWithin), 'How rent is paid', generalWords),
      /** Whole sentences. */
      updates: listed(detail(sentence), 'Who updates rented machines', {
        until: 'the rental page leaves out the question',
      }),
    }),
  },
] as const;

const [needed, launch, identity, contact, rental] = detailParts;
export const detailsSchema = z
  .strictObject({ ...needed, ...launch, ...identity, ...contact, ...rental })
  .refine(({ address, city }) => !confirmedValue(address) || Boolean(confirmedValue(city)), {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
  })
  .refine((details) => Boolean(confirmedValue(details.whatsApp)) || !needsWhatsApp(details), {
    path: ['whatsApp'],
    error: 'must be confirmed: every page offers a chat, and the number in phone isn’t a mobile',
  });
