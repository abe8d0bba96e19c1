import { Island } from '@/components/islands/island';
import { messageFormId } from '@/components/layout/phone-bar';
import { PageNotifications } from '@/components/layout/page-notifications';
import { ContactDetails } from '@/components/sections/contact-details';
import { EnquiryForm } from '@/components/sections/enquiry-form';
import { PageHeader } from '@/components/sections/page-header';
import { EnquiryService } from '@/components/ui/enquiry-service';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { LegalDetails } from '@/components/ui/legal-details';
import { SectionHeading } from '@/components/ui/section-heading';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';
import { pageGraph } from '@/lib/json-ld';
import { legalDetails, place } from '@/lib/legal-details';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbOf } from '@/lib/pages';
import { call, mailto, whatsApp } from '@/lib/contact-links';
import { enquiryForm } from '@/lib/enquiry-form';
import { enquiryFormId } from '@/lib/hand-over';
import { files, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.contact);

export default function ContactPage() {
  const { hero, details, emails, form } = contact;
  return (
    <>
      <PageHeader {...hero} {...breadcrumbOf(routes.contact)} />
      <Container className="grid gap-x-14 gap-y-12 py-band lg:grid-cols-2">
        <div>
          <ContactDetails
            title={details.title}
            hours={{ title: details.hours, rows: officeHours.timetable }}
            location={{ title: details.location, value: place() }}
          >
            <Island
              name="contact-details"
              call={{ label: details.call, value: call.display, href: call.href, copy: details.copyNumber }}
              whatsApp={{ label: details.whatsappAction, href: whatsApp(labels.whatsAppText) }}
              card={{ label: details.saveContact, href: files.contactCard }}
              emailTitle={details.email}
              emails={emails.map(({ role, label, description, subject }) => ({
                label,
                description,
                address: site.emails[role].value,
                href: mailto(role, subject),
                copy: details.copyAddress.replace('{role}', label),
              }))}
              copying={{ number: details.numberCopied, address: details.addressCopied, failed: details.copyFailed }}
            />
          </ContactDetails>
          <LegalDetails rows={legalDetails()} className="mt-3" />
        </div>
        <section
          id={messageFormId}
          aria-labelledby="form-title"
          className="self-start rounded-panel border border-rule bg-card p-5 md:p-10"
        >
          <SectionHeading id="form-title" title={form.title} lead={form.lead} />
          <div className="mt-6">
            <EnquiryService form={enquiryFormId} label={form.service} />
            <EnquiryForm {...enquiryForm('contact')} />
          </div>
        </section>
      </Container>
      <JsonLd graph={pageGraph(routes.contact)} />
      <PageNotifications />
    </>
  );
}
