import fc from 'fast-check';
import { phoneForms, whatsAppLink } from '@/lib/phone';

const number = '+919876543210';

describe('phoneForms', () => {
  it('calls in E.164, shows Indian grouping and gives WhatsApp bare digits', () => {
    expect(phoneForms(number)).toEqual({
      href: 'tel:+919876543210',
      display: '+91 98765 43210',
      whatsApp: '919876543210',
    });
  });

  it.each([
    '9876543210',
    '+91 98765 43210',
    '+91987654321',
    '+9198765432101',
    '+449876543210',
    'tel:+919876543210',
    '',
  ])('refuses "%s" and says where to correct it', (wrong) => {
    expect(() => phoneForms(wrong)).toThrow(/content\/site\.ts: phone: .*\+91 followed by ten digits/);
  });
});

describe('whatsAppLink', () => {
  it('opens a chat with the number', () => {
    const { origin, pathname } = new URL(whatsAppLink(number, 'Hello'));
    expect(origin + pathname).toBe('https://wa.me/919876543210');
  });

  it('carries any text over unchanged', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, (typed) => {
        const link = new URL(whatsAppLink(number, typed));
        expect(link.searchParams.get('text')).toBe(typed);
        expect(link.hash).toBe('');
      }),
    );
  });
});
