import { InnerHeader } from '@/app/_templates/inner-header';
import { Page } from '@/app/_templates/page';
import { ContactWays } from '@/components/contact/contact-ways';
import { ContactDetails } from '@/components/contact/contact-details';
import { NextSteps } from '@/components/contact/next-steps';
import { SampleQuotes } from '@/components/contact/sample-quotes';
import { WriteToUs } from '@/components/contact/write-to-us';
import { Container } from '@/components/ui/container';
import { copying } from '@/content/copying';
import { officeHours, terms } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { details as owner } from '@/content/owner/details';
import { place } from '@/content/place';
import { services } from '@/content/services';
import { confirmedValue } from '@/content/types';
import { legalRows, reachRows } from '@/lib/confirmed-details';
import { pageMetadata } from '@/lib/metadata';
import { call, chatAddress, chatHref, mailto, phones } from '@/lib/contact-links';
import { openNow } from '@/lib/open-now';
import { enquiryFormProps } from '@/app/_templates/enquiry-form-props';
import { anchors, files, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.contact);

const { hero, details, form } = contact;

const emails = contact.emails.map(({ role, subject, ...email }) => ({
  ...email,
  address: owner.emails[role].value,
  href: mailto(role, subject),
  copyName: details.copyAddress.replace('{label}', email.label),
}));

export default function ContactPage() {
  const map = confirmedValue(owner.map);
  return (
    <Page
      path={routes.contact}
      header={(breadcrumbs) => (
        <InnerHeader title={hero.title} lead={hero.lead} breadcrumbs={breadcrumbs}>
          <NextSteps id={anchors.nextSteps} steps={hero.steps} />
        </InnerHeader>
      )}
    >
      <ContactWays
        id="details"
        title={details.title}
        call={{ label: details.call, number: call.display, href: call.href }}
        copy={{ name: details.copyNumber, words: copying.number }}
        otherCalls={phones.slice(1).map(({ display, href }) => ({ label: details.call, number: display, href }))}
        chat={{ label: details.whatsappAction, href: chatHref(), printedUrl: chatAddress }}
        form={{ label: form.title, href: `#${anchors.form}` }}
        hours={{ text: officeHours.text, openNow }}
      />
      {/* In print, grid rows would cover an open `<details>` with a page break inside. */}
      <Container className="grid gap-x-14 gap-y-6 pt-8 md:pt-16 lg:grid-cols-2 print:block print:space-y-8">
        <WriteToUs
          id={anchors.form}
          services={services.map(({ slug, shortTitle }) => [slug, shortTitle])}
          form={enquiryFormProps('contact')}
        />
        <ContactDetails
          emails={{
            title: details.email,
            emails: emails.filter(({ isFolded }) => !isFolded),
            others: { title: details.otherEmails, emails: emails.filter(({ isFolded }) => isFolded) },
            copyWords: copying.address,
          }}
          hours={{ title: details.hours, rows: officeHours.timetable }}
          location={{
            title: details.location,
            value: place,
            workArea: terms.workArea,
            rows: [...reachRows(), ...legalRows()],
            map: map ? { label: details.map, href: map } : undefined,
          }}
          contactCard={{ label: details.saveContact, href: files.contactCard }}
        />
      </Container>
      <SampleQuotes id={anchors.sampleQuote} {...contact.sampleQuotes} formHref={`#${anchors.form}`} />
    </Page>
  );
}
