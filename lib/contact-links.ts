import { contactLabels, whatsapp } from '@/content/labels';
import { serviceBySlug } from '@/content/services';
import { details } from '@/content/owner/details';
import type { EmailRole } from '@/content/types';
import { confirmedValue } from '@/content/types/detail';
import { phoneOf, readPhone } from '@/content/types/phone';
import { serviceAt } from './pages';
import { anchors, routes } from './routes';
import { siteAddress } from './site-address';

export const mainPhone = phoneOf(details.phone);
const secondPhone = confirmedValue(details.secondPhone);

/** Every number, where contact details are listed: the first, and a second if there is one. */
export const phones = secondPhone ? [mainPhone, readPhone(secondPhone)] : [mainPhone];

const chatNumber = confirmedValue(details.whatsApp);
const whatsApp = chatNumber ? readPhone(chatNumber) : mainPhone;

/** The numbers in the contact card: those that are listed, and the chat's if it's another one. */
export const cardNumbers = [...new Set([...phones, whatsApp].map(({ number }) => number))];

/** The number of the chat, if it isn’t one of those that are listed. */
export const chatOnly = phones.some(({ number }) => number === whatsApp.number) ? undefined : whatsApp.display;

/** The address of our WhatsApp chat, as it's printed and as a link. */
export const chatAddress = `wa.me/${whatsApp.number.replace('+', '')}`;
export const chatUrl = `https://${chatAddress}`;

/** A link to the chat with a first message, which names the service on a service's page. */
export function chatHref(path: string = routes.home): string {
  const slug = serviceAt(path);
  const text = slug ? whatsapp.serviceMessage.replace('{service}', serviceBySlug(slug).title) : whatsapp.message;
  return `${chatUrl}?text=${encodeURIComponent(text)}`;
}

/**
 * A page's link to the quote form, which names the page's service. On /contact itself it leads to
 * the form on the page, because reloading would empty it. `printedUrl` is the address in print.
 */
export function quoteLink(path: string): { href: string; printedUrl: string } {
  const slug = serviceAt(path);
  const address = slug ? `${routes.contact}?service=${slug}` : routes.contact;
  return {
    href: path === routes.contact ? `#${anchors.form}` : address,
    printedUrl: new URL(siteAddress).host + routes.contact,
  };
}

/** The buttons for quote and chat in a page's header and at its end. */
export function contactLinks(path: string) {
  return {
    quote: { label: contactLabels.quote, ...quoteLink(path) },
    chat: { label: contactLabels.chat, href: chatHref(path) },
  };
}

export function mailto(role: EmailRole, subject?: string): string {
  const address = details.emails[role].value;
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
}
