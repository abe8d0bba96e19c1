import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { call, chat, chatAction, mailto } from '@/lib/contact-links';

const { form, details } = contact;

/** Copy and links for the message form. `handOver` is null if content/site.ts turns it off. */
export function enquiryForm(variant: 'contact' | 'home') {
  const { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit, errors } = form;
  const mail = mailto('info', form.mailSubject);
  return {
    variant,
    labels: { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit },
    // Home's form has no rules to break.
    errors: variant === 'contact' ? errors : undefined,
    handOver: site.handOver ? { whatsApp: chat, mail } : null,
    withoutScript: form.withoutScript,
    failedToLoad: form.failedToLoad,
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
