import { Page } from '@/app/_templates/page';
import { ContactBoard } from '@/components/contact/contact-board';
import { ContactDetails } from '@/components/contact/contact-details';
import { NextSteps } from '@/components/contact/next-steps';
import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { PageHeader } from '@/components/page/page-header';
import { clipboard } from '@/content/clipboard';
import { officeHours } from '@/content/facts';
import { trustLabels, whatsapp } from '@/content/labels';
import { reviewsLine } from '@/content/owner-facts';
import { contact } from '@/content/pages/contact';
import { details } from '@/content/owner/details';
import { place } from '@/content/place';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { confirmedValue } from '@/content/types';
import { addressLine, identityRows, reachRows } from '@/lib/confirmed-details';
import { emailAddresses } from '@/lib/email-addresses';
import { pageMetadata } from '@/lib/metadata';
import { chatAddress, chatHref, chatOnly, mailto } from '@/lib/contact-links';
import { contactPhones } from '@/lib/people';
import { holidayText, openNow } from '@/lib/open-now';
import { enquiryFormProps } from '@/app/_templates/enquiry-form-props';
import { anchors, files, routes } from '@/lib/routes';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

export const metadata = pageMetadata(routes.contact);

const { hero, labels } = contact;

export default function ContactPage() {
  return (
    <Page
      path={routes.contact}
      header={(breadcrumbs) => <PageHeader title={hero.title} lead={hero.lead} breadcrumbs={breadcrumbs} isLow />}
    >
      <ContactBoard
        ids={{ details: 'details', form: anchors.form }}
        board={site.board}
        labels={labels}
        phones={contactPhones}
        copyWords={clipboard.number}
        chat={{ href: chatHref(), printedUrl: chatAddress, number: chatOnly }}
        email={{ href: mailto('info'), address: details.emails.info.value }}
        hours={{ timetable: officeHours.timetable, holidays: holidayText, openNow }}
        contactCard={files.contactCard}
        services={services}
        servicesMessage={whatsapp.servicesMessage}
        form={enquiryFormProps('contact')}
      />
      <ContactDetails
        labels={labels}
        emails={emailAddresses()}
        copyWords={clipboard.address}
        reach={reachRows()}
        place={addressLine() ?? place}
        workArea={contact.workArea}
        map={confirmedValue(details.map)}
        agency={contact.agency}
        more={identityRows('contact')}
        notes={{ answer: contact.answer, reviews: reviewsLine() }}
      />
      <NextSteps id={anchors.nextSteps} title={hero.stepsTitle} steps={hero.steps}>
        <SampleQuoteLinks id={anchors.sampleQuote} label={trustLabels.sampleQuotes} links={sampleQuoteLinks} />
      </NextSteps>
    </Page>
  );
}
