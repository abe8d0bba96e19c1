import type { EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { clipboard } from '@/content/clipboard';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { chatHref, chatUrl, mailto } from '@/lib/contact-links';

const { form, labels } = contact;

/** Words and links of the form. `targets` is null if content/site.ts turns the dialog off. */
export function enquiryFormProps(variant: EnquiryFormProps['variant']): EnquiryFormProps {
  const mail = mailto('info', form.mailSubject);
  return {
    variant,
    labels: form,
    targets: site.sendDialog ? { whatsApp: chatUrl, mail } : null,
    otherWays: {
      mail: { label: labels.email, href: mail },
      whatsApp: { label: labels.whatsapp, href: chatHref() },
    },
    copyWords: clipboard.message,
  };
}
