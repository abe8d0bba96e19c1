import { PersonDetails } from '@/components/page/person-details';
import type { ShownPerson } from '@/lib/people';

export function Contacts({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul role="list" className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {people.map((person) => (
        <li key={person.name}>
          <p className="font-bold wrap-anywhere">{person.name}</p>
          <PersonDetails {...person} />
        </li>
      ))}
    </ul>
  );
}
