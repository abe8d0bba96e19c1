import { refundPolicy } from '@/content/legal/refund-policy';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { plainCopyOf } from '../support/copy';

describe.each([
  ['the home page', home],
  ['the landing presentation', home.landing],
])('%s @spec-1', (_, page) => {
  it('carries the tagline, and says who the agency is in three paragraphs', () => {
    expect(page.hero.tagline).toBe(site.tagline);
    expect(page.about.paragraphs).toHaveLength(3);
  });
});

describe('the landing presentation @spec-1', () => {
  it.each(['web development', 'mobile apps', 'digital marketing', 'SEO', 'UI/UX design'])('offers %s', (part) => {
    expect(plainCopyOf(home.landing).toLowerCase()).toContain(part.toLowerCase());
  });
});

describe('the refund policy @spec-2', () => {
  it('is short, and refunds are case by case', () => {
    const refund = plainCopyOf(refundPolicy);
    expect(refund).toContain('case by case');
    expect(refund.split(' ').length).toBeLessThan(300);
  });
});
