import fc from 'fast-check';
import { mailBody } from '@/tests/support/mail';
import { enquiryText, mailHandOver, mailLimit, type Enquiry, whatsAppHandOver, whatsAppLimit } from '@/lib/hand-over';

const labels = { name: 'Name', email: 'E-mail', service: 'About' };
const chat = 'https://wa.me/910000000000';
const mail = 'mailto:info@example.com?subject=Enquiry%20from%20the%20website';

const whatsAppText = (href: string) => new URL(href).searchParams.get('text') ?? '';
/** Any text that a field may have: all code points except carriage returns. */
const typed = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.replace(/\r/g, '\n'));

describe('enquiryText', () => {
  it.each<[string, Enquiry, string]>([
    ['nothing', { name: '', email: '', message: '' }, ''],
    ['only a message', { name: '', email: '', message: 'Hello' }, 'Hello'],
    ['only a name', { name: 'Asha', email: '', message: '' }, 'Name: Asha'],
    [
      'all, with the service it is about',
      { name: 'Asha', email: 'asha@example.com', message: 'Hello', service: 'SEO services' },
      'Name: Asha\nE-mail: asha@example.com\nAbout: SEO services\n\nHello',
    ],
  ])('puts name, address and service before the message, and leaves out empty fields: %s', (_, given, text) => {
    expect(enquiryText(given, labels)).toBe(text);
  });
});

describe.each([
  ['WhatsApp', (text: string) => whatsAppHandOver(chat, text), whatsAppText, whatsAppLimit],
  ['mail', (text: string) => mailHandOver(mail, text), mailBody, mailLimit],
] as const)('the link to %s @decision-9', (_, link, decoded, limit) => {
  it('decodes back to any text that fits: markup, scripts, emoji', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { href, isShortened } = link(text);
        return isShortened || decoded(href) === text;
      }),
    );
    expect(link('"><script>&+#%20\n').isShortened).toBe(false);
  });

  it('has the beginning of a text that is too long, and says so', () => {
    const long = fc.string({ unit: 'grapheme', minLength: 400 }).map((text) => text.replace(/\r/g, '\n').repeat(20));
    fc.assert(
      fc.property(long, (text) => {
        const { href, isShortened } = link(text);
        expect(isShortened).toBe(true);
        expect(href.length).toBeLessThanOrEqual(limit);
        const part = decoded(href);
        expect(part.endsWith('…')).toBe(true);
        expect(text.startsWith(part.slice(0, -1))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps as much as fits, and never cuts inside an emoji or a syllable', () => {
    const { href } = link('x'.repeat(20_000));
    expect(href).toHaveLength(limit);
    expect(decoded(href)).toMatch(/^x+…$/);
    expect(decoded(link('👩‍👩‍👧‍👦'.repeat(500)).href)).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
    expect(decoded(link('क्षि'.repeat(2000)).href)).toMatch(/^(क्षि)+…$/u);
  });
});

it('line breaks in a mail link are CRLF', () => {
  expect(mailHandOver(mail, 'a\nb').href).toMatch(/body=a%0D%0Ab$/);
});
