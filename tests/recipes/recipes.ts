import { categories, type Category } from '@/content/categories';
import { timelines } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { footerServices } from '@/content/footer';
import { figures } from '@/content/pages/figures';
import { home } from '@/content/pages/home';
import { services } from '@/content/services';
import { serviceSlugs } from '@/content/services/slugs';
import { mainName } from '@/tools/check/content';
import { expectations } from '../specification/expectations';
import { addProjects, addPeople, addPrice, addRegistrations, people, prices, projects, registrations } from './proof';
import { change, create, remove, type Step } from './step';

/* The recipes read what they change from the content, so that they work for another agency too. */

const aboutFile = 'content/pages/about.ts';
const faqFile = 'content/pages/faq.ts';
const homeFile = 'content/pages/home.ts';
const catalogueFile = 'content/categories.ts';
const indexFile = 'content/services/index.ts';
const literal = JSON.stringify;

/** Changes an expectation, if there are any. */
const expect = (from: RegExp | string, to: string): Step[] =>
  expectations.length > 0 ? [change('tests/specification/expectations.ts', from, to)] : [];
/** A text as the expectations have it: with plain hyphens. */
const plain = (text: string) => text.replaceAll('–', '-');

const details = Object.entries({
  phone: '+919876543210',
  city: 'Indore',
  languages: 'Hindi, Marathi or English',
}).map(([name, value]) =>
  change(
    'content/site.ts',
    new RegExp(`${name}: (placeholder|confirmed)\\('[^']*'\\)`),
    `${name}: confirmed('${value}')`,
  ),
);

const figure = figures[0]!;
const [timeName, time] = Object.entries(timelines)[1]!;
const questions = faqCategories[0]!;

/** The category that gets a new service and loses its last one. */
const grown = categories.findLast((category) => category.services.length > 1)!;
const gone = grown.services.at(-1)!;
const renamed = categories.at(-1)!;
const newId = 'renamed';
/** The category to remove, whose services the next one has room for, if there is one. */
const dissolved = categories.find((category, index) => {
  const next = categories[index + 1];
  return category !== grown && next && category.services.length + next.services.length <= 8;
});

/** Removes a service's file and its entry in the collection. */
export const removeService = (slug: string): Step[] => [
  remove(`content/services/${slug}.ts`),
  change(indexFile, new RegExp(`^import \\{ ${mainName(slug)} \\}.*\\n`, 'm'), ''),
  change(indexFile, `'${slug}': ${mainName(slug)},`, ''),
];

/** Removes a service from related services, the footer and home's times. */
const leftoversOf = (slug: string): Step[] => [
  ...services
    .filter((service) => service.slug !== slug && service.related.some((other) => other === slug))
    .map((service) => {
      const rest = serviceSlugs.filter((other) => other !== slug && other !== service.slug);
      const kept = service.related.filter((other) => other !== slug);
      const related = literal(kept.length > 0 ? kept : rest.slice(0, 1));
      return change(`content/services/${service.slug}.ts`, /related: \[[^\]]*\]/, `related: ${related}`);
    }),
  ...footerServices
    .filter((other) => other === slug)
    .map(() => {
      const other = serviceSlugs.find((one) => !footerServices.includes(one) && one !== slug)!;
      return change('content/footer.ts', `'${slug}'`, `'${other}'`);
    }),
  { file: homeFile, edit: (text) => withoutTimes(text, slug) },
];

/** Removes a service's times from home. */
export const withoutTimes = (text: string, slug: string) =>
  text.replaceAll(new RegExp(` *\\{[^{}]*service: '${slug}'[^{}]*\\},\\n`, 'g'), '');

/** Replaces a category in home's copy. */
const inCategory = (from: string, to: string): Step => ({
  file: homeFile,
  edit: (text) => text.replaceAll(`category: '${from}'`, `category: '${to}'`),
});

/** Removes a category, and moves its services to the next one, so that they keep their order. */
function dissolve(category: Category): Step[] {
  const { id, services: moved } = category;
  const next = categories[categories.indexOf(category) + 1]!;
  const slugs = moved.map((slug) => `'${slug}'`).join(', ');
  return [
    change(catalogueFile, new RegExp(` {2}\\{\\s*id: '${id}'.*?\\n {2}\\},\\n`, 's'), ''),
    change(catalogueFile, `'${next.services[0]}'`, `${slugs}, $&`),
    inCategory(id, next === renamed ? newId : next.id),
  ];
}

