import { Island } from '@/components/islands/island';
import { ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { messageFormId } from '@/components/layout/phone-bar';
import { EnquiryService } from '@/components/ui/enquiry-service';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHeading } from '@/components/ui/section-heading';
import { EnquiryForm } from '@/app/_templates/enquiry-form';
import { PageNotifications } from '@/app/_templates/page-notifications';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { homeCrumb, labels } from '@/content/pages/labels';
import { site } from '@/content/site';
import { pageGraph } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { call, mailto, whatsApp } from '@/lib/contact-links';
import { enquiryFormId } from '@/lib/hand-over';
import { files, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.contact);

export default function ContactPage() {
  const { hero, details, emails, form } = contact;
  return (
    <>
      <PageHeader {...hero} trail={[homeCrumb]} crumb={contact.crumb} />
      <Container className="grid gap-x-14 gap-y-12 py-band lg:grid-cols-2">
        <ContactDetails
          title={details.title}
          hours={{ title: details.hours, rows: officeHours.timetable }}
          location={{ title: details.location, value: site.country }}
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
        <section
          id={messageFormId}
          aria-labelledby="form-title"
          className="self-start rounded-panel border border-rule bg-card p-5 md:p-10"
        >
          <SectionHeading id="form-title" title={form.title} lead={form.lead} />
          <div className="mt-6">
            <EnquiryService form={enquiryFormId} label={form.service} />
            <EnquiryForm variant="contact" />
          </div>
        </section>
      </Container>
      <JsonLd graph={pageGraph(routes.contact)} />
      <PageNotifications />
    </>
  );
}
