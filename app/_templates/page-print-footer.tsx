import { PrintFooter } from '@/components/sections/print-footer';
import { officeHours } from '@/content/facts';
import { site } from '@/content/site';
import { call } from '@/lib/contact-links';
import { siteAddress } from '@/lib/site-address';
import { place } from '@/lib/legal-details';

/** The agency's imprint under a page that people print. */
export function PagePrintFooter({ path }: { path: string }) {
  const { host } = new URL(siteAddress);
  return (
    <PrintFooter
      name={site.name.value}
      contacts={[call.display, site.emails.info.value, officeHours.text, place()]}
      address={`${host}${path}`}
    />
  );
}
