import { z } from 'zod';
import { aYearAfter, daysBetween, formatDate, hasExpired, todayInIndia } from '../dates';
import { confirmedValue, type Detail } from './detail';
import { phoneOf } from './phone';
import {
  anyDay,
  day,
  fullAddress,
  id,
  list,
  listWithIds,
  orMissing,
  pictureSchema,
  serviceSlugSchema,
  text,
} from './text';

/*
 * One schema per file of content/owner. What the launch check lists has `.meta()` with a
 * `LaunchNote`, always as the last call: other methods return a schema without it. The list has the
 * order of the fields here.
 */

/** What a note may need to know besides its own value. */
export type LaunchContext = {
  /** An ISO date. */
  today: string;
  details: { phone: Detail<string>; emails: { support: Detail<string> } };
  legalDocuments: readonly { title: string; updated: string }[];
  /** The day on which the owner read the promises. */
  readOn: string | null;
  /** Whether pages still have the words of a promise. */
  isSaid(place: StatementPlace): boolean;
};
type Told<Result> = Result | ((value: never, context: LaunchContext) => Result);

/** What the launch check says of a value that only the owner can fill in or confirm. */
export type LaunchNote = {
  /** The row in content/owner/README.md. Files have it, and the parts of details.ts. */
  step?: number;
  name?: Told<string>;
  /** What visitors see until it's done. */
  until?: Told<string>;
  /**
   * Whether it's needed before the web address is confirmed. A note without it is advised; one with
   * false isn't listed.
   */
  isNeeded?: Told<boolean | undefined>;
  /** By default, a detail is done once it's confirmed. */
  isDone?: Told<boolean>;
};

const leftOut = 'pages leave it out';
const generalWords = 'the rental page answers in general words';
const shown = ({ value }: Detail<string>) => `visitors read “${value}”`;
const hasEntries = (entries: readonly unknown[]) => entries.length > 0;
const hasDay = ({ confirmedOn }: { confirmedOn: string | null }) => confirmedOn !== null;

const sampleWords = ['Founder’s name', 'Legal name', 'City', 'House and street', 'State'];
/** Domains that nobody can own (RFC 2606). */
const exampleDomain = /(?:^|[@/.])example\.(?:com|net|org)\b/;

const textsIn = (value: unknown) =>
  Object.values(typeof value === 'object' && value !== null ? value : { value }).filter(
    (one) => typeof one === 'string',
  );
const isSample = (text: string) => text.includes('…') || sampleWords.includes(text) || exampleDomain.test(text);

/** The sample in a value that somebody has confirmed as it is. */
function sampleIn({ value, isPlaceholder }: Detail<unknown>): string | undefined {
  return isPlaceholder ? undefined : textsIn(value).find(isSample);
}
/** What somebody has typed into placeholder(…) instead of the sample, whose numbers are zeros. */
export function typedIntoPlaceholder({ value, isPlaceholder }: Detail<unknown>): string | undefined {
  const texts = textsIn(value);
  return isPlaceholder && !texts.some(isSample) ? texts.find((text) => !/0000/.test(text)) : undefined;
}
const sampleError = {
  error: ({ input }: { input?: unknown }) =>
    `“${sampleIn(input as Detail<unknown>)}” is the sample: type your own, or write placeholder(…) again`,
};

/** For a value without confirmed(…) around it. */
const noDetail = {
  error: ({ input }: { input?: unknown }) => {
    if (input === undefined) return undefined;
    if (input === null) return 'must not be null: leave the line out, or write placeholder(…)';
    const typed = Array.isArray(input)
      ? `[${input.map((one) => `'${String(one)}'`).join(', ')}]`
      : `'${String(input)}'`;
    return `must have confirmed(…) around it: ${typeof input === 'object' && !Array.isArray(input) ? 'confirmed({ … })' : `confirmed(${typed})`}`;
  },
};

/** A detail that pages show once it's confirmed: only then is it checked. It may be left out. */
const detail = <Value extends z.ZodType>(value: Value) =>
  z
    .discriminatedUnion(
      'isPlaceholder',
      [
        z.strictObject({ isPlaceholder: z.literal(true), value: z.custom<z.infer<Value>>() }),
        z.strictObject({ isPlaceholder: z.literal(false), value }),
      ],
      noDetail,
    )
    .refine((one) => sampleIn(one as Detail<unknown>) === undefined, sampleError)
    .optional();
