import { legalDocuments } from '@/content/legal';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { plainCopyOf, wordsOf } from '../support/copy';

const legal = (slug: string) => plainCopyOf(legalDocuments.find((document) => document.slug === slug));

describe.each([
  ['the home page', home],
  ['the landing presentation', home.landing],
])('%s @spec-1', (_, page) => {
  it('carries the tagline, and says who the agency is in three paragraphs', () => {
    expect(page.hero.board).toBe(site.tagline);
    expect(page.about.paragraphs).toHaveLength(3);
  });
});

describe('the landing presentation @spec-1', () => {
  it.each(['web development', 'mobile apps', 'digital marketing', 'SEO', 'UI/UX design'])('offers %s', (part) => {
    expect(plainCopyOf(home.landing).toLowerCase()).toContain(part.toLowerCase());
  });
});

describe('the legal pages', () => {
  it('say honestly that the site collects nothing, under which law, and whom to ask', () => {
    const privacy = legal('privacy-policy');
    expect(privacy).toContain('We set no cookies and do no tracking. Our host keeps ordinary server logs.');
    expect(privacy).toContain('Digital Personal Data Protection Act, 2023');
    expect(privacy).toContain(site.emails.privacy.value);
    expect(legal('terms-conditions')).toContain(site.emails.legal.value);
  });

  it('keep the refund policy short and refunds case by case @spec-2', () => {
    const refund = legal('refund-policy');
    expect(refund).toContain('case by case');
    expect(wordsOf(refund).length).toBeLessThan(300);
  });
});
