import { officeHours } from '@/content/facts';
import { labels } from '@/content/pages/labels';
import { site, type EmailRole } from '@/content/site';
import { minutesOf, timeLabel } from './office-hours';
import { phoneForms, whatsAppLink } from './phone';
import { unbroken } from './unbroken';

/** The call link with the number as it is shown. */
export const call = phoneForms(site.phone.value);

/** The chat with the agency, empty. */
export const chat = `https://wa.me/${call.whatsApp}`;

/** A WhatsApp chat with the agency that starts with `text`. */
export function whatsApp(text: string): string {
  return whatsAppLink(site.phone.value, text);
}

/** A mail link to one of the agency's addresses. */
export function mailto(role: EmailRole, subject?: string): string {
  const address = site.emails[role].value;
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
}

/** The opening hours as the "open now" sign wants them, with its two texts. */
export const openNow = {
  // Sunday is 7 in content and 0 in the browser.
  hours: {
    days: officeHours.days.map((day) => day % 7).join(''),
    opens: minutesOf(officeHours.opens),
    closes: minutesOf(officeHours.closes),
  },
  labels: {
    open: labels.openNow.replace('{time}', unbroken(timeLabel(officeHours.closes))),
    closed: labels.closedNow.replace('{time}', unbroken(timeLabel(officeHours.opens))),
  },
};
