import type { Detail } from '@/content/site';
import { formatDate } from '@/lib/dates';
import { phoneOf } from '@/lib/phone';
import { securityExpiry } from '@/lib/security-txt';
import { shouldShowTestimonials } from '@/lib/testimonials';
import { type Content, moduleOf } from './content';
import type { Finding, RuleRow } from './finding';

/* What is open before launch, and what is advised. */

const site = 'content/site.ts';
const claimsFile = 'content/claims.ts';
const legalIndex = 'content/legal/index.ts';

/** Questions to resolve before launch. */
export const launchQuestions: readonly RuleRow<Content>[] = [
  {
    id: 'placeholder-detail',
    owner: 'owner',
    action: 'Send the real one.',
    fix: 'Write it as confirmed(‘…’).',
    check: detailFindings,
  },
  {
    id: 'social',
    owner: 'marketing',
    action: 'Send the page’s own address, or say that there will be none.',
    fix: 'Write the address, or remove the entry.',
    check: (content) => {
      const { comingSoonName } = moduleOf(content, 'content/footer.ts').footer;
      const message = 'It has no address: visitors read “coming soon”.';
      return moduleOf(content, site).site.social.flatMap(({ label, url }, index) => {
        const shown = [comingSoonName.replace('{profile}', label)];
        return url ? [] : [{ file: site, field: `social.${index}.url`, subject: `${label} page`, message, shown }];
      });
    },
  },
  {
    id: 'testimonials',
    owner: 'marketing',
    action: 'Send clients’ own words with their consent and, where they agree, the address of what you made.',
    fix: 'Replace the items, then set isPlaceholder to false.',
    check: (content) => {
      const { testimonials } = moduleOf(content, 'content/testimonials.ts');
      const isLive = !moduleOf(content, site).site.url.isPlaceholder;
      const result = shouldShowTestimonials(testimonials, isLive)
        ? ': no client has said this'
        : ', so the live site hides them';
      const message = `All ${testimonials.items.length} are samples${result}.`;
      // Not names and companies: words like “bakery” are on other pages too.
      const shown = testimonials.items.map(({ text }) => text);
      const found = { file: 'content/testimonials.ts', field: 'items', subject: 'Testimonials', message, shown };
      return testimonials.isPlaceholder ? [found] : [];
    },
  },
  {
    id: 'claim',
    owner: 'owner',
    action: 'Confirm that it’s true, or say what is.',
    fix: 'Write the day it was checked as its checkedOn.',
    check: (content) => {
      const copy = content.texts.filter(({ file }) => file !== claimsFile);
      const isInCopy = (words: string) => copy.some(({ value }) => value.includes(words));
      return moduleOf(content, claimsFile).claims.flatMap(({ subject, says, checkedOn }, index) => {
        const gone = says.filter((words) => !isInCopy(words));
        const found: Finding[] = [];
        if (!checkedOn) {
          const message = `Nobody has confirmed “${says.join('”, “')}”.`;
          found.push({ file: claimsFile, field: `${index}.checkedOn`, subject, message, shown: says });
        }
        if (gone.length > 0) {
          const message = `The copy no longer says “${gone.join('”, “')}”.`;
          const fix = 'Write the words that the copy has now.';
          found.push({ file: claimsFile, field: `${index}.says`, subject, message, fix });
        }
        return found;
      });
    },
  },
  {
    id: 'security-txt',
    owner: 'developer',
    action: 'Check that reports to the support address are read.',
    fix: 'Set it to the day you checked.',
    check: (content) => {
      const expiry = securityExpiry(moduleOf(content, site).site.securityContactCheckedOn);
      const daysLeft = (Date.parse(expiry) - Date.parse(content.today)) / 86_400_000;
      const message = `It ${daysLeft > 0 ? 'expires' : 'expired'} on ${formatDate(expiry)}.`;
      const found = { file: site, field: 'securityContactCheckedOn', subject: 'security.txt', message };
      return daysLeft > 60 ? [] : [found];
    },
  },
  {
    id: 'legal-sign-off',
    owner: 'legal',
    action: 'Read the text and sign it off.',
    fix: 'Set legalReviewedOn in content/legal/index.ts.',
    check: (content) => {
      const { legalDocuments, legalReviewedOn } = moduleOf(content, legalIndex);
      return legalDocuments.flatMap(({ slug, title, updated }) => {
        if (legalReviewedOn !== null && updated <= legalReviewedOn) return [];
        const message = `Nobody has signed off the text of ${formatDate(updated)}.`;
        const file = `content/legal/${slug}.ts`;
        return [{ file, field: 'the whole file', subject: title, message, paths: [`/${slug}`] }];
      });
    },
  },
];

