import { CopyButton } from '@/components/clipboard/copy-button';
import { ContactNotes } from '@/components/page/contact-notes';
import { LegalDetails } from '@/components/page/legal-details';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link } from '@/components/ui/link';
import { MoreLink } from '@/components/ui/more-link';
import { PlusMinus } from '@/components/ui/plus-minus';
import { clipboard } from '@/content/clipboard';
import { details } from '@/content/owner/details';
import { place, reviewsLine } from '@/content/owner-facts';
import { contact } from '@/content/pages/contact';
import { confirmedValue } from '@/content/types/detail';
import { uncapitalised } from '@/content/wording';
import { addressLine, identityRows, reachRows } from '@/lib/confirmed-details';
import { mailto } from '@/lib/contact-links';

const { labels } = contact;

/** The addresses by purpose, and the place. What the owner hasn't confirmed isn't shown. */
export function ContactDetails() {
  const emails = emailAddresses();
  const folded = emails.filter(({ isFolded }) => isFolded);
  const map = confirmedValue(details.map);
  return (
    <Container className="grid gap-x-8 gap-y-band pt-band lg:grid-cols-[3fr_1fr] print:block print:space-y-8">
      <div>
        <h2 className="text-heading">{labels.email}</h2>
        <EmailList emails={emails.filter(({ isFolded }) => !isFolded)} />
        {folded.length > 0 && (
          <details className="border-y border-rule">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-bold">
              {labels.otherEmails}
              <PlusMinus />
            </summary>
            <EmailList emails={folded} />
          </details>
        )}
        <ContactNotes answer={contact.answer} reviews={reviewsLine()} />
        <LegalDetails rows={reachRows()} className="mt-4" />
      </div>
      <div>
        <h2 className="text-heading">{labels.location}</h2>
        <p className="mt-4 font-display text-title font-bold">{addressLine ?? place}</p>
        <p className="mt-1 text-ink-soft">{contact.workArea}</p>
        {map && <MoreLink label={labels.map} href={map} />}
        {contact.agency && <p className="mt-4">{contact.agency}</p>}
        <LegalDetails rows={identityRows('contact')} className="mt-4" />
      </div>
    </Container>
  );
}

function EmailList({ emails }: { emails: ReturnType<typeof emailAddresses> }) {
  return (
    <ul role="list" className="mt-4 grid gap-x-8 lg:grid-cols-3">
      {emails.map(({ address, href, label, description }) => (
        <li key={label} className="pb-4">
          <h3 className="text-title">{label}</h3>
          <div className="flex flex-wrap items-center gap-x-4">
            <Link href={href} dir="ltr" translate="no" className="inline-flex min-h-11 min-w-11 items-center underline">
              <EmailAddress>{address}</EmailAddress>
            </Link>
            <CopyButton text={address} name={labels.copyAddress.replace('{label}', label)} words={clipboard.address} />
          </div>
          <p className="text-ink-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The addresses, each once with all that it is for. Less common ones are folded. */
export function emailAddresses() {
  const emails = contact.emails.map((email) => ({ ...email, address: details.emails[email.role].value }));
  const firsts = emails.filter(
    (email, index) => emails.findIndex(({ address }) => address === email.address) === index,
  );
  return firsts.map(({ role, subject, isFolded = false, address }) => {
    const same = emails.filter((email) => email.address === address);
    return {
      label: same.map((email) => email.label).join(', '),
      description: same
        .map(({ description }, index) => (index === 0 ? description : uncapitalised(description)))
        .join('; '),
      isFolded,
      address,
      href: mailto(role, subject),
    };
  });
}