/** A detail whose placeholder is shown too. */
const shownDetail = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({ isPlaceholder: z.boolean(), value }, noDetail)
    .refine((one) => sampleIn(one as Detail<unknown>) === undefined, sampleError);

/** A value that completes a sentence, which content/owner/README.md shows. */
const completing = text.refine((words) => !words.endsWith('.'), {
  error: 'must not end with a full stop: it completes a sentence of the pages',
});
/** The same within a sentence: pages capitalise it where it stands alone. “SEO” keeps its capitals. */
const completingWithin = completing.refine((words) => !/^\p{Lu}(?!\p{Lu})/u.test(words), {
  error: 'must begin with a small letter: it completes a sentence of the pages',
});
/** Names that pages join: “Nashik, Jalna and Latur”, or the first three “and more”. */
const names = list(completing, 1);

const phone = z
  .strictObject({ isPlaceholder: z.boolean(), value: z.string() }, noDetail)
  .superRefine((number, context) => {
    try {
      phoneOf(number);
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['value'], message: (error as Error).message });
    }
  });
/** @returns undefined if the number can't be read */
function kindOf(number: Detail<string>) {
  try {
    return phoneOf(number).kind;
  } catch {
    return undefined;
  }
}
/** Whether the chat needs a number of its own: the agency's isn't a mobile. */
const needsWhatsApp = (details: { phone: Detail<string> }) =>
  ['landline', 'toll-free'].includes(kindOf(details.phone) ?? '');

const siteUrl = fullAddress().refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
  error: 'must be only https:// and the domain, like https://www.example.in',
});

export const emailRoles = ['info', 'sales', 'privacy', 'legal', 'support'] as const;
export type EmailRole = (typeof emailRoles)[number];
const email = (role: EmailRole) =>
  shownDetail(z.email('must be an e-mail address')).meta({
    step: 1,
    name: `E-mail address (${role})`,
    until: shown,
    isNeeded: true,
  });

