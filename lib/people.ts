import { trustLabels } from '@/content/labels';
import { details } from '@/content/owner/details';
import { people } from '@/content/owner/people';
import type { ServiceSlug } from '@/content/services';
import type { Person } from '@/content/types';
import { confirmedValue } from '@/content/types/detail';
import { type Phone, readPhone } from '@/content/types/phone';
import { phones } from './contact-links';

export type ShownPerson = Omit<Person, 'phone' | 'since'> & { phone?: Phone; since?: string };

const founder = confirmedValue(details.founder);

const shown = ({ phone, since, ...person }: Person): ShownPerson => ({
  ...person,
  phone: phone === undefined ? undefined : readPhone(phone),
  since:
    since === undefined
      ? undefined
      : (person.name === founder ? trustLabels.founderSince : trustLabels.since).replace('{year}', String(since)),
});

/** The people whom clients talk to. */
export const shownPeople: readonly ShownPerson[] = people.map(shown);

/** The people of a service. */
export const peopleOf = (slug: ServiceSlug) => shownPeople.filter(({ services = [] }) => services.includes(slug));

/** All numbers of the contact page: the founder's own is among them. */
export const contactPhones: readonly (Phone & { person?: string })[] = [
  ...phones.map((phone) => ({ ...phone, person: personBehind(phone) })),
  ...shownPeople
    .filter(({ name, phone }) => name === founder && phone && phones.every(({ number }) => number !== phone.number))
    .map(({ name, phone }) => ({ ...phone!, person: name })),
];

/** Who answers one of the agency's numbers, if it's somebody's own. */
export function personBehind({ number }: Phone): string | undefined {
  return shownPeople.find(({ phone }) => phone?.number === number)?.name;
}
