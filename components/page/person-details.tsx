import { PhoneLink } from '@/components/ui/links';
import type { ShownPerson } from '@/lib/people';

type PersonDetailsProps = Pick<ShownPerson, 'role' | 'languages' | 'since' | 'phone'>;

/** What a client wants to know of somebody besides the name. */
export function PersonDetails({ role, languages, since, phone }: PersonDetailsProps) {
  return (
    <>
      <p>{role}</p>
      {languages && <p className="text-ink-soft">{languages}</p>}
      {since && <p className="text-ink-soft">{since}</p>}
      {phone && <PhoneLink phone={phone} className="text-base" />}
    </>
  );
}
