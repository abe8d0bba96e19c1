import type { ReactNode } from 'react';
import { CopyButton } from '@/components/clipboard/copy-button';
import { EnquiryForm, type EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { EnquiryServices } from '@/components/enquiry/enquiry-services';
import { enquiryFormId } from '@/components/enquiry/enquiry-text';
import { CategoryStripes } from '@/components/page/category-stripes';
import { type BoardName, StationBoard } from '@/components/page/station-board';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link, type LinkProps } from '@/components/ui/link';
import { PhoneLink } from '@/components/ui/phone-link';
import type { CopyWords } from '@/content/clipboard';
import type { contact } from '@/content/pages/contact';
import type { OpenNow } from '@/lib/open-now';
import type { Phone } from '@/content/types/phone';

type ContactBoardProps = {
  /** The anchors of the rows and of the form. */
  ids: { details: string; form: string };
  board: BoardName;
  labels: typeof contact.labels;
  /** The agency's number, and further ones, each with the name of whoever answers. */
  phones: readonly (Phone & { person?: string })[];
  copyWords: CopyWords;
  /** `printedUrl` is printed after the label, short enough to type. `number`: if it's no phone's. */
  chat: { href: string; printedUrl: string; number?: string };
  email: { href: string; address: string };
  /** A script says under the first row whether the office is open now. */
  hours: { timetable: readonly { days: string; times: string }[]; holidays: string; openNow: OpenNow };
  contactCard: string;
  /** What a visitor can ask a quote for, and their first message on WhatsApp. */
  services: readonly { slug: string; shortTitle: string }[];
  servicesMessage: string;
  form: EnquiryFormProps;
};

/** Numbers and addresses keep their direction and aren't translated. */
const verbatim = { dir: 'ltr', translate: 'no' } as const;

/** The contact page's board. Phones show number, chat and form before all else. */
export function ContactBoard({
  ids,
  board,
  labels,
  phones,
  copyWords,
  chat,
  email,
  hours,
  contactCard,
  services,
  servicesMessage,
  form,
}: ContactBoardProps) {
  const [phone, ...otherPhones] = phones;
  return (
    <>
      <Container className="max-lg:px-(--gutter)">
        <StationBoard
          name={board}
          stripes={<CategoryStripes />}
          size="low"
          className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-0"
        >
          <div className="lg:row-start-2">
            <div className="flex flex-wrap items-center gap-x-2 lg:gap-x-4">
              <PhoneLink href={phone!.href} number={phone!.display} className="text-number" />
              <CopyButton text={phone!.display} name={labels.copyNumber} words={copyWords} />
            </div>
            <dl>
              {phone!.person && <Row label={labels.answers}>{phone!.person}</Row>}
              <Row label={labels.whatsapp}>
                <RowLink href={chat.href} data-printed-url={chat.printedUrl} {...(chat.number && verbatim)}>
                  {chat.number ?? labels.startChat}
                </RowLink>
              </Row>
            </dl>
          </div>
          <p className="max-w-108 lg:row-start-1 lg:mb-5 lg:text-lead">{form.labels.lead}</p>
          <section id={ids.form} aria-labelledby="form-title" className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <h2 id="form-title" className="sr-only">
              {form.labels.title}
            </h2>
            <EnquiryServices form={enquiryFormId} labels={form.labels} message={servicesMessage} services={services} />
            <EnquiryForm {...form} />
          </section>
          <div id={ids.details} className="lg:row-start-3">
            <dl>
              {otherPhones.map(({ href, display, person }) => (
                <Row key={href} label={person ?? labels.call}>
                  <RowLink href={href} {...verbatim}>
                    {display}
                  </RowLink>
                </Row>
              ))}
              <Row label={labels.email}>
                <RowLink href={email.href} {...verbatim}>
                  <EmailAddress>{email.address}</EmailAddress>
                </RowLink>
              </Row>
              {hours.timetable.map(({ days, times }, index) => (
                <Row key={days} label={days}>
                  {times}
                  {index === 0 && (
                    <span
                      data-open-now={JSON.stringify(hours.openNow)}
                      className="block min-h-lh font-sans text-base font-normal noscript:hidden"
                    />
                  )}
                </Row>
              ))}
              {hours.holidays && <Row label={labels.holidays}>{hours.holidays}</Row>}
            </dl>
            <ButtonLink href={contactCard} variant="outlined" download className="mt-3 max-sm:w-full">
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
