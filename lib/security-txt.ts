import { aYearAfter, hasExpired } from '@/content/dates';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { absoluteUrl } from './metadata';
import { routes } from './routes';

/** Whether security.txt has expired. Then it isn't published: nobody may rely on it. */
export function isExpired(): boolean {
  return hasExpired(details.supportMailboxCheckedOn);
}

/** /.well-known/security.txt (RFC 9116), which expires after a year, as section 2.5.5 advises. */
export function securityText(): string {
  return [
    `Contact: mailto:${details.emails.support.value}`,
    `Contact: ${absoluteUrl(routes.contact)}`,
    `Expires: ${aYearAfter(details.supportMailboxCheckedOn)}T00:00:00Z`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
