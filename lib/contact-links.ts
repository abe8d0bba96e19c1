import { officeHours } from '@/content/facts';
import { labels } from '@/content/pages/labels';
import { type EmailRole, site } from '@/content/site';
import type { ServiceSlug } from '@/content/services/slugs';
import { holidays, type OpenNow, openingWeek, timeLabel } from './office-hours';
import { phoneOf } from './phone';
import { quotePath, routes } from './routes';
import { siteAddress } from './site-address';

export const call = phoneOf(site.phone);

/** Every number, where contact details are listed: the first, and a second if there is one. */
export const phones = [call, ...(site.secondPhone.isPlaceholder ? [] : [phoneOf(site.secondPhone)])];

const whatsApp = site.whatsApp.isPlaceholder ? call : phoneOf(site.whatsApp);

/** The address of our WhatsApp chat, as it's printed. */
export const chatAddress = `wa.me/${whatsApp.number.replace('+', '')}`;
export const chat = `https://${chatAddress}`;

/** A link to a WhatsApp chat, about a service if one is given. */
export function chatAction(service?: string): { label: string; href: string } {
  const text = service ? labels.whatsAppServiceText.replace('{service}', service) : labels.whatsAppText;
  return { label: labels.whatsApp, href: `${chat}?text=${encodeURIComponent(text)}` };
}

/** A link to the quote form, for a service if one is given. */
export function quoteAction(label: string, slug?: ServiceSlug): { label: string; href: string; typed: string } {
  return { label, href: quotePath(slug), typed: new URL(siteAddress).host + routes.contact };
}

/** The links at the end of a page. */
export function contactActions() {
  return {
    quote: quoteAction(labels.quote),
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
