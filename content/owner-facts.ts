import { trustLabels } from './labels';
import { details } from './owner/details';
import { legal } from './owner/legal';
import { people } from './owner/people';
import { prices } from './owner/prices';
import { projects } from './owner/projects';
import { formatDate, hasExpired } from './dates';
import { site } from './site';
import { priceText } from './starting-prices';
import { confirmedValue } from './types/detail';
import { capitalised, firstListed, listed } from './wording';

/*
 * What the owner has confirmed, in the sentences that several pages share. Undefined until then:
 * where it's said in general words instead, the copy has both wordings beside each other.
 */

const { mistakes } = trustLabels;

export const hasNoGst = confirmedValue(details.gstin) === false;
/** For clients and terms, if the agency isn't registered for GST. */
export const noGst = hasNoGst ? 'We aren’t registered for GST, so we don’t add any to our prices.' : undefined;
const hasPrices = Object.keys(prices).length > 0 || projects.some(({ rupees }) => rupees);
/** For pages with several prices of ours. */
export const noGstNote = hasPrices ? noGst : undefined;

// How soon we answer
const replyTime = confirmedValue(details.replyTime);
const languages = listed([...new Set(people.flatMap((person) => person.languages ?? []))]);

/** Under buttons and beside e-mail addresses. */
export const answerLine =
  replyTime || languages
    ? `We answer ${[replyTime, languages && `in ${languages}`].filter(Boolean).join(', ')}.`
    : undefined;

// Our mistakes
/** “120 days” */
export const faultPeriod = confirmedValue(legal.faultPeriod);

/** Among the facts at the top of a service, where there's room. */
export const mistakeFacts = () =>
  faultPeriod ? [{ label: mistakes.title, value: mistakes.fact.replace('{time}', faultPeriod) }] : [];

/** The same in *What you get*, where there's none. */
export const mistakeFeatures = () =>
  faultPeriod ? [{ title: mistakes.title, description: mistakes.sentence.replace('{time}', faultPeriod) }] : [];

/** The row of a sample quote about our mistakes. */
export const mistakeRow = {
  title: 'Last day to report a mistake',
  description: `${faultPeriod ? `It’s ${faultPeriod} after the handover. ` : ''}${mistakes.atNoCharge}`,
};

// Maintenance
const maintenanceResponse = confirmedValue(details.maintenanceResponse);

/** Completes a sentence about an AMC. */
export const maintenanceStart = maintenanceResponse
  ? `we start on an ordinary fault ${maintenanceResponse}`
  : undefined;

const plan = confirmedValue(details.maintenancePrice);
export const maintenancePrice = plan && priceText({ ...plan, gst: hasNoGst ? 'none' : 'extra' });
export const maintenanceCost = maintenancePrice && `A maintenance plan costs ${maintenancePrice}.`;

/** The price of an AMC, and how soon we start on a fault. */
function maintenanceFacts() {
  const start = maintenanceResponse && capitalised(maintenanceResponse);
  if (maintenancePrice) {
    const note = start && `We start on an ordinary fault ${maintenanceResponse}.`;
    return [{ label: 'AMC', value: capitalised(maintenancePrice), note }];
  }
  return start ? [{ label: 'With an AMC, we start', value: start }] : [];
}

// Where we are
const city = confirmedValue(details.city);

/** Two places of the owner's region, in the vision and in examples. */
export const { smallTown, bigCity } = details.region.value;

/** The city, if confirmed, and the country. */
export const place = city ? `${city}, ${site.country}` : site.country;

/** Without the agency’s name, which is added at the end, and which search results may cut. */
const maxTitleWithCity = 55;

/**
 * A search title with the city, by which people search. If the city isn’t confirmed or makes the
 * title too long: the other title, or the same one with the country.
 */
export function titleWithPlace(title: (place: string) => string, withoutCity = title(site.country)): string {
  const withCity = title(city ?? site.country);
  return city === undefined || withCity.length > maxTitleWithCity ? withoutCity : withCity;
}

/** A heading with the city, or the one without, until the city is confirmed. */
export function headingWithCity(heading: (city: string) => string, withoutCity: string): string {
  return city === undefined ? withoutCity : heading(city);
}

// Where we come to
const towns = confirmedValue(details.towns);

/** “₹14 per km from Nashik” */
export const travelCost = confirmedValue(details.travelCost);
/** Where we travel to at a cost, to begin a sentence and to complete one. */
export const elsewhere = city ? `Outside ${city}` : 'If we come from another city';
export const travelTo = city ? `outside ${city}` : 'to another city';

/** For the pages of services that come to people: up to nine towns. */
export const townsSentence = towns && `We come to ${firstListed(towns, 9)}.`;
/** All of them, for the contact page. */
export const allTownsSentence = towns && `We come to ${listed(towns)}.`;

const townFacts = towns ? [{ label: 'We come to', value: firstListed(towns) }] : [];

/** The last facts of office and server: the cities, or how long mistakes are corrected, and the AMC. */
export const visitFacts = () => [...[...townFacts, ...mistakeFacts()].slice(0, 1), ...maintenanceFacts()];
/** In *What you get* of office and server, if it isn't the fourth fact. */
export const visitMistakeFeatures = () => (towns ? mistakeFeatures() : []);

/** How rent is paid: “weekly, in advance”. */
export const rentPayment = confirmedValue(details.rental.payment);

const replacementCities = confirmedValue(details.rental.replacementCities);
export const replacementPlace = replacementCities && `in ${listed(replacementCities)}`;

// Who we are
export const registeredName = confirmedValue(details.legalName);
export const gstin = confirmedValue(details.gstin) || undefined;
/** The row of a sample quote with the sum. */
export const totalTitle = hasNoGst ? 'Total' : 'Total with GST';

/** Joins the two names, unless the registered one has both: “Asha Rao, proprietor of Asha IT”. */
const tradeName =
  registeredName && !registeredName.toLowerCase().includes(details.name.value.toLowerCase())
    ? `${details.name.value} is the trade name of ${registeredName}.`
    : undefined;

export const billingName =
  registeredName &&
  trustLabels.billingName.replace('{name}', tradeName ? 'that registered name' : `the name ${registeredName}`);

/** Both, as far as they can be said. */
export const whoWeAre = [tradeName, billingName].filter((sentence) => sentence !== undefined).join(' ') || undefined;

/** Who is in the team, by trade. */
export const team = confirmedValue(details.team);

/** A line about reviews elsewhere, for a year after the day on which somebody checked it. */
export function reviewsLine(): { text: string; day: string; href: string } | undefined {
  const { reviews } = details;
  if (!reviews || hasExpired(reviews.checkedOn)) return undefined;
  const { score, count, site, checkedOn, url } = reviews;
  return { text: `${score} out of 5 in ${count} reviews on ${site}`, day: formatDate(checkedOn), href: url };
}