/** The last character of a GSTIN, a checksum of the others (Luhn's algorithm in base 36). */
function checkCharacter(number: string): string {
  const parts = [...number.slice(0, 14)].map((character, index) => parseInt(character, 36) * (1 + (index % 2)));
  const sum = parts.reduce((total, part) => total + Math.floor(part / 36) + (part % 36), 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const gstin = z
  .string()
  .regex(gstinForm, {
    error: ({ input }) => {
      const typed = String(input).replace(/\s/g, '').toUpperCase();
      const isRight = gstinForm.test(typed) && typed.endsWith(checkCharacter(typed));
      return `must be the 15 characters of a GSTIN, capitals without spaces: ${isRight ? typed : '23ABCDE1234F1Z8'}`;
    },
    abort: true,
  })
  .refine((number) => number.endsWith(checkCharacter(number)), {
    error: ({ input }) => `is mistyped: at its end, “${checkCharacter(String(input))}” would be right`,
  });

/** An entry in a register, a certificate or a partner programme. */
const registrationSchema = z.strictObject({
  name: text,
  number: text,
  /** Where anyone can check it. */
  url: fullAddress().optional(),
});

const noProfile = 'must be a full address, which begins with https://, or null (coming soon) or false (none)';
/** Null is shown as “coming soon”, false leaves the network out. @param host of the network's pages */
const profile = (label: string, host: RegExp) =>
  z
    .union(
      [
        fullAddress(noProfile).refine(
          (url) => !URL.canParse(url) || host.test(new URL(url).hostname),
          `is not a page of ${label}`,
        ),
        z.null(),
        z.literal(false),
      ],
      orMissing(noProfile),
    )
    .meta({
      step: 4,
      name: `Page on ${label}`,
      until: 'visitors read “coming soon”',
      isDone: (url: string | null | false) => url !== null,
    });

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

const detailsSchema = z
  .strictObject({
    name: shownDetail(text).meta({ step: 1, name: 'Name of the agency', until: shown, isNeeded: true }),
    /** The number that buttons call, typed in any usual way: a mobile, a landline with its STD code, 1800 or 1860. */
    phone: phone.meta({ step: 1, name: 'Phone number', until: shown, isNeeded: true }),
    /** The number of the chat, if it isn’t `phone`. */
    whatsApp: phone
      .refine((number) => number.isPlaceholder || kindOf(number) !== 'toll-free', {
        path: ['value'],
        error: 'must be a mobile or a landline: WhatsApp needs a number that can be called from abroad',
      })
      .optional()
      .meta({
        step: 1,
        name: 'WhatsApp number, because the phone isn’t a mobile',
        until: shown,
        isNeeded: (_: unknown, { details }: LaunchContext) => needsWhatsApp(details),
      }),
    emails: z.strictObject({
      info: email('info'),
      sales: email('sales'),
      privacy: email('privacy'),
      legal: email('legal'),
      support: email('support'),
    }),

    /** The address of this site, without a trailing slash. Once it’s confirmed, the site is launched. */
    url: shownDetail(siteUrl).meta({
      step: 2,
      name: 'Web address of this site',
      until: 'the site isn’t launched: it shows samples',
    }),

    founder: detail(text).meta({
      step: 3,
      name: 'Founder’s name',
      until: 'the founder’s message is signed with the agency’s name',
    }),
    /** Its sample is shown before the launch. */
    companySite: shownDetail(fullAddress())
      .optional()
      .meta({ step: 3, name: 'Company site, in the footer', until: leftOut }),
    legalName: detail(text).meta({ step: 3, name: 'Registered name', until: leftOut }),
    /** Also shown wherever a page names the country, and in search titles. */
    city: detail(text).meta({ step: 3, name: 'City', until: 'pages and search titles have only the country' }),
    /** Shown only if the city is confirmed as well. */
    address: detail(
      z.strictObject({ street: text, pinCode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits'), state: text }),
    ).meta({ step: 3, name: 'Address', until: leftOut }),
    gstin: detail(gstin).meta({ step: 3, name: 'GSTIN', until: leftOut }),
    /** Registers, certificates and partner programmes in which anyone can look the agency up. */
    registrations: z
      .array(registrationSchema)
      .meta({ step: 3, name: 'Registrations', until: 'nobody can look you up', isDone: hasEntries }),
    /** Two places of the region, in the vision. */
    region: shownDetail(z.strictObject({ smallTown: text, bigCity: text })).meta({
      step: 3,
      name: 'A small town and a big city of your region',
      until: ({ value }: Detail<{ smallTown: string; bigCity: string }>) =>
        `the vision names ${value.smallTown} and ${value.bigCity}`,
    }),
    /** “One stop” on the boards at the end of pages, in a second script; false leaves it out. */
    board: shownDetail(
      z
        .strictObject({
          /** The code of its language, for screen readers and fonts. */
          lang: z.enum(['hi', 'mr', 'bn', 'gu', 'pa', 'kn', 'ml', 'or', 'ta', 'te']),
          words: text,
        })
        .or(z.literal(false)),
    ).meta({ step: 3, name: 'Second script of the boards', until: 'they’re in Hindi' }),
    /** Completes “Our … work in one team”. */
    team: detail(completingWithin).meta({ step: 3, name: 'Your team by trade', until: leftOut }),

    /** Listed after `phone`. */
    secondPhone: phone.optional(),
    /** Rows of “How to reach us”. */
    languages: detail(completing).meta({ step: 4, name: 'Languages that you speak', until: leftOut }),
    writingLanguages: detail(completing).meta({ step: 4, name: 'Languages that you write in', until: leftOut }),
    replyTime: detail(completingWithin).meta({ step: 4, name: 'How soon you reply', until: leftOut }),
    /** The nearest first: where there’s little room, pages name three. */
    towns: detail(names).meta({
      step: 4,
      name: 'Towns that you come to',
      until: 'pages ask visitors to tell you their city',
    }),
    travelCost: detail(completing).meta({
      step: 4,
      name: 'What a visit from another city costs',
      until: 'visitors read that travel is an item of the quote',
    }),
    /** The link that a map’s “Share” button copies. */
    map: detail(fullAddress()).meta({ step: 4, name: 'Link to the place on a map', until: leftOut }),
    /** Holidays, on which pages don’t say “open now”. Past days may stay. */
    closedOn: z.array(anyDay),
    maintenanceResponse: detail(completingWithin).meta({
      step: 4,
      name: 'Response time of the maintenance plan',
      until: leftOut,
    }),
    reviews: reviewsSchema.nullable().meta({
      step: 4,
      name: (reviews: Reviews | null) => (reviews ? 'Check of the reviews elsewhere' : 'Reviews elsewhere'),
      until: (reviews: Reviews | null) =>
        reviews ? `the line is left out from ${formatDate(aYearAfter(reviews.checkedOn))}` : leftOut,
      isDone: (reviews: Reviews | null, { today }: LaunchContext) =>
        reviews !== null && daysBetween(reviews.checkedOn, today) <= 90,
    }),

    /** Facts and answers of the rental page. */
    rental: z.strictObject({
      shortestPeriod: detail(completing).meta({ step: 5, name: 'Shortest rental', until: generalWords }),
      deposit: detail(completing).meta({ step: 5, name: 'Deposit of a rental', until: generalWords }),
      depositBack: detail(completing).meta({ step: 5, name: 'Days until a deposit is back', until: generalWords }),
      delivery: detail(completingWithin).meta({ step: 5, name: 'Delivery of rented machines', until: generalWords }),
      replacementCities: detail(names).meta({
        step: 5,
        name: 'Cities in which a rented machine is replaced in time',
        until: 'visitors read that the rental agreement names them',
      }),
      payment: detail(completingWithin).meta({ step: 5, name: 'How rent is paid', until: generalWords }),
      /** Whole sentences. */
      updates: detail(z.string().regex(/\.$/, 'must be a whole sentence, with a full stop')).meta({
        step: 5,
        name: 'Who updates rented machines',
        until: 'the rental page leaves out the question',
      }),
    }),

    social: z.strictObject({
      facebook: profile('Facebook', /(?:^|\.)(?:facebook|fb)\.com$/),
      instagram: profile('Instagram', /(?:^|\.)instagram\.com$/),
      linkedin: profile('LinkedIn', /(?:^|\.)linkedin\.com$/),
      youtube: profile('YouTube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/),
    }),
    /**
     * The day on which somebody last checked that mails to the support address are read.
     * /.well-known/security.txt expires a year later. Done for ten months, once the address is the
     * owner's.
     */
    supportMailboxCheckedOn: day.meta({
      step: 4,
      name: 'Check that the support mailbox is read',
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
  })
  .refine(({ address, city }) => !confirmedValue(address) || Boolean(confirmedValue(city)), {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
  })
  .refine((details) => Boolean(confirmedValue(details.whatsApp)) || !needsWhatsApp(details), {
    path: ['whatsApp'],
    error: 'must be confirmed: every page offers a chat, and the number in phone isn’t a mobile',
  });

/** A figure as text, so that “500+” stays as it is. */
const figure = z.strictObject({ number: text, confirmedOn: day.nullable() }).meta({
  name: ({ number }: { number: string }) => `Figure “${number}”`,
  until: 'visitors read it, and nobody has checked it',
  isDone: hasDay,
});
const figuresSchema = z
  .strictObject({ projects: figure, clients: figure, years: figure, teamMembers: figure })
  .meta({ step: 6 });

const testimonialsSchema = z
  .array(
    z.strictObject({
      name: text,
      company: text,
      rating: z.int().min(1).max(5),
      text,
      /** The language of name, company and text if it isn't English, for screen readers. */
      lang: z
        .string()
        .regex(/^[a-z]{2,3}$/, 'must be the code of a language, like hi for Hindi')
        .optional(),
      /** The address of what the agency made for them, if they agreed to the link. */
      url: fullAddress().optional(),
      /** The service that it’s about. */
      service: serviceSlugSchema.optional(),
      town: text.optional(),
      /** The id of a project in content/owner/projects.ts. */
      project: id.optional(),
      /** The day the client agreed to be quoted. Null marks a sample, which a launched site never shows. */
      confirmedOn: day.nullable(),
    }),
  )
  .meta({
    step: 7,
    name: 'Clients’ words',
    until: 'home shows samples, and none after the launch',
    isDone: (testimonials: OwnerTestimonials) => testimonials.some(hasDay),
  });

const noMonth = "must be a month in quotes, like '2026-08'";
const month = z
  .string(orMissing(noMonth))
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, noMonth)
  .refine((value) => value <= todayInIndia().slice(0, 7), 'is in the future');

const maxWords = 60;
const projectsSchema = listWithIds(
  z.strictObject({
    /** Its address on /about: “#project-<id>”. */
    id,
    service: serviceSlugSchema,
    /** The client’s name, or what they agreed to be called: “A clinic”. */
    client: text,
    town: text,
    trade: text,
    /** What was done, for a reader with the same need. */
    summary: text.refine((words) => words.split(/\s+/).length <= maxWords, `must have at most ${maxWords} words`),
    /** The month in which it was finished, like '2026-08'. */
    finished: month.optional(),
    /** As in “18 sockets, 9 PCs, 4 cameras”. */
    size: completing.optional(),
    days: z.int().min(1).optional(),
    /** Rounded, in rupees, without GST. */
    rupees: z.int().min(1).optional(),
    /** What changed, in the client’s own figures: “40 calls a week instead of 25”. */
    result: z
      .strictObject({
        figures: completing,
        /** When the figures were counted: “April to June 2026”. */
        period: completing,
        /** The day the client agreed that they’re shown. */
        permittedOn: day,
      })
      .optional(),
    /** A client who answers other clients’ questions. */
    answeringClient: z
      .strictObject({
        name: text,
        /** The day they agreed to it. */
        agreedOn: day,
      })
      .optional(),
    /** The client’s own words. */
    clientWords: text.optional(),
    /** Under the photo: who or what it shows. */
    caption: text.optional(),
    /** Where it can be seen, if it is public. */
    url: fullAddress().optional(),
    picture: pictureSchema.optional(),
    /** The day on which the client agreed to be shown. */
    permittedOn: day,
  }),
  0,
).meta({ step: 8, name: 'Work for clients', until: 'pages show no work of yours', isDone: hasEntries });

const peopleSchema = z
  .array(
    z.strictObject({
      name: text,
      role: text,
      /** As in “Malayalam, Hindi and English”. */
      languages: text,
      /** The year in which they joined. */
      since: z
        .int()
        .min(1990, 'must be a year, like 2019')
        .max(new Date().getFullYear(), 'must be a year, like 2019, and not in the future'),
      /** On the pages of these services, before the first step. */
      services: list(serviceSlugSchema).optional(),
      /** A direct number, typed in any usual way. */
      phone: z
        .string()
        .refine((number) => kindOf({ value: number, isPlaceholder: false }) !== undefined, 'must be an Indian number')
        .optional(),
      picture: pictureSchema.optional(),
    }),
  )
  .meta({ step: 9, name: 'People', until: 'pages show no face', isDone: hasEntries });

const startingPriceSchema = z.strictObject({
  rupees: z.int().min(1),
  /** What is charged by, if not by the job: “month”, “laptop per month”. */
  per: text.optional(),
  /** Whether GST is included or added. */
  gst: z.enum(['included', 'extra']),
  /** In a few words, what costs so much: “two cameras with recorder”. */
  job: completingWithin,
  /** One sentence: what that price covers. */
  covers: text,
  /** A whole job that was done, at a price like the starting one: with GST or without. */
  exampleJob: z
    .strictObject({
      /** “Nine desks, four cameras and Wi-Fi in a clinic” */
      what: completing,
      rupees: z.int().min(1),
      days: z.int().min(1),
      /** When it was finished, like '2026-08'. */
      month,
    })
    .optional(),
  /** The smallest maintenance contract, in rupees a year. */
  maintenancePerYear: z.int().min(1).optional(),
  /** The day somebody last checked it. */
  checkedOn: day,
});
const prices = z.partialRecord(serviceSlugSchema, startingPriceSchema);
export type OwnerPrices = z.infer<typeof prices>;

/** The service whose price was checked more than a year ago. */
const oldPrice = (all: OwnerPrices, { today }: LaunchContext) =>
  Object.entries(all).find(([, { checkedOn }]) => hasExpired(checkedOn, today))?.[0];
const pricesSchema = prices.meta({
  step: 10,
  name: (all: OwnerPrices, context: LaunchContext) => {
    const old = oldPrice(all, context);
    return old ? `Starting price of ${old}, older than a year` : 'Starting prices';
  },
  until: (all: OwnerPrices, context: LaunchContext) =>
    oldPrice(all, context) ? 'visitors read it with its day' : 'visitors see no price of any service',
  isDone: (all: OwnerPrices, context: LaunchContext) => Object.keys(all).length > 0 && !oldPrice(all, context),
});

const statementPlace = z.strictObject({
  file: text,
  /** As pages show them. Whoever changes the copy changes them here too. */
  words: text,
});
export type StatementPlace = z.infer<typeof statementPlace>;

const statement = z.strictObject({
  /** What the owner promises, in a sentence. */
  text,
  /** Where pages say it, often in other words. */
  places: list(statementPlace),
  /** The day on which it came into the list, or last changed. */
  addedOn: day,
});
type Statement = z.infer<typeof statement>;

const promisesSchema = z
  .strictObject({
    /** The day on which the owner last read all of them. */
    readOn: day.nullable().meta({
      name: 'What the pages promise',
      until: 'visitors read promises that you haven’t read',
      isNeeded: true,
      isDone: (readOn: string | null) => readOn !== null,
    }),
    statements: list(
      statement.meta({
        name: ({ text: sentence }: Statement) => sentence,
        until: ({ addedOn, places }: Statement, { readOn, isSaid }: LaunchContext) => {
          const changed = places.filter((place) => !isSaid(place)).map(({ file }) => file);
          const reason =
            addedOn > (readOn ?? '') ? 'it’s new' : `it has changed in ${[...new Set(changed)].join(', ')}`;
          return `read it again, and give readOn the day: ${reason}`;
        },
        // Before the first reading, there's only one thing to do.
        isNeeded: (_: Statement, { readOn }: LaunchContext) => (readOn === null ? false : undefined),
        isDone: ({ addedOn, places }: Statement, { readOn, isSaid }: LaunchContext) =>
          addedOn <= (readOn ?? '') && places.every(isSaid),
      }),
      0,
    ),
  })
  .meta({ step: 11 });

/** A whole sentence for the legal pages, as the lawyer worded it. */
const clause = (name: string) =>
  detail(z.string().regex(/\.$/, 'must be a whole sentence, with a full stop')).meta({ name, until: leftOut });
/** The legal pages that changed after they were last read. */
const changedSince = (day: string | null, { legalDocuments }: LaunchContext) =>
  legalDocuments.filter(({ updated }) => day === null || updated > day);
const legalSchema = z
  .strictObject({
    court: clause('Which court decides'),
    liability: clause('Limit of liability'),
    faults: clause('How long faults may be reported'),
    /** The time in that sentence, in short. */
    faultPeriod: detail(completing).meta({
      name: 'The same time in short',
      until: 'pages and sample quotes say that your quote gives it',
    }),
    grievance: clause('Grievance contact'),
    /** The day on which the owner or a lawyer last read all three legal pages. */
    reviewedOn: day.nullable().meta({
      name: 'The lawyer’s or your own sign-off of the legal pages',
      until: (reviewedOn: string | null, context: LaunchContext) => {
        const titles = changedSince(reviewedOn, context).map(({ title }) => title.toLowerCase());
        return `nobody has signed off the text of ${titles.join(', ')}`;
      },
      isDone: (reviewedOn: string | null, context: LaunchContext) => changedSince(reviewedOn, context).length === 0,
    }),
  })
  .refine(
    ({ faults, faultPeriod }) => {
      const [sentence, period] = [faults, faultPeriod].map(confirmedValue);
      return sentence === undefined ? period === undefined : period !== undefined && sentence.includes(period);
    },
    {
      path: ['faultPeriod'],
      error: 'must be confirmed together with the sentence in faults, and name the same time',
    },
  )
  .meta({ step: 12 });

/** What the files of content/owner export, in the order of content/owner/README.md. */
export const ownerSchema = z
  .strictObject({
    details: detailsSchema,
    figures: figuresSchema,
    testimonials: testimonialsSchema,
    projects: projectsSchema,
    people: peopleSchema,
    prices: pricesSchema,
    promises: promisesSchema,
    legal: legalSchema,
  })
  .superRefine(({ testimonials, projects }, context) => {
    testimonials.forEach(({ project }, index) => {
      if (project === undefined || projects.some((one) => one.id === project)) return;
      const message = 'must be the id of a project in content/owner/projects.ts';
      context.addIssue({ code: 'custom', path: ['testimonials', index, 'project'], message });
    });
  });

export type Owner = z.infer<typeof ownerSchema>;
export type OwnerDetails = z.infer<typeof detailsSchema>;
export type OwnerFigures = z.infer<typeof figuresSchema>;
export type OwnerTestimonials = z.infer<typeof testimonialsSchema>;
export type OwnerProjects = z.infer<typeof projectsSchema>;
export type OwnerPeople = z.infer<typeof peopleSchema>;
export type OwnerPromises = z.infer<typeof promisesSchema>;
export type OwnerLegal = z.infer<typeof legalSchema>;

export type SocialNetwork = keyof OwnerDetails['social'];
export type Registration = z.infer<typeof registrationSchema>;
export type Testimonial = OwnerTestimonials[number];
export type Project = OwnerProjects[number];
export type Person = OwnerPeople[number];
export type StartingPrice = z.infer<typeof startingPriceSchema>;
