import { aYearAfter } from '@/content/dates';
import { payment } from '@/content/facts';
import { confirmedValue, type Detail, stateOfGstin, typedIntoPlaceholder } from '@/content/types';
import { phoneOf } from '@/content/types/phone';
import type { Content } from './content';
import type { Problem } from './problem';

/** Placeholders that pages show until the owner has others. */
const shownAsTheyAre = ['name', 'region', 'board'];

/**
 * What an owner has probably mistyped, but may be right. The launch check asks about it, and stops
 * nothing.
 */
export function questionsTo(owner: Content['owner'], today: string, onSite: string = payment.onSite): Problem[] {
  const { details, figures, legal, people, prices, testimonials } = owner;
  const asked: Problem[] = [];
  const ask = (file: string, field: string, message: string) =>
    asked.push({ file: `content/${file}.ts`, field, message });

  for (const [file, value] of Object.entries({ 'owner/details': details, 'owner/legal': legal })) {
    for (const { field, typed } of placeholdersIn(value))
      ask(file, field, `if “${typed}” is right, write confirmed(…) instead of placeholder(…)`);
  }
  for (const [name, { number, confirmedOn }] of Object.entries(figures)) {
    if (confirmedOn && aYearAfter(confirmedOn) < today)
      ask('owner/figures', name, `is “${number}” still right? It was checked on ${confirmedOn}`);
  }
  const [state, address] = [stateOfGstin(confirmedValue(details.gstin) || ''), confirmedValue(details.address)];
  if (state && address && !sameName(state, address.state))
    ask('owner/details', 'gstin', `is it yours? It begins with ${state}’s number, but you’re in ${address.state}`);
  const [phone, second] = [details.phone, details.secondPhone].map(
    (one) => one && confirmedValue(one) && phoneOf(one).number,
  );
  if (phone && phone === second) ask('owner/details', 'secondPhone', 'is it the same number as phone?');
  const lists = {
    'owner/details': ['towns', confirmedValue(details.towns) ?? []],
    'owner/people': ['people', people.map(({ name }) => name)],
    'owner/testimonials': ['testimonials', testimonials.map(({ text }) => text)],
  } as const;
  for (const [file, [field, names]] of Object.entries(lists)) {
    for (const name of twice(names)) ask(file, field, `is “${name}” in the list twice?`);
  }
  for (const [slug, { rupees, exampleJob }] of Object.entries(prices)) {
    if (exampleJob && exampleJob.rupees < rupees)
      ask('owner/prices', `${slug}.exampleJob.rupees`, 'is it right? It’s less than the starting price');
  }
  if (/version|draft|design|screen/.test(onSite))
    ask('facts', 'onSite', `is “${onSite}” right for cabling and servers too? If not, type other words here`);
  return asked;
}

function placeholdersIn(values: object, start = ''): { field: string; typed: string }[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || shownAsTheyAre.includes(name)) return [];
    if (!('isPlaceholder' in value)) return placeholdersIn(value, `${start}${name}.`);
    const typed = typedIntoPlaceholder(value as Detail<unknown>);
    return typed === undefined ? [] : [{ field: `${start}${name}`, typed }];
  });
}

const sameName = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase().replace(/\s*&\s*/g, ' and '));

function twice(names: readonly string[]): string[] {
  const known = names.map((name) => name.trim().toLowerCase());
  return names.filter((_, index) => known.indexOf(known[index]!) < index);
}
