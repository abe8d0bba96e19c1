import { PhoneLink } from '@/components/ui/phone-link';
import type { Person } from '@/content/types';
import { readPhone } from '@/content/types/phone';

type PersonDetailsProps = Pick<Person, 'role' | 'languages' | 'since' | 'phone'> & {
  /** `{year}` is filled in. */
  sinceLabel: string;
};

/** What a client wants to know of somebody besides the name. */
export function PersonDetails({ role, languages, since, phone, sinceLabel }: PersonDetailsProps) {
  const number = phone === undefined ? undefined : readPhone(phone);
  return (
    <>
      <p>{role}</p>
      <p className="text-ink-soft">{languages}</p>
      <p className="text-ink-soft">{sinceLabel.replace('{year}', String(since))}</p>
      {number && <PhoneLink href={number.href} number={number.display} className="text-base" />}
    </>
  );
}
