import { terms } from './facts';
import { site, whenConfirmed } from './site';

/* Texts about the agency’s details. Details that aren’t confirmed are left out. */

/** The city, if confirmed, and the country. */
export const place = [...whenConfirmed(site.city, (city) => city), site.country].join(', ');

/** For titles: the city, by which people search, or the country until it’s confirmed. */
export const region = whenConfirmed(site.city, (city) => city)[0] ?? site.country;

/** Search results cut longer titles, because the site’s name is added. */
const longestTitle = 55;

/** A search title with the city if it fits, otherwise with the country. */
export function titleIn(title: (region: string) => string): string {
  return title(region).length > longestTitle ? title(site.country) : title(region);
}

/** The languages we write in, with the words around them: “, in Hindi or English,”. */
export function writtenIn(before: string, after = ''): string {
  return whenConfirmed(site.writingLanguages, (languages) => `${before}${languages}${after}`).join('');
}

/** A sentence about the towns we visit, or nothing until they’re confirmed. */
export function visits(): string {
  return whenConfirmed(site.visitedTowns, (towns) => ` We come to ${towns}.`).join('');
}

const [near = 'tell us your city first, and we’ll say if we can come'] = whenConfirmed(
  site.visitedTowns,
  (towns) => `we come to ${towns}. Elsewhere, ask us`,
);

/** Where we work, online and on site. */
export const workArea = `We do online work anywhere in India. For offices, office servers and rentals, ${near}.`;

const [askTown = 'WhatsApp us your city'] = whenConfirmed(
  site.visitedTowns,
  (towns) => `We come to ${towns}. Elsewhere, WhatsApp us your city`,
);

/** Whether we visit a client, for services that may need it. */
export const townAnswer = `${askTown}, and you get a yes or no before you pay anything. ${terms.travel}`;

/** Until when clients can report our mistakes. */
export const faultDate = [
  'the date in your quote',
  ...whenConfirmed(site.faultPeriod, (period) => `usually ${period} after handover`),
].join(', ');

/** The languages we speak, after a verb: “call us in Hindi or English,”. */
export function spoken(after = ''): string {
  return whenConfirmed(site.languages, (languages) => ` in ${languages}${after}`).join('');
}

/** A sentence about how soon we start to work on a maintenance client’s fault. */
export function maintenanceResponse(): string {
  return whenConfirmed(site.maintenanceResponse, (time) => ` With a plan, we start on any other fault ${time}.`).join(
    '',
  );
}

/** How soon we reply, after “reply”. */
export function soon(): string {
  return whenConfirmed(site.replyTime, (time) => ` ${time}`).join('');
}
