import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { call, chat, mailto, whatsApp } from '@/lib/contact-links';

describe('the ways to reach the agency', () => {
  it('all start from the one number in content/site.ts', () => {
    expect(call.href).toBe(`tel:${site.phone.value}`);
    expect(whatsApp('Hello')).toBe(`https://wa.me/${site.phone.value.slice(1)}?text=Hello`);
  });

  it.each(['info', 'sales', 'privacy', 'legal', 'support'] as const)('write to the %s address', (role) => {
    expect(mailto(role)).toBe(`mailto:${site.emails[role].value}`);
  });

  it('carry a subject over unchanged', () => {
    const link = new URL(mailto('sales', 'Quote: shop & app?'));
    expect(link.searchParams.get('subject')).toBe('Quote: shop & app?');
  });

  it('give a chat without a text the same number', () => {
    expect(chat).toBe(`https://wa.me/${site.phone.value.slice(1)}`);
  });

  it('give each address on the contact page a subject of its own', () => {
    expect(new Set(contact.emails.map(({ subject }) => subject)).size).toBe(contact.emails.length);
  });
});
