import { categories } from '@/content/categories';
import { figures } from '@/content/pages/figures';
import { recipes, removeService, withoutTimes } from './recipes';
import { change, type Step } from './step';

/*
 * Another agency with the same design: three categories, nine services, another palette, mark,
 * font, figures and testimonials, and one more page. It has no specification.
 */

const catalogue = {
  shop: ['web-application-development', 'wordpress-development', 'shopify-development'],
  found: ['social-media-marketing', 'google-marketing', 'graphic-designing'],
  office: ['office-setup', 'pc-laptop-rental', 'cctv-setup'],
};
const offered = Object.values(catalogue).flat();
const removed = categories.flatMap(({ services }) => services.filter((slug) => !offered.includes(slug)));

const literal = JSON.stringify;
const category = (id: keyof typeof catalogue, name: string, colour: string, more = '') =>
  `{ id: '${id}', name: '${name}', description: 'Made for your firm', colour: '${colour}', ` +
  `${more} services: ${literal(catalogue[id])} },`;

const newCatalogue = [
  category('shop', 'Sell online', 'line-1'),
  category('found', 'Be found', 'line-3'),
  category('office', 'Set up', 'line-5', 'suppliesEquipment: true,'),
].join('\n');

/** Two related services, which may be of the same category. */
const related = (slug: string) => literal(offered.filter((one) => one !== slug).slice(0, 2));

const testimonials = [
  { name: 'Farida Contractor', company: 'Contractor Tiles, Satara', rating: 4, text: 'Two weeks, as agreed.' },
  {
    name: 'सुनीता अग्रवाल',
    company: 'अग्रवाल मेडिकल स्टोर',
    rating: 5,
    text: 'अब फ़ोन पर दिख जाता है कि क्या बिका और क्या मँगाना है।',
    lang: 'hi',
  },
];

const palette = {
  ink: '#2a1038',
  highlight: '#7fe0c3',
  'on-highlight': '#2a1038',
  'highlight-paper': '#f7f5fb',
  'sign-1': '#8c1d6b',
};

export const anotherAgency: readonly Step[] = [
  change('content/site.ts', /\bname: placeholder\([^)]*\)/, "name: confirmed('Sahyadri Network Services')"),
  ...(recipes['Add a service'] ?? []),
  ...removed.flatMap(removeService),
  ...offered.map((slug) => change(`content/services/${slug}.ts`, /related: \[[^\]]*\]/, `related: ${related(slug)}`)),
  change('content/categories.ts', /const all = \[.*?\n\] as const;/s, `const all = [${newCatalogue}] as const;`),
  change(
    'content/footer.ts',
    /(footerServices: readonly ServiceSlug\[\] = )\[.*?\];/s,
    `$1${literal(offered.slice(0, 6))};`,
  ),
  ...removed.map((slug) => ({ file: 'content/pages/home.ts', edit: (text: string) => withoutTimes(text, slug) })),
  ...categories.map(({ id }) => ({
    file: 'content/pages/home.ts',
    edit: (text: string) => text.replaceAll(`category: '${id}'`, "category: 'shop'"),
  })),
  ...Object.entries(palette).map(([name, colour]) =>
    change('app/styles/tokens.css', new RegExp(`--color-${name}: [^;]*`), `--color-${name}: ${colour}`),
  ),
  ...(recipes['Replace the logo'] ?? []),
  ...(recipes['Change the heading font'] ?? []),
  ...figures.map(({ number, label }, index) =>
    change('content/pages/figures.ts', `'${number}', label: '${label}'`, `'${40 + index}+', label: '${label}'`),
  ),
  change('content/testimonials.ts', /items: \[.*?\n {2}\],/s, `items: ${literal(testimonials)},`),
  change('content/testimonials.ts', 'isPlaceholder: true', 'isPlaceholder: false'),
  ...(recipes['Add a page'] ?? []),
  change('tests/specification/expectations.ts', /(export const expectations: [^=]*= )\[.*?\n\];/s, '$1[];'),
];
