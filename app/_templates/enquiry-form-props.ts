import type { EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { copying } from '@/content/copying';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { chatHref, chatUrl, mailto } from '@/lib/contact-links';

const { form, details } = contact;

/** Words and links of the form. `targets` is null if content/site.ts turns the dialog off. */
export function enquiryFormProps(variant: EnquiryFormProps['variant']): EnquiryFormProps {
  const { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit } = form;
  const mail = mailto('info', form.mailSubject);
  return {
    variant,
    labels: { name, nameHint, email, emailHint, message, messageHint, nextStep, service, submit },
    targets: site.sendDialog ? { whatsApp: chatUrl, mail } : null,
    noEmail: variant === 'contact' ? { label: form.noEmail, href: chatHref() } : undefined,
    withoutScript: form.withoutScript,
    failedToLoad: { ...form.failedToLoad, copy: copying.message },
    otherWays: {
      mail: { label: details.email, href: mail },
      whatsApp: { label: details.whatsapp, href: chatHref() },
    },
  };
}
