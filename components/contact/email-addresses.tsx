import { CopyButton } from '@/components/clipboard/copy-button';
import { Link } from '@/components/ui/link';
import { PlusMinus } from '@/components/ui/plus-minus';
import type { CopyWords } from '@/content/clipboard';
import type { contact } from '@/content/pages/contact';

export type EmailAddressesProps = {
  labels: typeof contact.labels;
  emails: readonly { label: string; description: string; address: string; href: string; isFolded: boolean }[];
  copyWords: CopyWords;
};

/** The agency's addresses by purpose, each with a copy button. */
export function EmailAddresses({ labels, emails, copyWords }: EmailAddressesProps) {
  const folded = emails.filter(({ isFolded }) => isFolded);
  return (
    <>
      <h2 className="text-title">{labels.email}</h2>
      <div className="mt-3 border-y border-rule divided-rows">
        <EmailList labels={labels} emails={emails.filter(({ isFolded }) => !isFolded)} copyWords={copyWords} />
        {folded.length > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-bold">
              {labels.otherEmails}
              <PlusMinus />
            </summary>
            <EmailList labels={labels} emails={folded} copyWords={copyWords} />
          </details>
        )}
      </div>
    </>
  );
}

function EmailList({ labels, emails, copyWords }: EmailAddressesProps) {
  return (
    <ul role="list" className="divided-rows">
      {emails.map(({ address, href, label, description }) => (
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
          <CopyButton text={address} name={labels.copyAddress.replace('{label}', label)} words={copyWords} />
        </li>
      ))}
    </ul>
  );
}
