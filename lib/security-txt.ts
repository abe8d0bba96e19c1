import { aYearAfter, hasExpired } from '@/content/dates';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { absoluteUrl } from './metadata';
import { routes } from './routes';

/** Whether security.txt has expired. Then it isn't published: nobody may rely on it. */
export function isExpired(): boolean {
  return hasExpired(details.supportMailboxCheckedOn);
}

/**
 * The text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. It expires a
 * year after the last check, as section 2.5.5 advises.
 */
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
