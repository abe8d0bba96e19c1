import { aYearAfter, todayInIndia } from '@/content/dates';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { absoluteUrl } from './metadata';
import { routes } from './routes';

/**
 * The text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. It expires a
 * year after the build, as section 2.5.5 advises.
 */
export const securityText = () =>
  [
    `Contact: mailto:${details.emails.support.value}`,
    `Contact: ${absoluteUrl(routes.contact)}`,
    `Expires: ${aYearAfter(todayInIndia())}T00:00:00Z`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
