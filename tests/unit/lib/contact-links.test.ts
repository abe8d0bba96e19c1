import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { call, chat, mailto, whatsApp } from '@/lib/contact-links';

describe('the links that contact the agency @spec-2', () => {
  it('all start from the one number in content/site.ts', () => {
    const chatLink = `https://wa.me/${site.phone.value.slice(1)}`;
    expect([call.href, chat, whatsApp('Hello')]).toEqual([
      `tel:${site.phone.value}`,
      chatLink,
      `${chatLink}?text=Hello`,
    ]);
  });

  it('carry a subject over unchanged', () => {
    const link = new URL(mailto('sales', 'Quote: shop & app?'));
    expect(link.pathname).toBe(site.emails.sales.value);
    expect(link.searchParams.get('subject')).toBe('Quote: shop & app?');
  });

  it('give each address on the contact page its own subject', () => {
    expect(new Set(contact.emails.map(({ subject }) => subject)).size).toBe(contact.emails.length);
  });
});
