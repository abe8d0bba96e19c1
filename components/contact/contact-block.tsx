import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { StationBoard } from '@/components/page/station-board';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link } from '@/components/ui/link';
import { nonBreaking } from '@/components/ui/non-breaking';
import { PhoneLink } from '@/components/ui/phone-link';
import { officeHours } from '@/content/facts';
import { details } from '@/content/owner/details';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { chatHref, mailto, phones } from '@/lib/contact-links';
import { personBehind } from '@/lib/people';

const { labels } = contact;

const linkClass = 'inline-flex min-h-11 min-w-11 items-center underline';
const textClass = 'min-h-11 content-center';

/** The end of the home page, instead of a call to action. */
export function ContactBlock() {
  const { title, lead } = home.contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="pt-band">
      <Container>
        <StationBoard size="large" className="grid gap-x-14 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id="contact-title" className="text-section">
              {title}
            </h2>
            <p className="mt-3 text-lead text-pretty">{lead}</p>
            <dl className="mt-3">
              {phones.map((phone) => {
                const person = personBehind(phone);
                return (
                  <Fragment key={phone.number}>
                    <Row label={labels.call} labelClass="max-sm:sr-only">
                      <PhoneLink phone={phone} className="text-number lg:whitespace-nowrap" />
                    </Row>
                    {person && (
                      <Row label={labels.answers}>
                        <p className={textClass}>{nonBreaking(person)}</p>
                      </Row>
                    )}
                  </Fragment>
                );
              })}
              <Row label={labels.whatsapp}>
                <Link href={chatHref()} className={linkClass}>
                  {labels.startChat}
                </Link>
              </Row>
              <Row label={labels.email}>
                <Link href={mailto('info')} dir="ltr" translate="no" className={linkClass}>
                  <EmailAddress>{details.emails.info.value}</EmailAddress>
                </Link>
              </Row>
              <Row label={labels.open}>
                <p className={textClass}>{nonBreaking(officeHours.text)}</p>
              </Row>
            </dl>
          </div>
          <div>
            <EnquiryForm variant="home" />
          </div>
        </StationBoard>
      </Container>
    </section>
  );
}

function Row({ label, labelClass, children }: { label: string; labelClass?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className={clsx('basis-24 lg:basis-22', labelClass)}>{label}</dt>
      <dd className="min-w-0 grow basis-40 font-display text-title font-bold">{children}</dd>
    </div>
  );
}
