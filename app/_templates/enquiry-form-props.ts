import type { EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { copying } from '@/content/copying';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { call, chat, chatAction, mailto } from '@/lib/contact-links';

const { form, details } = contact;

/** Words and links of the form. `targets` is null if content/site.ts turns the dialog off. */
export function enquiryForm(variant: EnquiryFormProps['variant']): EnquiryFormProps {
  const { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit } = form;
  const mail = mailto('info', form.mailSubject);
  return {
    variant,
    labels: { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit },
    targets: site.sendDialog ? { whatsApp: chat, mail } : null,
    withoutScript: form.withoutScript,
    failedToLoad: { ...form.failedToLoad, copy: copying.message },
    otherWays: {
      mail: { label: details.email, href: mail },
      whatsApp: { label: details.whatsapp, href: chatAction().href },
    },
  };
}

export function contactRows() {
  return [
    { label: details.call, value: call.display, href: call.href },
    { label: details.email, value: site.emails.info.value, href: mailto('info') },
    { label: details.hours, value: officeHours.text },
  ];
}
