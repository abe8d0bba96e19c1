import type { ReactNode } from 'react';
import { CopyButton } from '@/components/clipboard/copy-button';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { EnquiryServices } from '@/components/enquiry/enquiry-services';
import { CategoryStripes } from '@/components/page/category-stripes';
import { StationBoard } from '@/components/page/station-board';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link, type LinkProps } from '@/components/ui/link';
import { PhoneLink } from '@/components/ui/phone-link';
import { clipboard } from '@/content/clipboard';
import { officeHours } from '@/content/facts';
import { details } from '@/content/owner/details';
import { contact } from '@/content/pages/contact';
import { chatAddress, chatHref, chatOnly, mailto } from '@/lib/contact-links';
import { holidayText, openNow } from '@/lib/open-now';
import { contactPhones } from '@/lib/people';
import { anchors, files } from '@/lib/routes';

const { labels, form } = contact;
const [phone, ...otherPhones] = contactPhones;

/** Numbers and addresses keep their direction and aren't translated. */
const verbatim = { dir: 'ltr', translate: 'no' } as const;

/** The contact page's board. Phones show number, chat and form before all else. */
export function ContactBoard() {
  return (
    <>
      <Container className="max-lg:px-(--gutter)">
        <StationBoard
          size="low"
          className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-0"
        >
          <div className="lg:row-start-2">
            <div className="flex flex-wrap items-center gap-x-2 lg:gap-x-4">
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
          <div id="details" className="lg:row-start-3">
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
                  {times}
                  {index === 0 && (
                    <span
                      // open-now.client.ts writes whether the office is open.
                      data-open-now={JSON.stringify(openNow)}
                      className="block min-h-lh font-sans text-base font-normal noscript:hidden"
                    />
                  )}
                </Row>
              ))}
              {holidayText && <Row label={labels.holidays}>{holidayText}</Row>}
            </dl>
            <ButtonLink href={files.contactCard} variant="outlined" download className="mt-3 max-sm:w-full">
              {labels.saveContact}
            </ButtonLink>
          </div>
        </StationBoard>
      </Container>
      {/* The ground that the board's posts stand on. */}
      <div className="pt-22 print:hidden">
        <CategoryStripes />
      </div>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-0.5">
      <dt className="basis-24">{label}</dt>
      <dd className="min-w-0 grow basis-44 py-2 font-display text-title font-bold">{children}</dd>
    </div>
  );
}

/** As high as a fingertip, in a row that is hardly higher. */
function RowLink(props: LinkProps) {
  return <Link {...props} className="-my-2 inline-flex min-h-11 items-center underline" />;
}
