import { site } from '@/content/site';
import { mailto } from '@/lib/contact-links';

describe('mail links', () => {
  it('keep a subject unchanged', () => {
    const link = new URL(mailto('sales', 'Quote: shop & app?'));
    expect(link.pathname).toBe(site.emails.sales.value);
    expect(link.searchParams.get('subject')).toBe('Quote: shop & app?');
  });
});
