import { officeHours } from '@/content/facts';
import { labels } from '@/content/pages/labels';
import { site, type EmailRole } from '@/content/site';
import type { ServiceSlug } from '@/content/services/slugs';
import { holidays, openingWeek, timeLabel } from './office-hours';
import { phoneForms, whatsAppLink } from './phone';
import { quotePath, routes } from './routes';
import { siteAddress } from './site-address';

/** The call link with the number as it is shown. */
export const call = phoneForms(site.phone.value);

/** The chat with the agency, empty. */
export const chat = `https://wa.me/${call.whatsApp}`;

/** A WhatsApp chat with the agency that starts with `text`. */
export function whatsApp(text: string): string {
  return whatsAppLink(site.phone.value, text);
}

/** WhatsApp as a plain link beside a quote and a call, about a service where one is named. */
export function chatAction(service?: string): { label: string; href: string } {
  const text = service ? labels.whatsAppServiceText.replace('{service}', service) : labels.whatsAppText;
  return { label: labels.whatsApp, href: whatsApp(text) };
}

/** The way to a quote, about a service where one is named. */
export function quoteAction(label: string, slug?: ServiceSlug): { label: string; href: string; typed: string } {
  return { label, href: quotePath(slug), typed: new URL(siteAddress).host + routes.contact };
}

/** A mail link to one of the agency's addresses. */
export function mailto(role: EmailRole, subject?: string): string {
  const address = site.emails[role].value;
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
}

/** What the "open now" sign says, from minute to minute of the week. */
const closed = labels.closedNow.replace('{time}', timeLabel(officeHours.opens));
export const openNow = [
  ...openingWeek(officeHours, { open: labels.openNow.replace('{time}', timeLabel(officeHours.closes)), closed }),
  ...holidays(officeHours, closed),
];
