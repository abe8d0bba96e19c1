import type { Detail } from '@/content/site';
import { formatDate } from '@/lib/dates';
import { securityExpiry } from '@/lib/security-txt';
import { shouldShowTestimonials } from '@/lib/testimonials';
import { type Content, moduleOf } from './content';
import type { Problem } from './problem';

/* What is open before launch, and what is advised. */

const site = 'content/site.ts';
const claimsFile = 'content/claims.ts';
const legalIndex = 'content/legal/index.ts';

/** What must be resolved before launch. */
export function openBeforeLaunch(content: Content): Problem[] {
  return [
    ...detailProblems(content),
    ...socialProblems(content),
    ...testimonialProblems(content),
    ...claimProblems(content),
    ...securityProblems(content),
    ...legalProblems(content),
  ];
}

/** What is only advised. */
export function advised(content: Content): Problem[] {
  return [...optionalDetailNotes(content), ...emptyLists(content), ...priceNotes(content)];
}

function socialProblems(content: Content): Problem[] {
  return moduleOf(content, site).site.social.flatMap(({ label, url }, index) => {
    const message = `The ${label} page has no address: visitors read “coming soon”.`;
    return url ? [] : [{ file: site, field: `social.${index}.url`, message }];
  });
}

function testimonialProblems(content: Content): Problem[] {
  const { testimonials } = moduleOf(content, 'content/testimonials.ts');
  const isLive = !moduleOf(content, site).site.url.isPlaceholder;
  const result = shouldShowTestimonials(testimonials, isLive)
    ? ': no client has said this'
    : ', so the live site hides them';
  const message = `All ${testimonials.items.length} testimonials are samples${result}.`;
  return testimonials.isPlaceholder ? [{ file: 'content/testimonials.ts', field: 'items', message }] : [];
}

function claimProblems(content: Content): Problem[] {
  return moduleOf(content, claimsFile).claims.flatMap(({ says, checkedOn }, index) => {
    const message = `Nobody has confirmed “${says.join('”, “')}”.`;
    return checkedOn ? [] : [{ file: claimsFile, field: `${index}.checkedOn`, message }];
  });
}

function securityProblems(content: Content): Problem[] {
  const expiry = securityExpiry(moduleOf(content, site).site.securityContactCheckedOn);
  const daysLeft = (Date.parse(expiry) - Date.parse(content.today)) / 86_400_000;
  const message = `security.txt ${daysLeft > 0 ? 'expires' : 'expired'} on ${formatDate(expiry)}.`;
  return daysLeft > 60 ? [] : [{ file: site, field: 'securityContactCheckedOn', message }];
}

function legalProblems(content: Content): Problem[] {
  const { legalDocuments, legalReviewedOn } = moduleOf(content, legalIndex);
  return legalDocuments.flatMap(({ slug, title, updated }) => {
    if (legalReviewedOn !== null && updated <= legalReviewedOn) return [];
    const message = `Nobody has signed off the text of ${title} of ${formatDate(updated)}.`;
    return [{ file: `content/legal/${slug}.ts`, field: 'updated', message }];
  });
}

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

/** Every `placeholder(…)`, with the owner's name for it. */
function placeholdersIn({ fields }: Content) {
  return fields.flatMap(({ file, field, value: detail }) => {
    if (typeof detail !== 'object' || detail === null || !('isPlaceholder' in detail && 'value' in detail)) return [];
    const { value, isPlaceholder } = detail as Detail<unknown>;
    return isPlaceholder ? [{ file, field, name: detailName(field), value }] : [];
  });
}

function detailProblems(content: Content): Problem[] {
  return placeholdersIn(content)
    .filter(({ field }) => !(field in optionalNames))
    .map(({ file, field, name, value }) => ({ file, field, message: `${name}: “${String(value)}” is a placeholder.` }));
}

function optionalDetailNotes(content: Content): Problem[] {
  return placeholdersIn(content)
    .filter(({ field }) => field in optionalNames)
    .map(({ file, field, name }) => ({ file, field, message: `${name}: pages leave it out until it’s known.` }));
}

/** Lists of the content that are empty until the owner fills them. */
const optionalLists: readonly Problem[] = [
  { file: 'content/projects.ts', field: 'projects', message: 'Pages show no work of yours.' },
  { file: 'content/people.ts', field: 'people', message: 'Pages show no face.' },
  { file: 'content/site.ts', field: 'registrations', message: 'Nobody can look you up.' },
];

function emptyLists({ fields }: Content): Problem[] {
  const isEmpty = ({ file, field }: Problem) =>
    (fields.find((one) => one.file === file && one.key === field)?.value as unknown[] | undefined)?.length === 0;
  return optionalLists.filter(isEmpty);
}

/** Reports prices that are missing, or that nobody has checked for a year. */
function priceNotes({ fields, today }: Content): Problem[] {
  const prices = fields.filter(({ field }) => field === 'startingPrice.checkedOn');
  if (prices.length === 0) {
    return [{ file: 'content/services', field: 'startingPrice', message: 'Visitors see no price of any service.' }];
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return prices.flatMap(({ file, field, value }) => {
    const message = `Nobody has checked this price since ${formatDate(String(value))}.`;
    return String(value) < aYearAgo ? [{ file, field, message }] : [];
  });
}

/** The launch check in one line. */
export function summaryOf(content: Content): string {
  const [open, notes] = [openBeforeLaunch(content), advised(content)];
  const placeholders = detailProblems(content).length;
  if (open.length + notes.length === 0) return 'Launch check: nothing is open.';
  return `Placeholders: ${placeholders}. Open before launch: ${open.length}. Also advised: ${notes.length}.`;
}
