import { ContactBlock } from '@/components/sections/contact-block';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { call, mailto } from '@/lib/contact-links';
import { EnquiryForm } from './enquiry-form';

/** Home's contact block, the same in both presentations. */
export function HomeContact() {
  const { details } = contact;
  return (
    <ContactBlock
      {...home.contact}
      rows={[
        { label: details.call, value: call.display, href: call.href },
        { label: details.email, value: site.emails.info.value, href: mailto('info') },
        { label: details.hours, value: officeHours.text },
      ]}
    >
      <EnquiryForm variant="home" />
    </ContactBlock>
  );
}
