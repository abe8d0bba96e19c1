import fc from 'fast-check';
import { enquiryText, mailHandOver, mailLimit, type Enquiry, whatsAppHandOver, whatsAppLimit } from '@/lib/hand-over';

const labels = { name: 'Name', email: 'E-mail', service: 'About' };
const chat = 'https://wa.me/910000000000';
const mail = 'mailto:info@example.com?subject=Enquiry%20from%20the%20website';

const whatsAppText = (href: string) => new URL(href).searchParams.get('text') ?? '';
/** As RFC 6068 has it: a plus is a plus, and line breaks are CRLF. */
const mailBody = (href: string) => decodeURIComponent(/[?&]body=([^&]*)$/.exec(href)?.[1] ?? '').replace(/\r\n/g, '\n');

/** Any text a field can hold: every code point, line feeds included, carriage returns not. */
const typed = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.replace(/\r/g, '\n'));

describe('enquiryText', () => {
  it('puts name and address before the message', () => {
    expect(enquiryText({ name: 'Asha', email: 'asha@example.com', message: 'Hello' }, labels)).toBe(
      'Name: Asha\nE-mail: asha@example.com\n\nHello',
    );
  });

  it('names the service that the message is about', () => {
    const enquiry = { name: 'Asha', email: '', message: 'Hello', service: 'SEO services' };
    expect(enquiryText(enquiry, labels)).toBe('Name: Asha\nAbout: SEO services\n\nHello');
  });

  it.each<[string, Enquiry, string]>([
    ['nothing', { name: '', email: '', message: '' }, ''],
    ['only a message', { name: '', email: '', message: 'Hello' }, 'Hello'],
    ['only a name', { name: 'Asha', email: '', message: '' }, 'Name: Asha'],
  ])('leaves out empty fields: %s', (_, enquiry, text) => {
    expect(enquiryText(enquiry, labels)).toBe(text);
  });
});

describe('whatsAppHandOver @decision-9', () => {
  it('decodes back to any text that fits: markup, scripts, emoji', () => {
    fc.assert(fc.property(typed, (text) => whatsAppText(whatsAppHandOver(chat, text).href) === text));
    expect(whatsAppHandOver(chat, '"><script>&+#%20\n').isShortened).toBe(false);
  });
});

describe('mailHandOver', () => {
  it('decodes back to any text that fits: markup, scripts, emoji', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { href, isShortened } = mailHandOver(mail, text);
        return isShortened || mailBody(href) === text;
      }),
    );
  });

  it('writes line breaks as CRLF', () => {
    expect(mailHandOver(mail, 'a\nb').href).toMatch(/body=a%0D%0Ab$/);
  });
});

describe('a text too long for a link', () => {
  const ways = [
    ['WhatsApp', (text: string) => whatsAppHandOver(chat, text), whatsAppText, whatsAppLimit],
    ['mail', (text: string) => mailHandOver(mail, text), mailBody, mailLimit],
  ] as const;

  it.each(ways)('is cut to a beginning of what was typed, and says so (%s)', (_, link, decoded, limit) => {
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

  it.each(ways)('keeps as much as fits (%s)', (_, link, decoded, limit) => {
    const { href } = link('x'.repeat(20_000));
    expect(href).toHaveLength(limit);
    expect(decoded(href)).toMatch(/^x+…$/);
  });

  it.each(ways)('is looked at only as far as a link could carry it (%s)', (_, link, __, limit) => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    link('नमस्ते '.repeat(14_000));
    expect(segment.mock.calls.map(([text]) => text.length)).toEqual([limit]);
    segment.mockRestore();
  });

  it.each(ways)('is never cut inside an emoji or a syllable (%s)', (_, link, decoded) => {
    expect(decoded(link('👩‍👩‍👧‍👦'.repeat(500)).href)).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
    expect(decoded(link('क्षि'.repeat(2000)).href)).toMatch(/^(क्षि)+…$/u);
  });
});
