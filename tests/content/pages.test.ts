import { faqCategories } from '@/content/faq';
import { legalDocuments } from '@/content/legal';
import { footerServices } from '@/content/navigation';
import { about } from '@/content/pages/about';
import { faq } from '@/content/pages/faq';
import { figures } from '@/content/pages/figures';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { plainCopyOf, wordsOf } from '../support/copy';

const legal = (slug: string) => plainCopyOf(legalDocuments.find((document) => document.slug === slug));

describe('the menus', () => {
  it('list six services in the footer', () => {
    expect(new Set(footerServices).size).toBe(6);
  });
});

describe('home @spec-1', () => {
  it('carries the tagline', () => {
    expect(home.hero.board).toBe(site.tagline);
    expect(home.landing.hero.board).toBe(site.tagline);
  });

  it('gives a reason for each of its promises', () => {
    expect(home.whyChooseUs.items.map(({ title }) => title)).toEqual(home.hero.promises);
  });

  it('says who the agency is in three paragraphs', () => {
    expect(home.about.paragraphs).toHaveLength(3);
  });

  it('states the figures of the about page', () => {
    expect(home.figures).toEqual(about.figures);
  });

  it('quotes clients with name, company and text, each its own', () => {
    for (const { name, company, text } of testimonials.items) expect([name, company, text]).not.toContain('');
    expect(new Set(testimonials.items.map(({ text }) => text)).size).toBe(testimonials.items.length);
  });
});

describe('the landing presentation @spec-1 @decision-3', () => {
  it('has cards with icon, text and gradient, and a headline', () => {
    expect(home.landing.hero.title.length).toBeGreaterThan(0);
    for (const card of home.landing.services.cards) {
      expect(card).toEqual({
        icon: expect.any(String),
        title: expect.any(String),
        description: expect.stringMatching(/\w{3}/),
        gradient: expect.any(String),
      });
    }
  });

  it('tells about the agency in three paragraphs', () => {
    expect(home.landing.about.paragraphs).toHaveLength(3);
  });

  it('describes the offer as the specification does', () => {
    const copy = plainCopyOf(home.landing);
    for (const part of ['web development', 'mobile apps', 'digital marketing', 'SEO', 'UI/UX design']) {
      expect(copy.toLowerCase()).toContain(part.toLowerCase());
    }
  });
});

describe('about', () => {
  it('has mission, vision, values, the founder’s message and the figures', () => {
    expect(wordsOf(about.mission.text).length).toBeGreaterThan(10);
    expect(wordsOf(about.vision.text).length).toBeGreaterThan(10);
    expect(about.values.items.length).toBeGreaterThan(2);
    expect(about.founder.paragraphs.length).toBeGreaterThan(0);
    expect(about.figures).toEqual(figures);
  });
});

describe('the FAQ', () => {
  it('opens with its first category', () => {
    expect(faqCategories[0]).toMatchObject({ id: faq.initiallyOpen });
  });
});

describe('the legal pages', () => {
  it('say honestly that the site collects nothing, under which law, and whom to ask', () => {
    const privacy = legal('privacy-policy');
    expect(privacy).toContain('We set no cookies and do no tracking; our host keeps ordinary server logs.');
    expect(privacy).toContain('Digital Personal Data Protection Act, 2023');
    expect(privacy).toContain(site.emails.privacy.value);
  });

  it('name the legal address in the terms', () => {
    expect(legal('terms-conditions')).toContain(site.emails.legal.value);
  });

  it('keep the refund policy short and refunds case by case @spec-2', () => {
    const refund = legal('refund-policy');
    expect(refund).toContain('case by case');
    expect(wordsOf(refund).length).toBeLessThan(300);
  });
});
