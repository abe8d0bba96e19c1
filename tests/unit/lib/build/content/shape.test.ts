import { seoServices } from '@/content/services/seo-services';
import {
  faqCategorySchema,
  legalDocumentSchema,
  serviceCardSchema,
  serviceSchema,
  statisticSchema,
  testimonialSchema,
} from '@/content/types';
import { formatProblem } from '@/lib/build/content/problem';
import { shapeProblems } from '@/lib/build/content/shape';

const file = 'content/services/seo-services.ts';
const [feature] = seoServices.features;
const [question] = seoServices.faq;

/** The service with some fields replaced, as the messages an editor would read. */
const messages = (change: Record<string, unknown>) =>
  shapeProblems(file, serviceSchema, { ...seoServices, ...change }).map(formatProblem);

describe('shapeProblems', () => {
  it('accepts a service as it stands', () => {
    expect(messages({})).toEqual([]);
  });

  it.each([
    ['an unknown slug', { slug: 'seo' }, 'slug', /"seo-services"/],
    ['an unknown related slug', { related: ['seo', 'office-setup'] }, 'related.0', /"seo-services"/],
    ['an unknown icon', { icon: 'magnifier' }, 'icon', /"search"/],
    ['a missing field', { lead: undefined }, 'lead', /expected string/],
    ['a missing field of an entry', { faq: [{ id: 'a', question: 'A?' }] }, 'faq.0.answer', /expected string/],
    ['an empty text', { closing: '  ' }, 'closing', /must not be empty/],
    ['an empty list', { technologies: { title: 'Tools', items: [] } }, 'technologies.items', /at least 4 entries/],
    ['too few features', { features: [feature] }, 'features', /at least 6 entries/],
    ['too many questions', { faq: Array(7).fill(question) }, 'faq', /at most 6 entries/],
    ['a long short title', { shortTitle: 's'.repeat(23) }, 'shortTitle', /at most 22 characters/],
    ['a long map label', { mapLabel: 'm'.repeat(12) }, 'mapLabel', /at most 11 characters/],
    ['a long card text', { cardDescription: 'c'.repeat(61) }, 'cardDescription', /at most 60 characters/],
    [
      'an id with capitals',
      { faq: [{ ...question, id: 'How Long' }] },
      'faq.0.id',
      /lower-case words joined by hyphens/,
    ],
    ['a date in words', { updated: '21 November' }, 'updated', /a date like/],
  ])('refuses %s, naming file, field and rule', (_, change, field, rule) => {
    const found = messages(change).filter((message) => message.startsWith(`${file}: ${field}: `));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(rule);
  });

  it.each([
    ['six stars', testimonialSchema, { name: 'N', company: 'C', rating: 6, text: 'T' }, 'rating'],
    ['no star', testimonialSchema, { name: 'N', company: 'C', rating: 0, text: 'T' }, 'rating'],
    ['a figure that is no text', statisticSchema, { number: 500, label: 'projects', icon: 'users' }, 'number'],
    [
      'a card without a line’s gradient',
      serviceCardSchema,
      { icon: 'code', title: 'T', description: 'D', gradient: 'pink' },
      'gradient',
    ],
    ['an FAQ category without questions', faqCategorySchema, { id: 'general', title: 'G', items: [] }, 'items'],
    [
      'a legal page without sections',
      legalDocumentSchema,
      { slug: 'refund-policy', title: 'R', lead: 'L', sections: [] },
      'sections',
    ],
  ])('refuses %s', (_, schema, value, field) => {
    expect(shapeProblems(file, schema, value).map((problem) => problem.field)).toContain(field);
  });

  it('says so when the whole file is not what it should be', () => {
    expect(formatProblem(shapeProblems(file, serviceSchema, undefined)[0]!)).toMatch(/: the whole file: .+/);
  });
});
