import clsx from 'clsx';
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

/** What is verbatim, such as a number, keeps its direction and isn't translated. */
type Row = { label: string; value: string; href?: string; isVerbatim?: boolean };

const rows: readonly Row[] = [
  ...phones.flatMap((phone) => {
    const person = personBehind(phone);
    return [
      { label: labels.call, value: phone.display, href: phone.href, isVerbatim: true },
      ...(person ? [{ label: labels.answers, value: person }] : []),
    ];
  }),
  { label: labels.whatsapp, value: labels.startChat, href: chatHref() },
  { label: labels.email, value: details.emails.info.value, href: mailto('info'), isVerbatim: true },
  { label: labels.open, value: officeHours.text },
];

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
              {rows.map(({ label, value, href, isVerbatim = false }) => (
                <div key={value} className="flex flex-wrap items-baseline gap-x-3">
                  <dt
                    className={clsx('basis-24 lg:basis-22', isVerbatim && href?.startsWith('tel:') && 'max-sm:sr-only')}
                  >
                    {label}
                  </dt>
                  <dd className="min-w-0 grow basis-40 font-display text-title font-bold">
                    {isVerbatim && href?.startsWith('tel:') ? (
                      <PhoneLink href={href} number={value} className="text-number lg:whitespace-nowrap" />
                    ) : href ? (
                      <Link
                        href={href}
                        dir={isVerbatim ? 'ltr' : undefined}
                        translate={isVerbatim ? 'no' : undefined}
                        className="inline-flex min-h-11 min-w-11 items-center underline"
                      >
                        {href.startsWith('mailto:') ? <EmailAddress>{value}</EmailAddress> : value}
                      </Link>
                    ) : (
                      <p className="min-h-11 content-center">{nonBreaking(value)}</p>
                    )}
                  </dd>
                </div>
              ))}
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
