import { people } from '@/content/owner/people';
import type { ServiceSlug } from '@/content/services/slugs';
import type { Person } from '@/content/types';
import { type Phone, readPhone } from '@/content/types/phone';

export type ShownPerson = Omit<Person, 'phone'> & { phone?: Phone };

/** The people whom clients talk to, all or those of a service. */
export function shownPeople(slug?: ServiceSlug): ShownPerson[] {
  return people
    .filter(({ services = [] }) => !slug || services.includes(slug))
    .map(({ phone, ...person }) => ({ ...person, phone: phone === undefined ? undefined : readPhone(phone) }));
}
