import { securityExpiry } from '@/lib/security-txt';
import { legalDocuments } from '@/content/legal';
import { socialProfiles } from '@/content/site';
import { type Detail, emailRoles } from '@/content/types';
import { formatDate } from '@/lib/dates';
import type { Content } from './content';
import { neededFields } from './owner';

/** Something that only the owner can fill in or confirm. */
type LaunchItem = {
  name: string;
  file: string;
  field: string;
  isDone: boolean;
  /** What visitors see until it's done. */
  until: string;
};

const detailsFile = 'content/owner/details.ts';
const legalFile = 'content/owner/legal.ts';
const leftOut = 'pages leave it out';
const generalWords = 'the rental page answers in general words';

/** What the owner has to fill in: first what is needed before the web address, then the rest. */
export function launchItems(content: Content): { needed: LaunchItem[]; advised: LaunchItem[] } {
  const { needed, advised } = detailItems(content);
  return {
    needed,
    advised: [
      ...advised,
      ...socialItems(content),
      mailboxItem(content),
      ...figureItems(content),
      ...listItems(content),
      priceItem(content),
      ...promiseItems(content),
      ...legalItems(content),
    ],
  };
}

/** The details, in the order of content/owner/README.md. */
function detailItems(content: Content): { needed: LaunchItem[]; advised: LaunchItem[] } {
  const { details } = content.owner;
  const { rental } = details;
  const item = (name: string, field: string, { value, isPlaceholder }: Detail<unknown>, until?: string) => ({
    name,
    file: detailsFile,
    field,
    isDone: !isPlaceholder,
    until: until ?? `visitors read “${String(value)}”`,
  });
  const needed = [
    item('Name of the agency', 'name', details.name),
    item('Phone number', 'phone', details.phone),
    item('WhatsApp number, because the phone isn’t a mobile', 'whatsApp', details.whatsApp),
    ...emailRoles.map((role) => item(`E-mail address (${role})`, `emails.${role}`, details.emails[role])),
  ].filter(({ field }) => neededFields(content).includes(field));
  const advised = [
    item('Web address of this site', 'url', details.url, 'the site isn’t launched: it shows samples and open promises'),
    item('Founder’s name', 'founder', details.founder, 'the founder’s message is signed with the agency’s name'),
    item('Company site, in the footer', 'companySite', details.companySite, leftOut),
    item('Registered name', 'legalName', details.legalName, leftOut),
    item('City', 'city', details.city, 'pages and search titles have only the country'),
    item('Address', 'address', details.address, leftOut),
    item('GSTIN', 'gstin', details.gstin, leftOut),
    {
      name: 'Registrations',
      file: detailsFile,
      field: 'registrations',
      isDone: details.registrations.length > 0,
      until: 'nobody can look you up',
    },
    item('Languages that you speak', 'languages', details.languages, leftOut),
    item('Languages that you write in', 'writingLanguages', details.writingLanguages, leftOut),
    item('How soon you reply', 'replyTime', details.replyTime, leftOut),
    item('Towns that you come to', 'towns', details.towns, leftOut),
    item('Link to the place on a map', 'map', details.map, leftOut),
    item('Response time of the maintenance plan', 'maintenanceResponse', details.maintenanceResponse, leftOut),
    item('Shortest rental', 'rental.shortestPeriod', rental.shortestPeriod, generalWords),
    item('Deposit of a rental', 'rental.deposit', rental.deposit, generalWords),
    item('How rent is paid', 'rental.payment', rental.payment, generalWords),
    item('Who updates rented machines', 'rental.updates', rental.updates, 'the rental page leaves out the question'),
  ];
  return { needed, advised };
}

function socialItems({ owner }: Content): LaunchItem[] {
  const { social } = owner.details;
  return socialProfiles.map(({ label, icon }) => ({
    name: `Page on ${label}`,
    file: detailsFile,
    field: `social.${icon}`,
    isDone: social[icon] !== null,
    until: 'visitors read “coming soon”',
  }));
}

