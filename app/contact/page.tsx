import { PageFrame } from '@/components/layout/page-frame';
import { Island } from '@/components/islands/island';
import { PageNotifications } from '@/components/layout/page-notifications';
import { ContactWays } from '@/components/sections/contact-ways';
import { ContactDetails } from '@/components/sections/contact-details';
import { EnquiryForm } from '@/components/sections/enquiry-form';
import { PageHeader } from '@/components/sections/page-header';
import { SampleQuote } from '@/components/sections/sample-quote';
import { ButtonLink } from '@/components/ui/button-link';
import { EnquiryService } from '@/components/ui/enquiry-service';
import { Container } from '@/components/ui/container';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { place, workArea } from '@/content/agency';
import { confirmedValue, site } from '@/content/site';
import { legalDetails } from '@/lib/legal-details';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbOf } from '@/lib/pages';
import { call, chatAction, chatAddress, mailto, openNow } from '@/lib/contact-links';
import { enquiryForm } from '@/lib/enquiry-form';
import { enquiryFormId } from '@/lib/hand-over';
import { files, messageFormId, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.contact);

const addresses = contact.emails.map(({ role, subject, ...email }) => ({
  ...email,
  address: site.emails[role].value,
  href: mailto(role, subject),
  copy: contact.details.copyAddress.replace('{role}', email.label),
}));

export default function ContactPage() {
  const { hero, details, form } = contact;
  const map = confirmedValue(site.map);
  const emails = (
    <Island
      name="email-addresses"
      emails={addresses.filter(({ isFolded }) => !isFolded)}
      others={{ title: details.otherEmails, emails: addresses.filter(({ isFolded }) => isFolded) }}
      copying={{ copied: details.addressCopied, failed: details.copyFailed }}
    />
  );
  return (
    <PageFrame path={routes.contact}>
      <PageHeader {...hero} {...breadcrumbOf(routes.contact)} hasLines />
      <ContactWays
        id="details"
        title={details.title}
        ways={[
          {
            icon: 'phone',
            control: (
              <Island
                name="phone-number"
                label={details.call}
                value={call.display}
                href={call.href}
                copy={details.copyNumber}
                copying={{ copied: details.numberCopied, failed: details.copyFailed }}
              />
            ),
          },
          {
            icon: 'message-circle',
            control: (
              <ButtonLink href={chatAction().href} variant="outlined" data-typed={chatAddress}>
                {details.whatsappAction}
              </ButtonLink>
            ),
          },
          {
            icon: 'mail',
            control: (
              <ButtonLink href={`#${messageFormId}`} variant="outlined">
                {form.title}
              </ButtonLink>
            ),
          },
        ]}
      />
      {/* In print, grid rows would cover an open `<details>` with a page break inside. */}
      <Container className="grid gap-x-14 gap-y-6 pt-6 lg:grid-cols-2 print:block print:space-y-8">
        <section
          id={messageFormId}
          // Focusable, so that a link to it moves the focus out of the small menu, which closes.
          tabIndex={-1}
          aria-labelledby="form-title"
          className="self-start lg:col-start-2 lg:row-start-1"
        >
          <h2 id="form-title" className="text-section">
            {form.title}
          </h2>
          <p className="mt-1 text-ink-soft">{form.lead}</p>
          <div className="mt-4">
            <EnquiryService form={enquiryFormId} label={form.service} />
            <EnquiryForm {...enquiryForm('contact')} />
          </div>
        </section>
        <ContactDetails
          emails={{ title: details.email, addresses: emails }}
          hours={{ title: details.hours, rows: officeHours.timetable, openNow }}
          location={{
            title: details.location,
            value: place,
            workArea,
            legal: legalDetails(),
            map: map ? { label: details.map, href: map } : undefined,
          }}
          contactCard={{ label: details.saveContact, href: files.contactCard }}
        />
      </Container>
      <SampleQuote {...contact.sampleQuote} />
      <PageNotifications />
    </PageFrame>
  );
}
