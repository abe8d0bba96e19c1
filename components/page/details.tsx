import clsx from 'clsx';
import { PhoneLink } from '@/components/ui/links';
import { listed } from '@/content/wording';
import type { ShownPerson } from '@/lib/people';

type DetailRowsProps = { rows: readonly { label: string; value: string }[]; className?: string };

/** Details such as the registered name, address and GSTIN, one line each. */
export function DetailRows({ rows, className }: DetailRowsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={clsx('wrap-anywhere', className)}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="inline">{label}: </dt>
          <dd className="inline">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PersonDetailsProps = Pick<ShownPerson, 'role' | 'languages' | 'since' | 'phone'>;

/** What a client wants to know of somebody besides the name. */
export function PersonDetails({ role, languages, since, phone }: PersonDetailsProps) {
  return (
    <>
      <p>{role}</p>
      {languages && <p className="text-ink-soft">{listed(languages)}</p>}
      {since && <p className="text-ink-soft">{since}</p>}
      {phone && <PhoneLink phone={phone} className="text-base" />}
    </>
  );
}
