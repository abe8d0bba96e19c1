import { CopyButton } from '@/components/clipboard/copy-button';
import { ContactNotes, type ContactNotesProps } from '@/components/page/contact-notes';
import { LegalDetails, type LegalDetailsProps } from '@/components/page/legal-details';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link } from '@/components/ui/link';
import { MoreLink } from '@/components/ui/more-link';
import { PlusMinus } from '@/components/ui/plus-minus';
import type { CopyWords } from '@/content/clipboard';
import type { contact } from '@/content/pages/contact';

type EmailListProps = {
  labels: typeof contact.labels;
  emails: readonly { label: string; description: string; address: string; href: string; isFolded: boolean }[];
  copyWords: CopyWords;
};

type ContactDetailsProps = EmailListProps & {
  /** Languages, and how soon somebody replies. */
  reach: LegalDetailsProps['rows'];
  place: string;
  /** Where the agency works online and on site. */
  workArea: string;
  map?: string;
  /** Which names the agency has, in sentences, and who it is. */
  agency?: string;
  more: LegalDetailsProps['rows'];
  /** Below the addresses. */
  notes: ContactNotesProps;
};

/** The addresses by purpose, and the place. What the owner hasn't confirmed isn't shown. */
export function ContactDetails({
  labels,
  emails,
  copyWords,
  reach,
  place,
  workArea,
  map,
  agency,
  more,
  notes,
}: ContactDetailsProps) {
  const folded = emails.filter(({ isFolded }) => isFolded);
  return (
    <Container className="grid gap-x-8 gap-y-band pt-band lg:grid-cols-[3fr_1fr] print:block print:space-y-8">
      <div>
        <h2 className="text-heading">{labels.email}</h2>
        <EmailList labels={labels} emails={emails.filter(({ isFolded }) => !isFolded)} copyWords={copyWords} />
        {folded.length > 0 && (
          <details className="border-y border-rule">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-bold">
              {labels.otherEmails}
              <PlusMinus />
            </summary>
            <EmailList labels={labels} emails={folded} copyWords={copyWords} />
          </details>
        )}
        <ContactNotes {...notes} />
        <LegalDetails rows={reach} className="mt-4" />
      </div>
      <div>
        <h2 className="text-heading">{labels.location}</h2>
        <p className="mt-4 font-display text-title font-bold">{place}</p>
        <p className="mt-1 text-ink-soft">{workArea}</p>
        {map && <MoreLink label={labels.map} href={map} />}
        {agency && <p className="mt-4">{agency}</p>}
        <LegalDetails rows={more} className="mt-4" />
      </div>
    </Container>
  );
}

function EmailList({ labels, emails, copyWords }: EmailListProps) {
  return (
    <ul role="list" className="mt-4 grid gap-x-8 lg:grid-cols-3">
      {emails.map(({ address, href, label, description }) => (
        <li key={label} className="pb-4">
          <h3 className="text-title">{label}</h3>
          <div className="flex flex-wrap items-center gap-x-4">
            <Link href={href} dir="ltr" translate="no" className="inline-flex min-h-11 min-w-11 items-center underline">
              <EmailAddress>{address}</EmailAddress>
            </Link>
            <CopyButton text={address} name={labels.copyAddress.replace('{label}', label)} words={copyWords} />
          </div>
          <p className="text-ink-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
