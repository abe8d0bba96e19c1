import { Imprint } from '@/components/sections/imprint';
import { officeHours } from '@/content/facts';
import { site } from '@/content/site';
import { place } from '@/lib/legal-details';
import { call } from '@/lib/reach';

/** The agency's imprint under a page that people print. */
export function PageImprint({ path }: { path: string }) {
  const { host } = new URL(site.url.value);
  return (
    <Imprint
      name={site.name.value}
      contacts={[call.display, site.emails.info.value, officeHours.text, place()]}
      address={`${host}${path}`}
    />
  );
}
