import { escapeText, fold, vCard } from '@/lib/vcard';

const card = {
  name: 'Asha, Ravi; Co',
  phone: '+910000000000',
  emails: ['info@example.com'],
  url: 'https://example.com',
  country: 'India',
  note: 'Mon–Sat, 9:00 AM\nto 8:00 PM IST',
};

describe('vCard', () => {
  it('begins, states its version and ends, with CRLF after every line', () => {
    const lines = vCard(card).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
    expect(vCard(card).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has the name, number, mail, site, country and hours', () => {
    expect(vCard(card).split('\r\n')).toEqual(
      expect.arrayContaining([
        'FN:Asha\\, Ravi\\; Co',
        'TEL;TYPE=WORK,VOICE,PREF:+910000000000',
        'EMAIL;TYPE=WORK,INTERNET:info@example.com',
        'URL:https://example.com',
        'ADR;TYPE=WORK:;;;;;;India',
        'NOTE:Mon–Sat\\, 9:00 AM\\nto 8:00 PM IST',
      ]),
    );
  });
});

describe('escapeText', () => {
  it('escapes what separates values (RFC 6350, 3.4)', () => {
    expect(escapeText('a\\b,c;d\r\ne\nf')).toBe('a\\\\b\\,c\\;d\\ne\\nf');
  });
});

describe('fold', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length;

  it.each(['x'.repeat(400), 'नमस्ते '.repeat(40), '👍'.repeat(60)])(
    'keeps lines within 75 octets and unfolds to the same text (RFC 6350, 3.2)',
    (line) => {
      const folded = fold(line);
      expect(folded.split('\r\n').every((part) => octets(part) <= 75)).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    },
  );

  it('keeps a line of 75 octets', () => {
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  });
});
