import type * as faqModule from '@/content/faq';
import type * as linesModule from '@/content/lines';
import type * as navigationModule from '@/content/navigation';
import type * as aboutModule from '@/content/pages/about';
import type * as homeModule from '@/content/pages/home';
import type * as refundModule from '@/content/legal/refund-policy';
import type * as seoModule from '@/content/services/seo-services';
import type * as testimonialsModule from '@/content/testimonials';
import type * as checkModule from '@/lib/build/content/check';
import type * as problemModule from '@/lib/build/content/problem';

/** What the check says when one module of the content is changed. */
function messagesWith<Module extends object>(path: string, change: (module: Module) => Partial<Module>): string[] {
  let messages: string[] = [];
  jest.isolateModules(() => {
    const actual = jest.requireActual<Module>(path);
    // As compiled modules have it: not listed among the exports, which the check walks through.
    const mock = Object.defineProperty({ ...actual, ...change(actual) }, '__esModule', { value: true });
    jest.doMock(path, () => mock);
    const { checkContent } = jest.requireActual<typeof checkModule>('@/lib/build/content/check');
    const { formatProblem } = jest.requireActual<typeof problemModule>('@/lib/build/content/problem');
    messages = checkContent().map(formatProblem);
  });
  jest.dontMock(path);
  return messages;
}

const seo = (change: (service: typeof seoModule.seoServices) => object) =>
  messagesWith<typeof seoModule>('@/content/services/seo-services', ({ seoServices }) => ({
    seoServices: { ...seoServices, ...change(seoServices) } as typeof seoServices,
  }));
const seoFile = 'content/services/seo-services.ts';

describe('checkContent', () => {
  it('finds nothing wrong in the content as it stands', () => {
    expect(messagesWith<typeof aboutModule>('@/content/pages/about', () => ({}))).toEqual([]);
  });

  it.each([
    ['an unknown icon', () => ({ icon: 'magnifier' }), `${seoFile}: icon: `],
    ['an unknown slug', () => ({ related: ['seo', 'office-setup'] }), `${seoFile}: related.0: `],
    ['a missing field', () => ({ lead: undefined }), `${seoFile}: lead: `],
    ['an empty list', () => ({ features: [] }), `${seoFile}: features: `],
    [
      'a duplicate id',
      ({ faq }: typeof seoModule.seoServices) => ({ faq: [...faq.slice(0, 4), { ...faq[0] }] }),
      `${seoFile}: faq.4.id: duplicate id`,
    ],
    [
      'a service related to itself',
      () => ({ related: ['seo-services', 'office-setup'] }),
      `${seoFile}: related.0: must`,
    ],
    [
      'a step out of order',
      ({ process }: typeof seoModule.seoServices) => ({ process: process.slice(1) }),
      `${seoFile}: process.0.step: must be 1, is 2`,
    ],
    [
      'a long title',
      ({ meta }: typeof seoModule.seoServices) => ({ meta: { ...meta, title: 't'.repeat(60) } }),
      `${seoFile}: meta.title: `,
    ],
    [
      'a short description',
      ({ meta }: typeof seoModule.seoServices) => ({ meta: { ...meta, description: 'Short.' } }),
      `${seoFile}: meta.description: has 6 characters`,
    ],
  ])('reports %s of a service', (_, change, start) => {
    expect(seo(change).filter((message) => message.startsWith(start))).toHaveLength(1);
  });

  it('reports a title and a description that two pages share', () => {
    const messages = messagesWith<typeof aboutModule>('@/content/pages/about', ({ about }) => {
      const { home } = jest.requireActual<typeof homeModule>('@/content/pages/home');
      return { about: { ...about, meta: home.meta } };
    });
    expect(messages).toEqual([
      expect.stringMatching(/^content\/pages\/about\.ts: meta\.title: duplicate title .*content\/pages\/home\.ts/),
      expect.stringMatching(
        /^content\/pages\/about\.ts: meta\.description: duplicate description .*content\/pages\/home\.ts/,
      ),
    ]);
  });

  it('reports a menu entry that leads to no page', () => {
    const messages = messagesWith<typeof navigationModule>('@/content/navigation', () => ({
      legalMenu: [{ label: 'Cookies', href: '/cookies' }],
    }));
    expect(messages).toEqual(['content/navigation.ts: legalMenu.0.href: dead internal link "/cookies"']);
  });

  it('reports a service that is on no line', () => {
    const messages = messagesWith<typeof linesModule>('@/content/lines', ({ lines }) => ({
      lines: lines.filter(({ id }) => id !== 'design'),
    }));
    expect(messages).toEqual(['content/lines.ts: stops: "graphic-designing" must be on exactly one line']);
  });

  it('reports an FAQ id that two categories share', () => {
    const messages = messagesWith<typeof faqModule>('@/content/faq', ({ faqCategories }) => ({
      faqCategories: [...faqCategories, { ...faqCategories[0]!, id: 'more' }],
    }));
    expect(messages).toHaveLength(3);
    expect(messages[0]).toMatch(/^content\/faq\.ts: .*duplicate id "what-you-do"/);
  });

  it('reports a testimonial with six stars', () => {
    const messages = messagesWith<typeof testimonialsModule>('@/content/testimonials', ({ testimonials }) => ({
      testimonials: { ...testimonials, items: [{ ...testimonials.items[0]!, rating: 6 }] },
    }));
    expect(messages).toEqual([expect.stringMatching(/^content\/testimonials\.ts: 0\.rating: /)]);
  });

  it('reports a legal section without text', () => {
    const messages = messagesWith<typeof refundModule>('@/content/legal/refund-policy', ({ refundPolicy }) => ({
      refundPolicy: { ...refundPolicy, sections: [{ id: 'empty', title: 'Empty', body: [] }] } as never,
    }));
    expect(messages).toEqual(['content/legal/refund-policy.ts: sections.0.body: must not be an empty list']);
  });
});
