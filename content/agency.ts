import { isLaunched, type Detail, site, confirmedValue } from './site';

/* Texts about the agency’s details. Details that aren’t confirmed are left out. */

const city = confirmedValue(site.city);
const towns = confirmedValue(site.visitedTowns);
const faultPeriod = confirmedValue(site.faultPeriod);

/** The city, if confirmed, and the country. */
export const place = city ? `${city}, ${site.country}` : site.country;

/** For titles: the city, by which people search, or the country until it’s confirmed. */
export const cityOrCountry = city ?? site.country;

/**
 * Without the agency’s name, which is added at the end, and which search results may cut. The check
 * of whole titles is in tools/check/search-results.ts.
 */
const maxTitleWithCity = 55;

/** A search title with the city if it fits, otherwise with the country. */
export function titleWithPlace(title: (place: string) => string): string {
  return title(cityOrCountry).length > maxTitleWithCity ? title(site.country) : title(cityOrCountry);
}

const onSite = towns ? `we come to ${towns}. Elsewhere, ask us` : 'tell us your city, and we’ll say if we can come';

/** Where we work, online and on site. */
export const workArea = `We do online work anywhere in India. For offices, office servers and rentals, ${onSite}.`;

/** The answer to whether we come to the client’s town. */
export const visitAnswer = towns
  ? `We come to ${towns}. If you’re elsewhere, WhatsApp us your city, and we’ll say yes or no.`
  : 'WhatsApp us your city, and we’ll say yes or no before you pay anything.';

/** Until when clients can report our mistakes. */
export const faultDeadline = faultPeriod
  ? `the date in your quote, usually ${faultPeriod} after handover`
  : 'the date in your quote';

/*
 * Details with the words before and after them, or an empty text until they’re confirmed. Functions,
 * because the words depend on the sentence.
 */

/** The languages we write in: “English, Hindi or Marathi”. */
export function writingLanguages(before: string, after = ''): string {
  return withWords(before, confirmedValue(site.writingLanguages), after);
}

/** The languages we speak on the phone. */
export function spokenLanguages(before: string, after = ''): string {
  return withWords(before, confirmedValue(site.languages), after);
}

/** The towns we visit. */
export function visitedTowns(before: string, after = ''): string {
  return withWords(before, towns, after);
}

/** How soon we reply: “within one working day”. */
export function replyTime(before: string, after = ''): string {
  return withWords(before, confirmedValue(site.replyTime), after);
}

/** How soon we start to work on a maintenance client’s fault: “within four hours”. */
export function maintenanceResponse(before: string, after = ''): string {
  return withWords(before, confirmedValue(site.maintenanceResponse), after);
}

/** What we sign to keep a client’s secrets: “a non-disclosure agreement”. */
export function confidentialityAgreement(before: string, after = ''): string {
  return withWords(before, promised(site.confidentiality), after);
}

/** When a machine that fails on Saturday evening is replaced: “by Monday evening”. */
export function weekendReplacement(before: string, after = ''): string {
  return withWords(before, promised(site.weekendReplacement), after);
}

function withWords(before: string, detail: string | undefined, after: string): string {
  return detail ? `${before}${detail}${after}` : '';
}

/** A promise that a launched site leaves out until it’s confirmed. */
function promised({ value, isPlaceholder }: Detail<string>): string | undefined {
  return isPlaceholder && isLaunched ? undefined : value;
}
