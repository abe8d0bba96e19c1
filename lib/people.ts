import { details } from '@/content/owner/details';
import { people } from '@/content/owner/people';
import type { ServiceSlug } from '@/content/services';
import type { Person } from '@/content/types';
import { confirmedValue } from '@/content/types/detail';
import { type Phone, readPhone } from '@/content/types/phone';
import { mainPhone } from './contact-links';

export type ShownPerson = Omit<Person, 'phone'> & { phone?: Phone };

const shown = ({ phone, ...person }: Person): ShownPerson => ({
  ...person,
  phone: phone === undefined ? undefined : readPhone(phone),
});

/** The people whom clients talk to. */
export const shownPeople: readonly ShownPerson[] = people.map(shown);

const founder = confirmedValue(details.founder);
/** Whom clients talk to about work that nobody else is named for. */
const anyone = shownPeople.find(({ name }) => name === founder) ?? shownPeople[0];

/** The people of a service. If there are none: the founder, or else the first, with a number. */
export function peopleOf(slug: ServiceSlug): readonly ShownPerson[] {
  const own = shownPeople.filter(({ services = [] }) => services.includes(slug));
  return own.length > 0 || !anyone ? own : [{ ...anyone, phone: anyone.phone ?? mainPhone }];
}

/** Who answers one of the agency's numbers, if it's somebody's own. */
export function personBehind({ number }: Phone): string | undefined {
  return shownPeople.find(({ phone }) => phone?.number === number)?.name;
}
