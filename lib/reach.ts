import { site, type EmailRole } from '@/content/site';
import { phoneForms, whatsAppLink } from './phone';

/** The call link with the number as it is shown. */
export const call = phoneForms(site.phone.value);

/** A WhatsApp chat with the agency that starts with `text`. */
export function whatsApp(text: string): string {
  return whatsAppLink(site.phone.value, text);
}

/** A mail link to one of the agency's addresses. */
export function mailto(role: EmailRole, subject?: string): string {
  const address = site.emails[role].value;
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
}
