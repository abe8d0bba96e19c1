import { isLaunched, type Detail, site, confirmedValue } from './site';

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
const agreement = promised(site.confidentiality);
const weekendReplacement = promised(site.weekendReplacement);

/** A promise that a launched site leaves out until it’s confirmed. */
function promised({ value, isPlaceholder }: Detail<string>): string | undefined {
  return isPlaceholder && isLaunched ? undefined : value;
}

/** The city, if confirmed, and the country. */
export const place = city ? `${city}, ${site.country}` : site.country;

/** For titles: the city, by which people search, or the country until it’s confirmed. */
export const region = city ?? site.country;

/**
 * Without the agency’s name, which is added at the end, and which search results may cut. The check
 * of whole titles is in tools/check/search-results.ts.
 */
const longestTitleWithCity = 55;

/** A search title with the city if it fits, otherwise with the country. */
export function titleIn(title: (region: string) => string): string {
  return title(region).length > longestTitleWithCity ? title(site.country) : title(region);
}

/** The languages we write in, with the words around them: “, in Hindi or English,”. */
export function writtenIn(before: string, after = ''): string {
  return writingLanguages ? `${before}${writingLanguages}${after}` : '';
}

/** A sentence about the towns we visit, or nothing until they’re confirmed. */
export function visits(): string {
  return towns ? ` We come to ${towns}.` : '';
}

const near = towns ? `we come to ${towns}. Elsewhere, ask us` : 'tell us your city, and we’ll say if we can come';

/** Where we work, online and on site. */
export const workArea = `We do online work anywhere in India. For offices, office servers and rentals, ${near}.`;

/** Whether we visit a client. */
export const townAnswer = towns
  ? `We come to ${towns}. If you’re elsewhere, WhatsApp us your city, and we’ll say yes or no.`
  : 'WhatsApp us your city, and we’ll say yes or no before you pay anything.';

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

/** What we sign to keep a client’s secrets, with the words around it. */
export function secrecy(before: string, after: string): string {
  return agreement ? `${before}${agreement}${after}` : '';
}

/** When a machine that fails on Saturday evening is replaced, with the words around it. */
export function weekendReplacementIs(before: string, after: string): string {
  return weekendReplacement ? `${before}${weekendReplacement}${after}` : '';
}

/** How soon we reply, after “reply”. */
export function soon(): string {
  return replyTime ? ` ${replyTime}` : '';
}
