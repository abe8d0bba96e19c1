import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { Section } from '@/components/page/section';
import { StationBoard } from '@/components/page/station-board';
import { ButtonLink, EmailAddress, PhoneLink } from '@/components/ui/links';
import { Icon } from '@/components/ui/icon';
import { nonBreaking } from '@/components/ui/non-breaking';
import { Numeral } from '@/components/ui/numeral';
import { officeHours } from '@/content/facts';
import { details } from '@/content/owner/details';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { categoryById } from '@/lib/catalogue';
import { chatHref, mailto, phones } from '@/lib/contact-links';
import { personBehind } from '@/lib/people';
import { anchors, routes } from '@/lib/routes';

/** What we promise, in a word each, and what it means. Each is a stop. */
export function Reasons() {
  const { title, items } = home.whyChooseUs;
  return (
    <Section id="why-choose-us" title={title}>
      <ul role="list" className="grid gap-x-16 gap-y-7 sm:grid-cols-2">
        {items.map(({ word, title: meaning, description }) => (
          <li key={word} className="ink-stop relative ps-11 before:bg-highlight">
            <h3 className="text-[1.5rem]/[1.2]">{`${word}: ${meaning}`}</h3>
            <p className="text-ink-soft">{nonBreaking(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Offers() {
  const { title, items } = home.landing.services;
  return (
    <Section id="services" title={title}>
      <ul role="list" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title: name, description, category }) => (
          <li key={name} className={`${categoryById(category).colour} surface-category rounded-panel p-6`}>
            <Icon name={icon} className="size-7" />
            <h3 className="mt-3 text-title">{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A few of the points of the checklist on /about. */
export function ChecklistSummary() {
  const { title, items, link } = home.check;
  return (
    <Section id="check" title={title}>
      <ol role="list" className="grid gap-x-16 gap-y-5 border-t-3 border-ink pt-6 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item} className="flex items-start gap-4 text-title">
            <Numeral>{index + 1}</Numeral>
            <span>{nonBreaking(item)}</span>
          </li>
        ))}
      </ol>
      <ButtonLink href={`${routes.about}#${anchors.checklist}`} variant="outlined" className="mt-5">
        {link}
      </ButtonLink>
    </Section>
  );
}

const { labels } = contact;

const linkClass = 'inline-flex min-h-11 min-w-11 items-center underline';
const textClass = 'min-h-11 content-center';

/** The end of the home page, instead of a call to action. */
export function ContactBlock() {
  const { title, lead } = home.contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="pt-band">
      <div className="page-width">
        <StationBoard size="large" className="grid gap-x-14 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id="contact-title" className="text-section">
              {title}
            </h2>
            <p className="mt-3 text-lead">{lead}</p>
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
                <a href={chatHref()} className={linkClass}>
                  {labels.startChat}
                </a>
              </Row>
              <Row label={labels.email}>
                <a href={mailto('info')} dir="ltr" translate="no" className={linkClass}>
                  <EmailAddress>{details.emails.info.value}</EmailAddress>
                </a>
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
      </div>
    </section>
  );
}

function Row({ label, labelClass, children }: { label: string; labelClass?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className={clsx('basis-21', labelClass)}>{label}</dt>
      <dd className="min-w-0 grow basis-40 font-display text-title font-bold">{children}</dd>
    </div>
  );
}
