import clsx from 'clsx';

export type LegalDetailsProps = { rows: readonly { label: string; value: string }[]; className?: string };

/** Registered name, address and GSTIN, one line each. Renders nothing if none is confirmed. */
export function LegalDetails({ rows, className }: LegalDetailsProps) {
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
