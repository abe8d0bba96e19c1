import { officeHours } from '@/content/facts';
import { site } from '@/content/site';
import { vCard } from '@/lib/vcard';
import { siteAddress } from '@/lib/site-address';

export const dynamic = 'force-static';

/** "Save contact": out/contact.vcf, written at build. */
export function GET() {
  const card = vCard({
    name: site.name.value,
    phone: site.phone.value,
    emails: [site.emails.info.value, site.emails.sales.value, site.emails.support.value],
    url: siteAddress,
    country: site.country,
    note: officeHours.text,
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
