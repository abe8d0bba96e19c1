import { faqCategories } from '@/content/faq';
import { legalDocuments } from '@/content/legal';
import { footerServices, mainMenu, smallScreenMenu } from '@/content/navigation';
import { about } from '@/content/pages/about';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { plainCopyOf, wordsOf } from '../support/copy';

const numbers = (items: readonly { number: string; label: string }[]) =>
  items.map(({ number, label }) => `${number} ${label}`);
const legal = (slug: string) => plainCopyOf(legalDocuments.find((document) => document.slug === slug));

describe('the menus', () => {
  const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

  it('have the entries of the specification', () => {
    expect(labels(mainMenu)).toEqual(['Home', 'Services', 'Products', 'About', 'FAQ', 'Contact']);
    expect(labels(smallScreenMenu)).toEqual(['Home', 'About', 'Services', 'Products', 'FAQ', 'Contact']);
  });

  it('list six services in the footer', () => {
    expect(new Set(footerServices).size).toBe(6);
  });
});

describe('home', () => {
  it('carries the tagline', () => {
    expect(site.tagline).toMatch(/^one stop to all IT solutions$/i);
    expect(home.hero.board).toBe(site.tagline);
  });

  it('promises the four things it is chosen for', () => {
    expect(home.hero.promises).toEqual(['Affordable', 'Fast', 'Scalable', 'Supportive']);
    expect(home.whyChooseUs.items.map(({ title }) => title)).toEqual(home.hero.promises);
  });

  it('says who the agency is in three paragraphs', () => {
    expect(home.about.paragraphs).toHaveLength(3);
  });

  it('states the figures of the about page', () => {
    expect(numbers(home.figures)).toEqual(['500+ projects', '200+ clients', '5+ years', '15+ team members']);
  });

  it('quotes three clients, each with name, company, five stars and text', () => {
    expect(testimonials.items).toHaveLength(3);
    for (const { name, company, rating, text } of testimonials.items) {
      expect(rating).toBe(5);
      expect([name, company, text]).not.toContain('');
    }
    expect(new Set(testimonials.items.map(({ text }) => text)).size).toBe(3);
  });
});

describe('the landing presentation', () => {
  const { hero, services, about: story, figures } = home.landing;

  it('has the six cards of the specification, each with icon, text and gradient', () => {
    expect(services.cards.map(({ title }) => title)).toEqual([
      'Web Development',
      'UI/UX Design',
      'Mobile Apps',
      'Digital Strategy',
      'Performance Optimization',
      'Automation Solutions',
    ]);
    for (const card of services.cards) {
      expect(card).toEqual({
        icon: expect.any(String),
        title: expect.any(String),
        description: expect.stringMatching(/\w{3}/),
        gradient: expect.any(String),
      });
    }
  });

  it('has headline, tagline, quote button, three paragraphs and its own figures', () => {
    expect(hero.title.length).toBeGreaterThan(0);
    expect(hero.board).toBe(site.tagline);
    expect(hero.promises).toEqual(['Affordable', 'Fast', 'Scalable', 'Supportive']);
    expect(hero.primaryAction).toBe('Get Free Quote');
    expect(story.paragraphs).toHaveLength(3);
    expect(numbers(figures)).toEqual([
      '500+ projects completed',
      '100+ happy clients',
      '50+ team members',
      '15+ awards won',
    ]);
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
    expect(numbers(about.figures)).toEqual(['500+ projects', '200+ clients', '5+ years', '15+ team members']);
  });
});

describe('the FAQ', () => {
  it('has four categories of three questions', () => {
    expect(faqCategories.map(({ title, items }) => [title, items.length])).toEqual([
      ['General Questions', 3],
      ['Services & Products', 3],
      ['Pricing & Payment', 3],
      ['Support & Technical', 3],
    ]);
  });

  it('opens with the general questions', () => {
    expect(faq.initiallyOpen).toBe('general');
    expect(faqCategories[0]).toMatchObject({ id: 'general', title: 'General Questions' });
  });
});

describe('the legal pages', () => {
  it('say honestly that the site collects nothing, under which law, and whom to ask', () => {
    const privacy = legal('privacy-policy');
    expect(privacy).toContain('does not collect personal data');
    expect(privacy).toContain('Digital Personal Data Protection Act, 2023');
    expect(privacy).toContain(site.emails.privacy.value);
  });

  it('name the legal address in the terms', () => {
    expect(legal('terms-conditions')).toContain(site.emails.legal.value);
  });

  it('keep the refund policy short and refunds case by case', () => {
    const refund = legal('refund-policy');
    expect(refund).toContain('case by case');
    expect(wordsOf(refund).length).toBeLessThan(300);
  });
});

describe('the 404 page', () => {
  it('has the words of the specification', () => {
    expect(notFound).toMatchObject({ code: '404', title: 'Oops! Page not found', action: 'Return to Home' });
  });
});
