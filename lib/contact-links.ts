import { officeHours } from '@/content/facts';
import { labels } from '@/content/pages/labels';
import { site, type EmailRole, whenConfirmed } from '@/content/site';
import type { ServiceSlug } from '@/content/services/slugs';
import { holidays, openingWeek, timeLabel } from './office-hours';
import { phoneForms } from './phone';
import { quotePath, routes } from './routes';
import { siteAddress } from './site-address';

export const call = phoneForms(site.phone.value);

/** The WhatsApp number, by default the phone's. */
const [whatsAppNumber = site.phone.value] = whenConfirmed(site.whatsApp, (number) => number);

export const chat = `https://wa.me/${phoneForms(whatsAppNumber).whatsApp}`;

export function whatsApp(text: string): string {
  return `${chat}?text=${encodeURIComponent(text)}`;
}

/** A link to a WhatsApp chat, about a service if one is given. */
export function chatAction(service?: string): { label: string; href: string } {
  const text = service ? labels.whatsAppServiceText.replace('{service}', service) : labels.whatsAppText;
  return { label: labels.whatsApp, href: whatsApp(text) };
}

/** A link to the quote form, for a service if one is given. */
export function quoteAction(label: string, slug?: ServiceSlug): { label: string; href: string; typed: string } {
  return { label, href: quotePath(slug), typed: new URL(siteAddress).host + routes.contact };
}

export function mailto(role: EmailRole, subject?: string): string {
  const address = site.emails[role].value;
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
}

/** Texts of the "open now" sign, each with the minute of the week from which it applies. */
const closed = labels.closedNow.replace('{time}', timeLabel(officeHours.opens));
export const openNow = [
  ...openingWeek(officeHours, { open: labels.openNow.replace('{time}', timeLabel(officeHours.closes)), closed }),
  ...holidays(officeHours, closed),
];
