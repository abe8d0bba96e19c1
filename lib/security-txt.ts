import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { absoluteUrl } from './metadata';
import { routes } from './routes';

/**
 * The day on which security.txt expires: a year after the last check, as RFC 9116 (2.5.5) advises.
 * @returns an ISO date
 */
export function securityExpiry(checkedOn: string): string {
  const day = new Date(checkedOn);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** The text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function securityText(): string {
  return [
    `Contact: mailto:${details.emails.support.value}`,
    `Contact: ${absoluteUrl(routes.contact)}`,
    `Expires: ${securityExpiry(details.supportMailboxCheckedOn)}T00:00:00Z`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
