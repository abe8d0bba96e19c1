import { Link } from '@/components/ui/link';
import { SectionHeading } from '@/components/ui/section-heading';
import { ButtonLink } from '@/components/ui/button-link';

type ContactDetailsProps = {
  title: string;
  call: { label: string; value: string; href: string };
  whatsApp: { label: string; href: string };
  emails: readonly { address: string; label: string; description: string }[];
  emailTitle: string;
  hours: { title: string; rows: readonly { days: string; times: string }[] };
  location: { title: string; value: string };
};

/** Every way to the agency: number, WhatsApp, addresses, hours, place. */
export function ContactDetails({ title, call, whatsApp, emails, emailTitle, hours, location }: ContactDetailsProps) {
  return (
    <section aria-labelledby="details-title" id="details">
      <SectionHeading id="details-title" title={title} />
      <div className="mt-6 grid gap-3 sm:flex">
        <ButtonLink href={call.href}>
          {call.label} {call.value}
        </ButtonLink>
        <ButtonLink href={whatsApp.href} variant="outline">
          {whatsApp.label}
        </ButtonLink>
      </div>
      <h3 className="mt-9 text-title leading-snug">{emailTitle}</h3>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {emails.map(({ address, label, description }) => (
          <li key={address} className="py-2.5">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-20 font-bold">{label}</span>
              <Link href={`mailto:${address}`} className="inline-flex target items-center underline underline-offset-4">
                {address}
              </Link>
            </p>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-9 text-title leading-snug">{hours.title}</h3>
      <dl className="mt-3 divide-y divide-dashed divide-panel-rule rounded-panel bg-panel px-5 py-2 text-on-panel">
        {hours.rows.map(({ days, times }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{days}</dt>
            <dd className="font-display text-lg font-bold text-panel-figure">{times}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-9 text-title leading-snug">{location.title}</h3>
      <p className="mt-1">{location.value}</p>
    </section>
  );
}
