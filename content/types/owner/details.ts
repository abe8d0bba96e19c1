import { z } from 'zod';
import { confirmedValue, type Detail } from '../detail';
import { anyDay, day, fullAddress, list, text, unlessMissing } from '../text';
import { completing, completingWithin, detail, names, phone, readable, sentence, shownDetail, unit } from './values';

/** Whether the chat needs a number of its own: the agency's isn't a mobile. */
const needsWhatsApp = (details: { phone: Detail<string> }) =>
  ['landline', 'toll-free'].includes(readable(details.phone)?.kind ?? '');

const siteUrl = fullAddress.refine(
  (url) => !URL.canParse(url) || new URL(url).origin === url,
  'must be only https:// and the domain, like https://www.example.in',
);

const email = shownDetail(z.email());
const emails = z.strictObject({ info: email, sales: email, privacy: email, legal: email, support: email });
export type EmailRole = keyof z.infer<typeof emails>;

/** An entry in a register, a certificate or a partner programme. */
const registrationSchema = z
  .strictObject({
    name: text,
    number: text,
    /** Where anyone can check it. */
    url: fullAddress.optional(),
  })
  .refine(({ name, number }) => !/udyam/i.test(name + number) || /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(number), {
    path: ['number'],
    error: 'must be like UDYAM-MH-04-0012345',
  });

/** A holiday of one day, or of several. */
const holidaySchema = z
  .strictObject({ name: text, from: anyDay, to: anyDay.optional() })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], error: 'must not be before from' });

const noProfile = unlessMissing(
  'must be the full address of your page there, false if you have none, or null for “coming soon”',
);
/** Null is shown as “coming soon”, false leaves the network out. @param hostname of the network's pages */
const profile = (hostname: RegExp) =>
  z.union([z.url({ protocol: /^https$/, hostname, ...noProfile }), z.null(), z.literal(false)], noProfile);

const noGstin = 'must be the 15 characters of a GSTIN, like 23ABCDE1234F1Z8, or false: not registered';

const boardLanguages = ['hi', 'mr', 'kok', 'ne', 'bn', 'as', 'gu', 'pa', 'kn', 'ml', 'or', 'ta', 'te'] as const;

/** What clients wrote on another site. Never in structured data: search engines forbid a site's own. */
const reviewsSchema = z.strictObject({
  /** As in “on Google”. */
  site: text,
  score: z.number().min(1).max(5),
  count: z.int().min(1),
  url: fullAddress,
  /** The day somebody last compared score and number. A year later, pages leave the line out. */
  checkedOn: day,
});

/** Facts and answers of the rental page. */
const rentalSchema = z.strictObject({
  shortestPeriod: detail(completing),
  deposit: detail(completing),
  depositBack: detail(completing),
  delivery: detail(completingWithin),
  replacementCities: detail(names),
  payment: detail(completingWithin),
  /** Whole sentences. */
  updates: detail(sentence),
});

/** In the order of content/owner/README.md. */
export const detailsSchema = z
  .strictObject({
    name: shownDetail(text),
    /** The number that buttons call, typed in any usual way: a mobile, a landline with its STD code, 1800 or 1860. */
    phone,
    /** The number of the chat, if it isn’t `phone`. */
    whatsApp: phone
      .refine((number) => number.isPlaceholder || readable(number)?.kind !== 'toll-free', {
        path: ['value'],
        error: 'must be a mobile or a landline: WhatsApp needs a number that can be called from abroad',
      })
      .optional(),
    emails,
    /** The address of this site, without a trailing slash. Once it’s confirmed, the site is launched. */
    url: shownDetail(siteUrl),
    founder: detail(text),
    /** Its sample is shown before the launch. */
    companySite: shownDetail(fullAddress).optional(),
    legalName: detail(text),
    /** Also shown wherever a page names the country, and in search titles. */
    city: detail(text),
    /** Shown only if the city is confirmed as well. */
    address: detail(
      z.strictObject({ street: text, pinCode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits'), state: text }),
    ),
    /** False: not registered for GST. Then pages add none to prices. */
    gstin: detail(
      z.union([z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, noGstin), z.literal(false)], noGstin),
    ),
    /** Registers, certificates and partner programmes in which anyone can look the agency up. */
    registrations: list(registrationSchema, 0),
    /** Two places of the region, in the vision. */
    region: shownDetail(z.strictObject({ smallTown: text, bigCity: text })),
    /**
     * “One stop” on the boards at the end of pages, in a second script; false leaves it out. `lang` is
     * the code of its language, for screen readers and fonts.
     */
    board: shownDetail(
      z.union(
        [z.strictObject({ lang: z.enum(boardLanguages), words: text }), z.literal(false)],
        `must be { lang: 'pa', words: '…' } with one of ${boardLanguages.join(', ')}, or false: no second script`,
      ),
    ),
    /** Completes “Our … work in one team”. */
    team: detail(completingWithin),
    /** Listed after `phone`. */
    secondPhone: phone.optional(),
    replyTime: detail(completingWithin),
    /** The nearest first: where there’s little room, pages name four or five. */
    towns: detail(names),
    travelCost: detail(completing),
    /** The link that a map’s “Share” button copies. */
    map: detail(fullAddress),
    /** Holidays, on which pages don’t say “open now”. Past days may stay. */
    closedOn: z.array(holidaySchema),
    social: z.strictObject({
      facebook: profile(/(?:^|\.)(?:facebook|fb)\.com$/),
      instagram: profile(/(?:^|\.)instagram\.com$/),
      linkedin: profile(/(?:^|\.)linkedin\.com$/),
      youtube: profile(/(?:^|\.)(?:youtube\.com|youtu\.be)$/),
    }),
    maintenanceResponse: detail(completingWithin),
    /** `rupees` without GST, `per` like “year”, and whether that’s where prices begin. */
    maintenancePrice: detail(z.strictObject({ rupees: z.int().min(1), per: unit, from: z.boolean() })),
    reviews: reviewsSchema.nullable(),
    rental: rentalSchema,
  })
  .refine(({ address, city }) => !confirmedValue(address) || Boolean(confirmedValue(city)), {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
  })
  .refine((details) => Boolean(confirmedValue(details.whatsApp)) || !needsWhatsApp(details), {
    path: ['whatsApp'],
    error: 'must be confirmed: every page offers a chat, and the number in phone isn’t a mobile',
  })
  .refine(({ phone: first, secondPhone: second }) => !isSame(first, second), {
    path: ['secondPhone'],
    error: 'must be another number than phone',
  });

function isSame(first: Detail<string>, second: Detail<string> | undefined): boolean {
  return confirmedValue(second) !== undefined && readable(second!)?.number === readable(first)?.number;
}
