import { officeHours } from '@/content/facts';
import { legalLabels } from '@/content/labels';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { cardNumbers } from '@/lib/contact-links';
import { confirmedAddress, legalIdentity } from '@/lib/confirmed-details';
import { vCard } from '@/lib/vcard';
import { siteAddress } from '@/lib/site-address';

export const dynamic = 'force-static';

/** The contact card of "Save contact". */
export function GET() {
  const { legalName, vatID } = legalIdentity;
  const card = vCard({
    name: details.name.value,
    organization: legalName,
    phones: cardNumbers,
    emails: [...new Set([details.emails.info, details.emails.sales, details.emails.support].map(({ value }) => value))],
    url: siteAddress,
    address: confirmedAddress,
    country: site.country,
    note: [officeHours.textWithBreaks, ...(vatID ? [`${legalLabels.gstin} ${vatID}`] : [])].join('\n'),
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