/** A new service: its copy, and its entry in the collection. */
const newService: readonly Step[] = [
  create('content/services/cctv-setup.ts', 'cctv-setup.ts.txt'),
  change(indexFile, /^import .* from '\.\/(?!slugs)/m, "import { cctvSetup } from './cctv-setup';\n$&"),
  change(indexFile, 'const bySlug = {', "$& 'cctv-setup': cctvSetup,"),
];

const newMark =
  "{ d: 'M2 0h30v26H2z', fill: 'fill-action' }, { d: 'M9 19V7l16 12V7', strokeWidth: 4, stroke: 'stroke-highlight' }";

/** The recipes of the README, "How to change things", in its order. */
export const recipes: Readonly<Record<string, readonly Step[]>> = {
  'Change a text': [
    change(
      aboutFile,
      /(mission: \{[^}]*text:\s*)'[^']*'/,
      "$1'We give small firms in India one team for their IT work. We agree the price before the work begins.'",
    ),
  ],
  'Change contact details': details,
  'Change a figure, a timeline or a term': [
    change('content/pages/figures.ts', `number: '${figure.number}'`, "number: '600+'"),
    ...expect(`figures: ['${figure.number} ${figure.label}',`, `figures: ['600+ ${figure.label}',`),
    change('content/facts.ts', new RegExp(`\\b${timeName}: '${time}'`), `${timeName}: '2–9 weeks'`),
    ...expect(`timelines.${timeName}': '${plain(time)}'`, `timelines.${timeName}': '2-9 weeks'`),
  ],
  'Add a question': [
    change(
      'content/faq.ts',
      new RegExp(`(id: '${questions.id}',.*?items: \\[)`, 's'),
      `$1{ id: 'which-cities', question: 'Do you work in my city?', answer: 'Most work is done by phone and screen.' },`,
    ),
    ...expect(`${questions.title}: ${questions.items.length}`, `${questions.title}: ${questions.items.length + 1}`),
  ],
  'Edit a legal page': [
    change(
      'content/legal/terms-conditions.ts',
      'sections: [',
      "$& { id: 'who-we-are', title: 'Who we are', body: ['We are one team in India.'] },",
    ),
  ],
  'Add a project': [addProjects([{ ...projects[0]!, service: serviceSlugs[0] }])],
  'Add a starting price': [addPrice(serviceSlugs[0]!, prices['office-setup'])],
  'Add a person': [addPeople(people.slice(0, 1))],
  'Add a registration': [addRegistrations(registrations.slice(0, 1))],
  'Add a service': [...newService, change(catalogueFile, new RegExp(`'${gone}'`), "$&, 'cctv-setup'")],
  'Remove a service': [
    change(catalogueFile, `'${gone}', `, ''),
    ...removeService(gone),
    ...leftoversOf(gone),
    ...expect(new RegExp(` ${gone}\\b`), ''),
  ],
  'Rename a category': [
    change(catalogueFile, `id: '${renamed.id}',`, `id: '${newId}',`),
    change(catalogueFile, `name: '${renamed.name}',`, "name: 'Renamed',"),
    inCategory(renamed.id, newId),
  ],
  'Remove a category': dissolved ? dissolve(dissolved) : [],
  'Add a section to a page': [
    change(faqFile, 'initiallyOpen: string;', '$& more: { title: string; paragraphs: readonly string[] };'),
    change(
      faqFile,
      /initiallyOpen: '[^']*',/,
      "$& more: { title: 'Before you call', paragraphs: ['Keep a pen ready.'] },",
    ),
    change('app/faq/page.tsx', '<CallToAction', '<Story id="more" {...faq.more} />\n$&'),
    change('app/faq/page.tsx', /^import \{ PageHeader \}.*$/m, "$&\nimport { Story } from '@/components/home/story';"),
  ],
  'Add a page': [
    create('content/pages/careers.ts', 'careers.ts.txt'),
    create('app/careers/page.tsx', 'careers-page.tsx.txt'),
    change('lib/pages.ts', /^( *)plainPage\('\/about'.*$/m, "$&\n$1plainPage('/careers', careers),"),
    change('lib/pages.ts', /^import \{ contact \}/m, "import { careers } from '@/content/pages/careers';\n$&"),
  ],
  'Show the other home page': [
    change(homeFile, `presentation: '${home.presentation}',`, `presentation: '${otherHome()}',`),
    ...expect(`'home.presentation': '${home.presentation}'`, `'home.presentation': '${otherHome()}'`),
  ],
  'Replace the logo': [change('lib/logo.ts', /shapes: \[.*?\n {2}\],/s, `shapes: [${newMark}],`)],
  'Change the heading font': [
    change('lib/heading-font.ts', /package: '[^']*'/, "package: '@fontsource/roboto'"),
    change('lib/heading-font.ts', /letterWidth: [\d.]+/, 'letterWidth: 0.55'),
  ],
  'Change a colour': [change('app/styles/tokens.css', /--color-star: [^;]+/, '--color-star: #8a4b08')],
};

function otherHome(): string {
  return home.presentation === 'sections' ? 'landing' : 'sections';
}
