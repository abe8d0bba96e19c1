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

/** A sentence with the towns we visit, which “ WhatsApp us your city” follows. */
export function visits(): string {
  return whenConfirmed(site.visitedTowns, (towns) => ` We come to ${towns}. Elsewhere,`).join('');
}

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
