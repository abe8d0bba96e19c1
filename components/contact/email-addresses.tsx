import { CopyButton } from '@/components/copy/copy-button';
import { Link } from '@/components/ui/link';
import { PlusMinus } from '@/components/ui/plus-minus';
import type { CopyWords } from '@/content/copying';

type Email = { address: string; href: string; label: string; description: string; copyName: string };

export type EmailAddressesProps = {
  title: string;
  emails: readonly Email[];
  /** Less common addresses, folded under a title. */
  others: { title: string; emails: readonly Email[] };
  copyWords: CopyWords;
};

/** The agency's addresses by purpose, each with a copy button. */
export function EmailAddresses({ title, emails, others, copyWords }: EmailAddressesProps) {
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <div className="mt-3 border-y border-rule divided-rows">
        <EmailList emails={emails} copyWords={copyWords} />
        <details>
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-bold">
            {others.title}
            <PlusMinus />
          </summary>
          <EmailList emails={others.emails} copyWords={copyWords} />
        </details>
      </div>
    </>
  );
}

function EmailList({ emails, copyWords }: Pick<EmailAddressesProps, 'emails' | 'copyWords'>) {
  return (
    <ul role="list" className="divided-rows">
      {emails.map(({ address, href, label, description, copyName }) => (
        <li key={label} className="flex flex-wrap items-start gap-x-2 py-2.5">
          <div className="min-w-0 grow basis-0">
            <p className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span className="min-w-20 font-bold">{label}</span>
              <Link
                href={href}
                dir="ltr"
                translate="no"
                className="inline-flex min-h-11 min-w-11 items-center underline"
              >
                {address}
              </Link>
            </p>
            <p className="text-ink-soft">{description}</p>
          </div>
          <CopyButton text={address} name={copyName} words={copyWords} />
        </li>
      ))}
    </ul>
  );
}
