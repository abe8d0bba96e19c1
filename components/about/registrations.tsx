import { Section } from '@/components/page/section';
import { Link } from '@/components/ui/link';

type RegistrationsProps = {
  title: string;
  lead?: string;
  check: string;
  items: readonly { label: string; value: string; url?: string }[];
};

/** Who the agency is, in rows that anyone can look up. Renders nothing without rows. */
export function Registrations({ title, lead, check, items }: RegistrationsProps) {
  if (items.length === 0) return null;
  return (
    <Section id="registrations" title={title} lead={lead} layout="columns">
      <dl className="divided-rows">
        {items.map(({ label, value, url }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-6 py-1">
            <dt className="basis-48 font-bold">{label}</dt>
            <dd className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-6 wrap-anywhere">
              {value}
              {url && (
                <Link
                  href={url}
                  aria-label={`${check}: ${label}`}
                  className="inline-flex min-h-11 min-w-11 items-center underline"
                >
                  {check}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
