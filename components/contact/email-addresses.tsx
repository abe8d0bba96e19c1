'use client';

import { CopyButton } from '@/components/copy/copy-button';
import { Link } from '@/components/ui/link';
import { PlusMinus } from '@/components/ui/plus-minus';
import { Tooltips } from '@/components/footer/tooltip';

type Email = { address: string; href: string; label: string; description: string; copyLabel: string };

type EmailAddressesProps = {
  emails: readonly Email[];
  /** Less common addresses, folded under a title. */
  others: { title: string; emails: readonly Email[] };
  copyMessages: { copied: string; failed: string };
};

/** The agency's addresses by purpose, each with a copy button. */
export default function EmailAddresses({ emails, others, copyMessages }: EmailAddressesProps) {
  return (
    <Tooltips>
      <div className="mt-3 border-y border-rule rows">
        <EmailList emails={emails} copyMessages={copyMessages} />
        <details>
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-bold">
            <span suppressHydrationWarning>{others.title}</span>
            <PlusMinus />
          </summary>
          <EmailList emails={others.emails} copyMessages={copyMessages} />
        </details>
      </div>
    </Tooltips>
  );
}

function EmailList({ emails, copyMessages }: Pick<EmailAddressesProps, 'emails' | 'copyMessages'>) {
  return (
    <ul className="rows">
      {emails.map(({ address, href, label, description, copyLabel }) => (
        <li key={label} className="flex items-center gap-2 py-2.5">
          <div className="grow">
            <p className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span suppressHydrationWarning className="min-w-20 font-bold">
                {label}
              </span>
              <Link href={href} translate="no" className="inline-flex min-h-11 min-w-11 items-center underline">
                {address}
              </Link>
            </p>
            <p suppressHydrationWarning className="text-ink-soft">
              {description}
            </p>
          </div>
          <CopyButton text={address} label={copyLabel} {...copyMessages} />
        </li>
      ))}
    </ul>
  );
}
