import { aYearAfter } from '@/content/dates';
import { confirmedValue, type Detail, typedIntoPlaceholder } from '@/content/types';
import { phoneOf } from '@/content/types/phone';
import type { Content } from './content';
import type { Problem } from './problem';

/** The first two digits of a GSTIN, by state: the codes of the census, with Ladakh's added. */
const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/**
 * What an owner has probably mistyped, but may be right. The launch check asks about it, and stops
 * nothing.
 */
export function questionsTo(owner: Content['owner'], today: string): Problem[] {
  const { details, figures, legal, people, prices, testimonials } = owner;
  const asked: Problem[] = [];
  const ask = (file: string, field: string, message: string) =>
    asked.push({ file: `content/owner/${file}.ts`, field, message });

  for (const [file, value] of Object.entries({ details, legal })) {
    for (const { field, typed } of placeholdersIn(value)) {
      if (!shownAsTheyAre.includes(field))
        ask(file, field, `if “${typed}” is right, write confirmed(…) instead of placeholder(…)`);
    }
  }
  for (const [name, { number, confirmedOn }] of Object.entries(figures)) {
    if (confirmedOn !== null && aYearAfter(confirmedOn) < today)
      ask('figures', name, `is “${number}” still right? It was checked on ${confirmedOn}`);
  }
  const [gstin, address] = [confirmedValue(details.gstin), confirmedValue(details.address)];
  const state = gstStates[gstin?.slice(0, 2) ?? ''];
  if (state && address && !sameWords(state, address.state)) {
    ask(
      'details',
      'gstin',
      `is it yours? It begins with the number of ${state}, and the address is in ${address.state}`,
    );
  }
  const [phone, second] = [details.phone, details.secondPhone].map(
    (one) => one && confirmedValue(one) !== undefined && phoneOf(one).number,
  );
  if (phone && phone === second) ask('details', 'secondPhone', 'is it the same number as phone?');
  for (const field of twice(confirmedValue(details.towns) ?? []))
    ask('details', 'towns', `is “${field}” in the list twice?`);
  for (const name of twice(people.map((one) => one.name))) ask('people', 'people', `is “${name}” in the list twice?`);
  for (const text of twice(testimonials.map((one) => one.text)))
    ask('testimonials', 'testimonials', `is “${text}” in the list twice?`);
  for (const [slug, { rupees, exampleJob }] of Object.entries(prices)) {
    if (exampleJob && exampleJob.rupees < rupees)
      ask('prices', `${slug}.exampleJob.rupees`, 'is it right? It’s less than the starting price');
  }
  return asked;
}

/** Placeholders that pages show until the owner has others. */
const shownAsTheyAre = ['name', 'region', 'board'];

function placeholdersIn(values: object, start = ''): { field: string; typed: string }[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    if (!('isPlaceholder' in value)) return placeholdersIn(value, `${start}${name}.`);
    const typed = typedIntoPlaceholder(value as Detail<unknown>);
    return typed === undefined ? [] : [{ field: `${start}${name}`, typed }];
  });
}

const sameWords = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase().replace(/\s*&\s*/g, ' and '));

function twice(names: readonly string[]): string[] {
  const known = names.map((name) => name.trim().toLowerCase());
  return names.filter((_, index) => known.indexOf(known[index]!) < index);
}
