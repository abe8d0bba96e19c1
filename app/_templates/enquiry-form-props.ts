import type { EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { copying } from '@/content/copying';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { chat, chatHref, mailto, phones } from '@/lib/contact-links';

const { form, details } = contact;

/** Words and links of the form. `targets` is null if content/site.ts turns the dialog off. */
export function enquiryForm(variant: EnquiryFormProps['variant']): EnquiryFormProps {
  const { name, nameHint, email, emailHint, message, messageHint, nextStep, service } = form;
  const submit = site.sendDialog ? form.submit : form.submitWithoutDialog;
  const mail = mailto('info', form.mailSubject);
  return {
    variant,
    labels: { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit },
    targets: site.sendDialog ? { whatsApp: chat, mail } : null,
    noEmail: variant === 'contact' ? { label: form.noEmail, href: chatHref() } : undefined,
    withoutScript: form.withoutScript,
    failedToLoad: { ...form.failedToLoad, copy: copying.message },
    otherWays: {
      mail: { label: details.email, href: mail },
      whatsApp: { label: details.whatsapp, href: chatHref() },
    },
  };
}

export function contactRows() {
  return [
    ...phones.map(({ display, href }) => ({ label: details.call, value: display, href, isVerbatim: true })),
    { label: details.whatsapp, value: details.startChat, href: chatHref() },
    { label: details.email, value: site.emails.info.value, href: mailto('info'), isVerbatim: true },
    { label: details.open, value: officeHours.text },
  ];
}
