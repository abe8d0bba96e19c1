'use client';

import { CopyButton } from '@/components/ui/copy-button';
import { Link } from '@/components/ui/link';
import { Tooltips } from '@/components/ui/tooltip';

type EmailAddressesProps = {
  emails: readonly { address: string; href: string; label: string; description: string; copy: string }[];
  /** Notifications of the copy buttons. */
  copying: { copied: string; failed: string };
};

/** Whom to write to about what, each address with a button that copies it. */
export default function EmailAddresses({ emails, copying }: EmailAddressesProps) {
  return (
    <Tooltips>
      <ul className="mt-3 border-y border-rule rows">
        {emails.map(({ address, href, label, description, copy }) => (
          <li key={label} className="flex items-center gap-2 py-2.5">
            <div className="grow">
              <p className="flex flex-wrap items-center gap-x-3">
                <span suppressHydrationWarning className="min-w-20 font-bold">
                  {label}
                </span>
                <Link
                  href={href}
                  translate="no"
                  className="inline-flex target items-center underline underline-offset-4"
                >
                  {address}
                </Link>
              </p>
              <p suppressHydrationWarning className="text-ink-soft">
                {description}
              </p>
            </div>
            <CopyButton text={address} label={copy} {...copying} />
          </li>
        ))}
      </ul>
    </Tooltips>
  );
}