/** The owner's names for details of content/site.ts. */
const detailNames: Readonly<Record<string, string>> = {
  name: 'Name of the agency',
  url: 'Web address of this site',
  companySite: 'Company site in the footer',
  phone: 'Phone and WhatsApp number',
  'founder.name': 'Founder’s name',
  confidentiality: 'What you sign to keep clients’ secrets',
  weekendReplacement: 'When a machine that fails on Saturday evening is replaced',
};

/** Details that pages leave out until they are confirmed. */
const optionalNames: Readonly<Record<string, string>> = {
  legalName: 'Registered name',
  city: 'City',
  address: 'Address',
  gstin: 'GSTIN',
  languages: 'Languages that callers may speak',
  writingLanguages: 'Languages of posts, pages and designs',
  replyTime: 'Time until somebody answers',
  faultPeriod: 'Period for reporting faults',
  visitedTowns: 'Towns you come to',
  secondPhone: 'Second phone number, if you have one',
  whatsApp: 'WhatsApp number, if it isn’t the phone’s',
  map: 'Link to the place on a map',
  rentalPeriod: 'Shortest period of a rental',
  rentalDeposit: 'Deposit of a rental',
  maintenanceResponse: 'Response time of the maintenance plan',
  grievance: 'Contact for grievances, and how soon they reply',
  courtCity: 'City of the courts, for the terms',
  liabilityCap: 'Limit of liability, for the terms',
};

const detailName = (field: string) =>
  detailNames[field] ?? optionalNames[field] ?? field.replace(/^emails\.(\w+)$/, 'E-mail ($1)');

/** Every `placeholder(…)` and `confirmed(…)`, with the texts that pages show. */
function detailsOf({ fields }: Content) {
  return fields.flatMap(({ file, field, value: detail }) => {
    if (typeof detail !== 'object' || detail === null || !('isPlaceholder' in detail && 'value' in detail)) return [];
    const { value, isPlaceholder } = detail as Detail<unknown>;
    const parts = typeof value === 'object' ? Object.values(value ?? {}) : [value];
    const texts = parts.map(String).filter(Boolean);
    const shown = field === 'phone' ? [phoneOf(detail as Detail<string>).display, ...texts] : texts;
    return [{ file, field, subject: detailName(field), shown, isPlaceholder }];
  });
}

function detailFindings(content: Content): Finding[] {
  return detailsOf(content)
    .filter(({ field, isPlaceholder }) => isPlaceholder && !(field in optionalNames))
    .map((found) => ({ ...found, message: `“${found.shown[0]}” is a placeholder.` }));
}

export function optionalDetailFindings(content: Content): Finding[] {
  return detailsOf(content)
    .filter(({ field, isPlaceholder }) => isPlaceholder && field in optionalNames)
    .map(({ file, field, subject }) => ({ file, field, subject, message: 'Pages leave it out until it’s known.' }));
}

/** Lists of the content that are empty until the owner fills them. */
const slots = [
  {
    file: 'content/projects.ts',
    field: 'projects',
    subject: 'Projects',
    message: 'Pages show no work of yours.',
    action: 'Send three projects: client, town, trade, what was done, a photo, and the day the client agreed.',
  },
  {
    file: 'content/people.ts',
    field: 'people',
    subject: 'People',
    message: 'Pages show no face.',
    action: 'Send name, role, languages, year of joining and a photo of those who talk to clients.',
  },
  {
    file: 'content/site.ts',
    field: 'registrations',
    subject: 'Registrations and badges',
    message: 'Nobody can look you up.',
    action: 'Send the numbers of Udyam, CIN, ISO or partner programmes, and where to check them.',
  },
] as const;

/** Reports empty lists, and prices that are missing or that nobody has checked for a year. */
export function proofFindings(content: Content): Finding[] {
  const entries = ({ file, field }: (typeof slots)[number]) =>
    content.fields.find((one) => one.file === file && one.key === field)?.value;
  const empty = slots.filter((slot) => (entries(slot) as unknown[] | undefined)?.length === 0);
  return [...empty, ...priceFindings(content)];
}

function priceFindings({ fields, today }: Content): Finding[] {
  const prices = fields.filter(({ field }) => field === 'startingPrice.checkedOn');
  if (prices.length === 0) {
    const message = 'Visitors see no price of any service.';
    return [{ file: 'content/services', field: 'startingPrice', subject: 'Starting prices', message }];
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return prices.flatMap(({ file, field, value }) => {
    const message = `Nobody has checked it since ${formatDate(String(value))}.`;
    return String(value) < aYearAgo ? [{ file, field, subject: 'Starting price', message, action: 'Check it.' }] : [];
  });
}