/** Done for ten months, once the address is the owner's: security.txt expires after a year. */
function mailboxItem({ owner, today }: Content): LaunchItem {
  const expiry = securityExpiry(owner.details.supportMailboxCheckedOn);
  const daysLeft = (Date.parse(expiry) - Date.parse(today)) / 86_400_000;
  return {
    name: 'Check that the support mailbox is read',
    file: detailsFile,
    field: 'supportMailboxCheckedOn',
    isDone: !owner.details.emails.support.isPlaceholder && daysLeft > 60,
    until: `security.txt expires on ${formatDate(expiry)}`,
  };
}

function figureItems({ owner }: Content): LaunchItem[] {
  return Object.entries(owner.figures).map(([name, { number, confirmedOn }]) => ({
    name: `Figure “${number}”`,
    file: 'content/owner/figures.ts',
    field: name,
    isDone: Boolean(confirmedOn),
    until: 'visitors read it, and nobody has checked it',
  }));
}

function listItems({ owner }: Content): LaunchItem[] {
  const { testimonials, projects, people } = owner;
  return [
    {
      name: 'Clients’ words',
      file: 'content/owner/testimonials.ts',
      field: 'testimonials',
      isDone: testimonials.some(({ confirmedOn }) => confirmedOn),
      until: 'home shows samples, and none after the launch',
    },
    {
      name: 'Work for clients',
      file: 'content/owner/projects.ts',
      field: 'projects',
      isDone: projects.length > 0,
      until: 'pages show no work of yours',
    },
    {
      name: 'People',
      file: 'content/owner/people.ts',
      field: 'people',
      isDone: people.length > 0,
      until: 'pages show no face',
    },
  ];
}

/** Done while there is a price, and each was checked within a year. */
function priceItem({ owner, today }: Content): LaunchItem {
  const all = Object.entries(owner.prices);
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const old = all.find(([, { checkedOn }]) => checkedOn < aYearAgo)?.[0];
  return {
    name: old ? 'Starting price older than a year' : 'Starting prices',
    file: 'content/owner/prices.ts',
    field: old ?? 'prices',
    isDone: all.length > 0 && !old,
    until: old ? 'visitors read it with its day' : 'visitors see no price of any service',
  };
}

function promiseItems({ owner, texts }: Content): LaunchItem[] {
  const named = new Set(texts.filter(({ key }) => key === 'promise').map(({ value }) => value));
  return owner.promises.map(({ id, text, pages, longerTexts, confirmedOn }) => {
    const where = pages.join(', ');
    const until = named.has(id) ? `a launched site leaves it out of ${where}` : `visitors read it on ${where}`;
    return {
      name: text,
      file: 'content/owner/promises.ts',
      field: id,
      // Pages leave out what the owner declines, but nobody can leave out a part of a text.
      isDone: confirmedOn === false ? !longerTexts : Boolean(confirmedOn),
      until: longerTexts ? `${until}; if it isn’t true, change ${longerTexts.join(', ')}` : until,
    };
  });
}

function legalItems({ owner }: Content): LaunchItem[] {
  const { legal } = owner;
  const clause = (field: 'court' | 'liability' | 'faults' | 'grievance', name: string) => ({
    name,
    file: legalFile,
    field,
    isDone: !legal[field].isPlaceholder,
    until: leftOut,
  });
  const changed = legalDocuments.filter(({ updated }) => !legal.reviewedOn || updated > legal.reviewedOn);
  return [
    clause('court', 'Which court decides'),
    clause('liability', 'Limit of liability'),
    clause('faults', 'How long faults may be reported'),
    clause('grievance', 'Grievance contact'),
    {
      name: 'The lawyer’s or your own sign-off of the legal pages',
      file: legalFile,
      field: 'reviewedOn',
      isDone: changed.length === 0,
      until: `nobody has signed off the text of ${changed.map(({ title }) => title.toLowerCase()).join(', ')}`,
    },
  ];
}
