import { Container } from '@/components/ui/container';
import { officeHours } from '@/content/facts';
import { details } from '@/content/owner/details';
import { place } from '@/content/owner-facts';
import { phones } from '@/lib/contact-links';
import { siteAddress } from '@/lib/site-address';

/** At the end of printed pages: the agency, its number and e-mail, and the page's address. */
export function PrintFooter({ path }: { path: string }) {
  const { host } = new URL(siteAddress);
  const contacts = [...phones.map(({ display }) => display), details.emails.info.value, officeHours.text, place];
  return (
    <Container className="hidden print:block">
      <p dir="ltr" translate="no" className="mt-6 border-t-3 border-category pt-2">
        <b>{details.name.value}</b> · {contacts.join(' · ')}
        <br />
        <b>{`${host}${path}`}</b>
      </p>
    </Container>
  );
}
