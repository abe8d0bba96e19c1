import { mailLink, mailLimit, whatsAppLink, whatsAppLimit } from '@/components/enquiry/enquiry-text';

const chat = 'https://wa.me/910000000000';
const mail = 'mailto:info@example.com?subject=Enquiry%20from%20the%20website';

/** In a mailto: link, a plus isn't a space (RFC 6068). */
const mailBody = (href: string) => decodeURIComponent(href.split('body=')[1]!);
const whatsAppText = (href: string) => new URL(href).searchParams.get('text') ?? '';

// e2e/contact has which text is offered, and that it is exactly what was typed.
describe.each([
  ['WhatsApp', (text: string) => whatsAppLink(chat, text), whatsAppText, whatsAppLimit],
  ['mail', (text: string) => mailLink(mail, text), mailBody, mailLimit],
] as const)('the link to %s', (_, link, decoded, limit) => {
  it('has as much of a long text as fits, and says so', () => {
    const { href, isShortened } = link('x'.repeat(20_000));
    expect(isShortened).toBe(true);
    expect(href).toHaveLength(limit);
    expect(decoded(href)).toMatch(/^x+…$/);
  });

  it('never cuts inside an emoji or a syllable', () => {
    expect(decoded(link('👩‍👩‍👧‍👦'.repeat(500)).href)).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
    expect(decoded(link('क्षि'.repeat(2000)).href)).toMatch(/^(क्षि)+…$/u);
  });
});

it('line breaks in a mail link are CRLF', () => {
  expect(mailLink(mail, 'a\nb').href).toMatch(/body=a%0D%0Ab$/);
});
