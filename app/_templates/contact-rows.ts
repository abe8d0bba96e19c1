import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { details } from '@/content/owner/details';
import { chatHref, mailto, phones } from '@/lib/contact-links';
import { personBehind } from '@/lib/people';

const { labels } = contact;

/** The ways to reach us, at the end of both home pages. */
export function contactRows() {
  return [
    ...phones.flatMap((phone) => {
      const person = personBehind(phone);
      return [
        { label: labels.call, value: phone.display, href: phone.href, isVerbatim: true },
        ...(person ? [{ label: labels.answers, value: person }] : []),
      ];
    }),
    { label: labels.whatsapp, value: labels.startChat, href: chatHref() },
    { label: labels.email, value: details.emails.info.value, href: mailto('info'), isVerbatim: true },
    { label: labels.open, value: officeHours.text },
  ];
}
