import { officeHours } from '@/content/facts';
import { vCard } from '@/lib/vcard';

const card = {
  name: 'Asha, Ravi; Co\\Sons',
  phones: ['+912224567890', '18001234567'],
  emails: ['info@example.com'],
  url: 'https://example.com',
  country: 'India',
  note: 'Mon–Sat, 9:00 AM\nto 8:00 PM IST',
};

it('a contact card has escaped values, and CRLF after every line (RFC 6350, 3.4)', () => {
  expect(vCard(card)).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(vCard(card).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Asha\\, Ravi\\; Co\\\\Sons',
    'N:Asha\\, Ravi\\; Co\\\\Sons;;;;',
    'ORG:Asha\\, Ravi\\; Co\\\\Sons',
    'TEL;TYPE=WORK,VOICE,PREF:+912224567890',
    'TEL;TYPE=WORK,VOICE:18001234567',
    'EMAIL;TYPE=WORK,INTERNET:info@example.com',
    'URL:https://example.com',
    'ADR;TYPE=WORK:;;;;;;India',
    'NOTE:Mon-Sat\\, 9:00 AM\\nto 8:00 PM IST',
    'END:VCARD',
    '',
  ]);
});

it('a contact card has no dash or quote that a program without UTF-8 shows wrongly', () => {
  const note = `${officeHours.text} – “Asha’s”`;
  expect(vCard({ ...card, note }).replace(/[\r\n]/g, '')).toMatch(/^[ -~]+$/);
});
