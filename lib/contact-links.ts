import { officeHours } from '@/content/facts';
import { timeLabel } from '@/content/office-hours';
import { labels } from '@/content/pages/labels';
import { confirmedValue, type EmailRole, site } from '@/content/site';
import { holidays, type OpenNow, openingWeek } from './office-hours';
import { phoneForms } from './phone';
import { serviceAt } from './pages';
import { routes, writeSectionId } from './routes';
import { siteAddress } from './site-address';

export const call = phoneForms(site.phone.value);

const whatsAppNumber = confirmedValue(site.whatsApp) ?? site.phone.value;

/** The address of our WhatsApp chat, as it's printed. */
export const chatAddress = `wa.me/${phoneForms(whatsAppNumber).whatsApp}`;
export const chat = `https://${chatAddress}`;

/** A link to a WhatsApp chat, about a service if one is given. */
export function chatAction(service?: string): { label: string; href: string } {
  const text = service ? labels.whatsAppServiceText.replace('{service}', service) : labels.whatsAppText;
  return { label: labels.whatsApp, href: `${chat}?text=${encodeURIComponent(text)}` };
}

/**
 * A page's link to the quote form, which names the page's service. On /contact itself it leads to
 * the form on the page, because reloading would empty it. `typed` is the address in print.
 */
export function quoteLink(path: string): { href: string; typed: string } {
  const slug = serviceAt(path);
  const address = slug ? `${routes.contact}?service=${slug}` : routes.contact;
  return {
    href: path === routes.contact ? `#${writeSectionId}` : address,
    typed: new URL(siteAddress).host + routes.contact,
  };
}

/** The links at the end of a page. */
export function contactActions(path: string) {
  return {
    quote: { label: labels.quote, ...quoteLink(path) },
    call: { label: labels.callUs, href: call.href },
    chat: chatAction(),
  };
}

export function mailto(role: EmailRole, subject?: string): string {
  const address = site.emails[role].value;
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
}

const open = labels.openNow.replace('{time}', timeLabel(officeHours.closes));
const closed = labels.closedNow.replace('{time}', timeLabel(officeHours.opens));

/** The texts of the line that says whether the office is open. */
export const openNow: OpenNow = {
  week: openingWeek(officeHours, { open, closed }),
  holidays: holidays(officeHours, closed),
};
