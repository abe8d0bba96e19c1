'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { Link } from '@/components/ui/link';
import { Tooltips } from '@/components/ui/tooltip';

type ContactDetailsProps = {
  call: { label: string; value: string; href: string; copy: string };
  whatsApp: { label: string; href: string };
  /** Download of the contact card. */
  card: { label: string; href: string };
  emails: readonly { address: string; href: string; label: string; description: string; copy: string }[];
  emailTitle: string;
  /** Notifications of the copy buttons. */
  copying: { number: string; address: string; failed: string };
};

/** Number, WhatsApp, contact card and addresses, each with a button that copies it. */
export default function ContactDetails({ call, whatsApp, card, emails, emailTitle, copying }: ContactDetailsProps) {
  return (
    <Tooltips>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <div className="flex items-center gap-2">
          <ButtonLink href={call.href} className="grow">
            <span>
              {`${call.label} `}
              <span translate="no">{call.value}</span>
            </span>
          </ButtonLink>
          <CopyButton text={call.value} label={call.copy} copied={copying.number} failed={copying.failed} />
        </div>
        <ButtonLink href={whatsApp.href} variant="outlined" data-typed={whatsApp.href.replace(/^https:\/\/|\?.*/g, '')}>
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
                <Link
                  href={href}
                  translate="no"
                  className="inline-flex target items-center underline underline-offset-4"
                >
                  {address}
                </Link>
              </p>
              <p className="text-ink-soft">{description}</p>
            </div>
            <CopyButton text={address} label={copy} copied={copying.address} failed={copying.failed} />
          </li>
        ))}
      </ul>
    </Tooltips>
  );
}
