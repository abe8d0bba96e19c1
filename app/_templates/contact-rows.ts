import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { details as owner } from '@/content/owner/details';
import { reachRows, townRows } from '@/lib/confirmed-details';
import { chatHref, mailto, phones } from '@/lib/contact-links';

const { details } = contact;

/** What happens after somebody writes, on the boards of both home pages. */
export const contactSteps = contact.hero.steps.map(({ title }) => title);

/** The ways to reach us, at the end of both home pages. */
export function contactRows() {
  return [
    ...phones.map(({ display, href }) => ({ label: details.call, value: display, href, isVerbatim: true })),
    { label: details.whatsapp, value: details.startChat, href: chatHref() },
    { label: details.email, value: owner.emails.info.value, href: mailto('info'), isVerbatim: true },
    { label: details.open, value: officeHours.text },
    ...reachRows(),
    ...townRows(),
  ];
}
