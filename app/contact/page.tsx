import { ContactDetails } from '@/components/sections/contact-details';
import { MessageForm } from '@/components/sections/message-form';
import { PageHeader } from '@/components/sections/page-header';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHeading } from '@/components/ui/section-heading';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { homeCrumb } from '@/content/pages/labels';
import { site } from '@/content/site';
import { contactGraph } from '@/lib/json-ld';
import { buildMetadata } from '@/lib/metadata';
import { call, mailto, whatsApp } from '@/lib/reach';
import { routes } from '@/lib/routes';

export const metadata = buildMetadata({ ...contact.meta, path: routes.contact });

export default function ContactPage() {
  const { hero, details, emails, form } = contact;
  return (
    <>
      <PageHeader {...hero} trail={[homeCrumb]} crumb={contact.crumb} />
      <Container className="grid gap-x-14 gap-y-12 py-10 md:py-16 lg:grid-cols-2">
        <ContactDetails
          title={details.title}
          call={{ label: details.call, value: call.display, href: call.href }}
          whatsApp={{ label: details.whatsappAction, href: whatsApp(details.whatsappText) }}
          emailTitle={details.email}
          emails={emails.map((entry) => ({ ...entry, address: site.emails[entry.role].value }))}
          hours={{ title: details.hours, rows: officeHours.timetable }}
          location={{ title: details.location, value: site.country }}
        />
        <section
          aria-labelledby="form-title"
          className="self-start rounded-panel border border-rule bg-card p-5 md:p-8"
        >
          <SectionHeading id="form-title" title={form.title} lead={form.lead} />
          <div className="mt-6">
            <MessageForm variant="contact" labels={form} mailto={mailto('info', form.mailSubject)} />
          </div>
        </section>
      </Container>
      <JsonLd graph={contactGraph()} />
    </>
  );
}
