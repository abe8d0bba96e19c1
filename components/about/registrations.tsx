import { Section } from '@/components/page/section';
import { Link } from '@/components/ui/link';
import { trustLabels } from '@/content/labels';
import { about } from '@/content/pages/about';
import { identityRows } from '@/lib/confirmed-details';

const { check } = trustLabels;

/** Who the agency is, in rows that anyone can look up. Renders nothing without rows. */
export function Registrations() {
  const rows = identityRows('about');
  if (rows.length === 0) return null;
  return (
    <Section id="registrations" {...about.registrations} layout="columns">
      <dl className="divided-rows">
        {rows.map(({ label, value, url }) => (
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
