import { PhoneLink } from '@/components/ui/phone-link';
import type { ShownPerson } from '@/lib/people';

type PersonDetailsProps = Pick<ShownPerson, 'role' | 'languages' | 'since' | 'phone'> & {
  /** `{year}` is filled in. */
  sinceLabel: string;
};

/** What a client wants to know of somebody besides the name. */
export function PersonDetails({ role, languages, since, phone, sinceLabel }: PersonDetailsProps) {
  return (
    <>
      <p>{role}</p>
      <p className="text-ink-soft">{languages}</p>
      <p className="text-ink-soft">{sinceLabel.replace('{year}', String(since))}</p>
      {phone && <PhoneLink href={phone.href} number={phone.display} className="text-base" />}
    </>
  );
}
