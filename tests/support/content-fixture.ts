import { categories } from '@/content/categories';
import { figures } from '@/content/pages/figures';
import { serviceBySlug } from '@/content/services';
import { serviceSlugs } from '@/content/services/slugs';
import type { Project } from '@/content/types';
import { type Content, contentOf, mainName } from '@/tools/check/content';

type Draft = Record<string, Record<string, unknown>>;

export const fixtureSlugs = serviceSlugs.slice(0, 3);

const sentence = 'a plain sentence that a search result can show, ';
const meta = (of: string) => ({ title: `About ${of}`, description: `${of}: `.padEnd(120, sentence).trimEnd() });

const plain = (name: string) => ({ meta: meta(name), hero: { title: `Page ${name}`, lead: 'A lead.' } });

const project: Project = {
  id: 'clinic',
  service: fixtureSlugs[0]!,
  client: 'A clinic',
  town: 'Kochi',
  trade: 'Dentist',
  done: 'Two cameras.',
  permittedOn: '2026-02-10',
};

/** Content that the check accepts: three services of the site, and invented pages. */
function draft(): Draft {
  // Prices are checked on days that the fixture hasn't seen.
  const services = structuredClone(fixtureSlugs.map(serviceBySlug)).map((service) => ({
    ...service,
    related: fixtureSlugs.filter((slug) => slug !== service.slug),
    startingPrice: undefined,
  }));
  const email = () => ({ value: 'name@example.com', isPlaceholder: true });
  const refundPolicy = {
    slug: 'refund-policy',
    title: 'Refunds',
    meta: meta('refunds'),
    lead: 'A lead.',
    updated: '2026-02-10',
    sections: [{ id: 'how', title: 'How', body: ['We pay back.', ['one', 'two']] }],
  };
  const network = (label: string) => ({ label, icon: label.toLowerCase(), url: null as string | null });
  return {
    'content/services/index.ts': { services },
    ...Object.fromEntries(services.map((one) => [`content/services/${one.slug}.ts`, { [mainName(one.slug)]: one }])),
    'content/facts.ts': {
      timelines: { website: '2 weeks' },
      officeHours: { days: [1, 2], opens: '09:00', closes: '18:00', closedOn: [] },
    },
    'content/claims.ts': { claims: [{ subject: 'Free talks', says: ['It is free.', 'A lead.'], checkedOn: null }] },
    'content/legal/index.ts': { legalReviewedOn: null, legalDocuments: [refundPolicy] },
    'content/categories.ts': {
      categories: categories.slice(0, 2).map(({ id, colour }, index) => ({
        id,
        colour,
        name: `Category ${index}`,
        description: 'Made for you',
        services: index === 0 ? fixtureSlugs.slice(0, 2) : fixtureSlugs.slice(2),
      })),
    },
    'content/faq.ts': {
      faqCategories: [
        { id: 'general', title: 'General', items: [{ id: 'who', question: 'Who?', answer: 'We.' }] },
        { id: 'money', title: 'Money', items: [{ id: 'cost', question: 'Cost?', answer: 'Little.' }] },
      ],
    },
    'content/projects.ts': { projects: [{ ...project }] },
    'content/people.ts': { people: [{ name: 'Asha', role: 'Support', languages: 'Hindi', since: 2020 }] },
    'content/testimonials.ts': {
      testimonials: { items: [{ name: 'Anita', company: 'Rao', rating: 5, text: 'Good.' }], isPlaceholder: true },
    },
    'content/legal/refund-policy.ts': { refundPolicy },
    'content/pages/figures.ts': { figures },
    'content/pages/home.ts': { home: { ...plain('home'), figures } },
    'content/pages/about.ts': { about: plain('us') },
    'content/footer.ts': {
      footer: { comingSoonName: '{profile}, coming soon' },
      footerServices: [...fixtureSlugs],
    },
    'content/site.ts': {
      site: {
        name: { value: 'Name', isPlaceholder: true },
        url: { value: 'https://site.example.com', isPlaceholder: true },
        companySite: { value: 'https://example.com', isPlaceholder: true },
        phone: { value: '+919876543210', isPlaceholder: true },
        emails: { info: email(), legal: email() },
        securityContactCheckedOn: '2026-01-31',
        social: [network('Facebook'), network('Instagram'), network('LinkedIn'), network('YouTube')],
      },
    },
  };
}

/**
 * The fixture with one value replaced.
 * @param field path below the export that the file is named after, or starting with another export
 * @param value `undefined` removes the field
 */
export function contentWith(file?: string, field = '', value?: unknown): Content {
  const exports = draft();
  if (file) replace(exports, file, field, value);
  return toContent(exports);
}

function replace(exports: Draft, file: string, field: string, value: unknown): void {
  if (!field) return void (exports[file] = value as Record<string, unknown>);
  const parts = field.split('.');
  const own = exports[file] ?? {};
  const isNamed = parts[0]! in own;
  let target = (isNamed ? own : own[mainName(file)]) as Record<string, unknown>;
  for (const part of parts.slice(0, -1)) target = target[part] as Record<string, unknown>;
  if (value === undefined) delete target[parts.at(-1)!];
  else target[parts.at(-1)!] = value;
}

function toContent(exports: Draft): Content {
  const files = Object.entries(exports).map(([file, own]) => ({ file, source: '', exports: own }));
  return contentOf(files, '2026-02-15', [{ file: 'broken.jpg', fault: 'is not a picture, or it is broken' }]);
}
