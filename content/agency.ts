import { terms } from './facts';
import { site, confirmedValue } from './site';

/*
 * Texts about the agency’s details. Details that aren’t confirmed are left out. Texts that may be
 * empty are functions, because the content check reports empty constants.
 */

const city = confirmedValue(site.city);
const writingLanguages = confirmedValue(site.writingLanguages);
const towns = confirmedValue(site.visitedTowns);
const faultPeriod = confirmedValue(site.faultPeriod);
const languages = confirmedValue(site.languages);
const responseTime = confirmedValue(site.maintenanceResponse);
const replyTime = confirmedValue(site.replyTime);

/** The city, if confirmed, and the country. */
export const place = city ? `${city}, ${site.country}` : site.country;

/** For titles: the city, by which people search, or the country until it’s confirmed. */
export const region = city ?? site.country;

/** Search results cut longer titles, because the site’s name is added. */
const longestTitle = 55;

/** A search title with the city if it fits, otherwise with the country. */
export function titleIn(title: (region: string) => string): string {
  return title(region).length > longestTitle ? title(site.country) : title(region);
}

/** The languages we write in, with the words around them: “, in Hindi or English,”. */
export function writtenIn(before: string, after = ''): string {
  return writingLanguages ? `${before}${writingLanguages}${after}` : '';
}

/** A sentence about the towns we visit, or nothing until they’re confirmed. */
export function visits(): string {
  return towns ? ` We come to ${towns}.` : '';
}

const near = towns ? `we come to ${towns}. Elsewhere, ask us` : 'tell us your city first, and we’ll say if we can come';

/** Where we work, online and on site. */
export const workArea = `We do online work anywhere in India. For offices, office servers and rentals, ${near}.`;

const askTown = towns ? `We come to ${towns}. Elsewhere, WhatsApp us your city` : 'WhatsApp us your city';

/** Whether we visit a client, for services that may need it. */
export const townAnswer = `${askTown}, and you get a yes or no before you pay anything. ${terms.travel}`;

/** Until when clients can report our mistakes. */
export const faultDate = faultPeriod
  ? `the date in your quote, usually ${faultPeriod} after handover`
  : 'the date in your quote';

/** The languages we speak, after a verb: “call us in Hindi or English,”. */
export function spoken(after = ''): string {
  return languages ? ` in ${languages}${after}` : '';
}

/** A sentence about how soon we start to work on a maintenance client’s fault. */
export function maintenanceResponse(): string {
  return responseTime ? ` With a plan, we start on any other fault ${responseTime}.` : '';
}

/** How soon we reply, after “reply”. */
export function soon(): string {
  return replyTime ? ` ${replyTime}` : '';
}
