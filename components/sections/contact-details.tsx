import { Copy } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { SectionHeading } from '@/components/ui/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { OpenNow, type OpenNowProps } from '@/components/ui/open-now';
import { Timetable } from '@/components/ui/timetable';

type ContactDetailsProps = {
  title: string;
  call: { label: string; value: string; href: string; copy: string };
  whatsApp: { label: string; href: string };
  /** Download of the contact card. */
  card: { label: string; href: string };
  emails: readonly { address: string; href: string; label: string; description: string; copy: string }[];
  emailTitle: string;
  hours: { title: string; rows: readonly { days: string; times: string }[]; now: OpenNowProps };
  location: { title: string; value: string };
  /** Notifications of the copy buttons. */
  copying: { number: string; address: string; failed: string };
};

const copyIcon = <Copy aria-hidden="true" className="size-5" />;

/** Every way to the agency: number, WhatsApp, addresses, hours, place. */
export function ContactDetails({
  title,
  call,
  whatsApp,
  card,
  emails,
  emailTitle,
  hours,
  location,
  copying,
}: ContactDetailsProps) {
  return (
    <section aria-labelledby="details-title" id="details">
      <SectionHeading id="details-title" title={title} />
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <div className="flex items-center gap-1">
          <ButtonLink href={call.href} className="grow">
            {call.label} {call.value}
          </ButtonLink>
          <CopyButton text={call.value} label={call.copy} copied={copying.number} failed={copying.failed}>
            {copyIcon}
          </CopyButton>
        </div>
        <ButtonLink href={whatsApp.href} variant="outlined">
          {whatsApp.label}
        </ButtonLink>
        <ButtonLink href={card.href} variant="outlined" download>
          {card.label}
        </ButtonLink>
      </div>
      <h3 className="mt-9 text-title">{emailTitle}</h3>
      <ul className="mt-3 border-y border-rule rows">
        {emails.map(({ address, href, label, description, copy }) => (
          <li key={label} className="flex items-center gap-2 py-2.5">
            <div className="grow">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-20 font-bold">{label}</span>
                <Link href={href} className="inline-flex target items-center underline underline-offset-4">
                  {address}
                </Link>
              </p>
              <p className="text-ink-soft">{description}</p>
            </div>
            <CopyButton text={address} label={copy} copied={copying.address} failed={copying.failed}>
              {copyIcon}
            </CopyButton>
          </li>
        ))}
      </ul>
      <h3 className="mt-9 text-title">{hours.title}</h3>
      <div className="mt-3 rounded-panel bg-panel px-5 py-2 text-on-panel">
        <OpenNow {...hours.now} className="border-b border-dashed border-panel-rule py-2 noscript:hidden" />
        <Timetable rows={hours.rows} />
      </div>
      <h3 className="mt-9 text-title">{location.title}</h3>
      <p className="mt-1">{location.value}</p>
    </section>
  );
}
