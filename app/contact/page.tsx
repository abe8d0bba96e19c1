import { InnerHeader } from '@/app/_templates/inner-header';
import { Page } from '@/app/_templates/page';
import { ContactWays } from '@/components/contact/contact-ways';
import { ContactDetails } from '@/components/contact/contact-details';
import { NextSteps } from '@/components/contact/next-steps';
import { WriteToUs } from '@/components/contact/write-to-us';
import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { Container } from '@/components/ui/container';
import { clipboard } from '@/content/clipboard';
import { officeHours, terms } from '@/content/facts';
import { legalPage, trustLabels } from '@/content/labels';
import { contact } from '@/content/pages/contact';
import { details } from '@/content/owner/details';
import { place } from '@/content/place';
import { services } from '@/content/services';
import { confirmedValue } from '@/content/types';
import { addressLine, legalRows, reachRows, townRows } from '@/lib/confirmed-details';
import { emailAddresses } from '@/lib/email-addresses';
import { pageMetadata } from '@/lib/metadata';
import { call, chatAddress, chatHref, phones } from '@/lib/contact-links';
import { openNow } from '@/lib/open-now';
import { enquiryFormProps } from '@/app/_templates/enquiry-form-props';
import { anchors, files, routes } from '@/lib/routes';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

export const metadata = pageMetadata(routes.contact);

const { hero, labels, form } = contact;

export default function ContactPage() {
  return (
    <Page
      path={routes.contact}
      header={(breadcrumbs) => (
        <InnerHeader drawing="contact" title={hero.title} lead={hero.lead} breadcrumbs={breadcrumbs} />
      )}
    >
      <ContactWays
        id="details"
        labels={labels}
        call={call}
        otherCalls={phones.slice(1)}
        copyWords={clipboard.number}
        chat={{ href: chatHref(), printedUrl: chatAddress }}
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
          labels={labels}
          emails={emailAddresses()}
          copyWords={clipboard.address}
          timetable={officeHours.timetable}
          place={addressLine() ?? place}
          workArea={`${terms.workArea} ${terms.travel}`}
          towns={townRows()}
          map={confirmedValue(details.map)}
          more={[
            { title: labels.reach, rows: reachRows() },
            { title: legalPage.agency, rows: legalRows({ hasAddress: false }) },
          ]}
          contactCard={files.contactCard}
        />
      </Container>
      <NextSteps id={anchors.nextSteps} title={hero.stepsTitle} steps={hero.steps}>
        <SampleQuoteLinks id={anchors.sampleQuote} label={trustLabels.sampleQuotes} links={sampleQuoteLinks} />
      </NextSteps>
    </Page>
  );
}
