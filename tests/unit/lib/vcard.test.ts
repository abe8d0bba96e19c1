import { vCard } from '@/lib/vcard';

it('a contact card has escaped values in ASCII, and CRLF after every line (RFC 6350, 3.4)', () => {
  const address = { url: 'https://example.com', country: 'India', phones: [], emails: [] };
  const card = vCard({ ...address, name: 'Asha, Ravi; Co\\Sons', note: 'Mon–Sat\n“Asha’s”' });
  expect(card).not.toMatch(/[^\r]\n|\r[^\n]|[^ -~\r\n]/);
  expect(card).toContain('\r\nFN:Asha\\, Ravi\\; Co\\\\Sons\r\n');
  expect(card).toContain(`\r\nNOTE:Mon-Sat\\n"Asha's"\r\nEND:VCARD\r\n`);
});
