import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/clipboard/copy-button';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { EnquiryServices } from '@/components/enquiry/enquiry-services';
import { CategoryStripes } from '@/components/page/category-stripes';
import { ContactNotes } from '@/components/page/contact-actions';
import { DetailRows } from '@/components/page/details';
import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { Section } from '@/components/page/section';
import { StationBoard } from '@/components/page/station-board';
import { ButtonLink, EmailAddress, type LinkProps, MoreLink, PhoneLink } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { PlusMinus } from '@/components/ui/plus-minus';
import { clipboard } from '@/content/clipboard';
import { officeHours } from '@/content/facts';
import { place } from '@/content/owner-facts';
import { details } from '@/content/owner/details';
import { contact } from '@/content/pages/contact';
import { confirmedValue } from '@/content/types/detail';
import { listed } from '@/content/wording';
import { addressLine, identityRows } from '@/lib/confirmed-details';
import { chatAddress, chatHref, chatOnly, mailto } from '@/lib/contact-links';
import { holidayRows, openNow } from '@/lib/open-now';
import { contactPhones } from '@/lib/people';
import { anchors, files } from '@/lib/routes';

const { labels, form } = contact;
const [phone, ...otherPhones] = contactPhones;
const holidays = holidayRows(details.closedOn);

/** Numbers and addresses keep their direction and aren't translated. */
const verbatim = { dir: 'ltr', translate: 'no' } as const;

/** The contact page's board. Phones show number, chat and form before all else. */
export function ContactBoard() {
  return (
    <>
      <div className="page-width max-lg:px-(--gutter)">
        <StationBoard
          size="low"
          className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-0"
        >
          <div className="lg:row-start-2">
            <div className="flex flex-wrap items-center max-lg:-me-2 lg:gap-x-2.5">
              <PhoneLink phone={phone!} className="text-number" />
              <CopyButton text={phone!.display} name={labels.copyNumber} words={clipboard.number} />
            </div>
            <dl>
              {phone!.person && <Row label={labels.answers}>{phone!.person}</Row>}
              <Row label={labels.whatsapp}>
                <RowLink href={chatHref()} data-printed-url={chatAddress} {...(chatOnly && verbatim)}>
                  {chatOnly ?? labels.startChat}
                </RowLink>
              </Row>
            </dl>
          </div>
          <p className="max-w-108 lg:row-start-1 lg:mb-5 lg:text-lead">{form.lead}</p>
          <section
            id={anchors.form}
            aria-labelledby="form-title"
            className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
          >
            <h2 id="form-title" className="sr-only">
              {form.title}
            </h2>
            <EnquiryServices />
            <EnquiryForm variant="contact" />
          </section>
          <div id="details" className="flow-root lg:row-start-3">
            <dl>
              {otherPhones.map(({ href, display, person }) => (
                <Row key={href} label={person ?? labels.call}>
                  <RowLink href={href} {...verbatim}>
                    {display}
                  </RowLink>
                </Row>
              ))}
              <Row label={labels.email}>
                <RowLink href={mailto('info')} {...verbatim}>
                  <EmailAddress>{details.emails.info.value}</EmailAddress>
                </RowLink>
              </Row>
              {officeHours.timetable.map(({ days, times }, index) => (
                <Row key={days} label={days}>
                  {nonBreaking(times)}
                  {index === 0 && (
                    <span
                      // open-now.client.ts writes whether the office is open.
                      data-open-now={JSON.stringify(openNow)}
                      className="block min-h-lh font-sans text-base font-normal text-balance noscript:hidden"
                    />
                  )}
                </Row>
              ))}
            </dl>
            {holidays.length > 0 && (
              <dl data-holidays="">
                <Row label={labels.holidays}>
                  {holidays.map(({ text, lastDay }) => (
                    // open-now.client.ts removes those that are over.
                    <span key={text} data-last-day={lastDay} className="block">
                      {nonBreaking(text)}
                    </span>
                  ))}
                </Row>
              </dl>
            )}
            <ButtonLink href={files.contactCard} variant="outlined" download className="float-end mt-3 max-sm:w-full">
              {labels.saveContact}
            </ButtonLink>
          </div>
        </StationBoard>
      </div>
      {/* The ground that the board's posts stand on. */}
      <div className="pt-22 print:hidden">
        <CategoryStripes />
      </div>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 py-0.5">
      <dt className="basis-21">{label}</dt>
      <dd className="min-w-0 grow basis-44 py-2 font-display text-title font-bold">{children}</dd>
    </div>
  );
}

/** As high as a fingertip, in a row that is hardly higher. */
function RowLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className="-my-2 inline-flex min-h-11 items-center underline">
      {children}
    </a>
  );
}

/** The addresses by purpose, and the place. What the owner hasn't confirmed isn't shown. */
export function ContactDetails() {
  const emails = emailAddresses();
  const folded = emails.filter(({ isFolded }) => isFolded);
  const map = confirmedValue(details.map);
  return (
    <div className="grid page-width gap-x-8 gap-y-band pt-band lg:grid-cols-[3fr_1fr] print:block print:space-y-8">
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
        <ContactNotes answer={contact.answer} />
      </div>
      <div>
        <h2 className="text-heading">{labels.location}</h2>
        <p className="mt-4 font-display text-title font-bold">{addressLine ?? place}</p>
        <p className="mt-1 text-ink-soft">{contact.workArea}</p>
        {map && <MoreLink label={labels.map} href={map} />}
        {contact.agency && <p className="mt-4">{contact.agency}</p>}
        <DetailRows rows={identityRows('contact')} className="mt-4" />
      </div>
    </div>
  );
}

function EmailList({ emails }: { emails: ReturnType<typeof emailAddresses> }) {
  return (
    <ul role="list" className="mt-4 grid gap-x-8 lg:grid-cols-3">
      {emails.map(({ address, href, label, description }) => (
        <li key={label} className="pb-4">
          <h3 className="text-title">{label}</h3>
          <div className="flex flex-wrap items-center gap-x-4">
            <a href={href} dir="ltr" translate="no" className="inline-flex min-h-11 min-w-11 items-center underline">
              <EmailAddress>{address}</EmailAddress>
            </a>
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
      label: listed(same.map((email) => email.label)),
      description: same.length > 1 ? labels.sharedMailbox : same[0]!.description,
      isFolded,
      address,
      href: mailto(role, subject),
    };
  });
}

/** What happens after an enquiry, as numbered stops on one line. */
export function NextSteps() {
  const { stepsTitle, steps } = contact.hero;
  return (
    <Section id={anchors.nextSteps} title={stepsTitle}>
      <ol role="list" className="grid gap-x-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={clsx(
              'relative isolate flex gap-3 pb-4 md:grid md:content-start md:pb-0',
              // The line to the next stop: down on phones, across on wider screens.
              'before:absolute before:start-[calc(1.125rem-3px)] before:top-2 before:bottom-0 before:-z-1 before:border-s-6 before:border-ink last:before:hidden',
              'md:before:start-2 md:before:-end-6 md:before:top-[calc(1.125rem-3px)] md:before:bottom-auto md:before:border-s-0 md:before:border-bs-6',
            )}
          >
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full border-3 border-ink bg-card font-display text-title font-bold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{step.title}</h3>
              <p className="text-ink-soft">{nonBreaking(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <SampleQuoteLinks id={anchors.sampleQuote} />
    </Section>
  );
}
