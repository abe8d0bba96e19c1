/* A marketer's edits, as the review shows them. The previous site is out/ without the edit. */
import { load } from 'cheerio';
import { faqCategories } from '@/content/faq';
import { googleAdsBudget, terms } from '@/content/facts';
import { refundPolicy } from '@/content/legal/refund-policy';
import { site } from '@/content/site';
import { chatUrl } from '@/lib/contact-links';
import { contentOf } from '@/tools/check/content';
import { loadContent } from '@/tools/check/load';
import { listDifferences, type State } from '@/tools/review/differences';
import { groupDifferences, type Review, type Row } from '@/tools/review/group';
import { placeFinder, readCode } from '@/tools/review/places';
import { readFolder, type ComparedSite } from '@/tools/review/read';
import { service, serviceAddress } from '../support/examples';

const paths = ['/', '/about', '/contact', '/faq', '/refund-policy', serviceAddress];

type Edit = {
  /** Turns a page's HTML into the previous version. */
  html?: (html: string, path: string) => string;
  /** What the previous versions of files that match the pattern have at their end. */
  files?: [pattern: RegExp, before: string];
  state: State;
  row: Partial<Row>;
};

/** A picture on /about, because the site may have none, and the file with its text. */
const picture = { page: '/about', src: '/apple-touch-icon.png', alt: 'Two cameras over the counter of a shop' };
const pictureFile = { file: 'content/picture.ts', source: `alt: '${picture.alt}',`, exports: { picture } };

/** A text with another first word. */
const reworded = (text: string) => text.replace(/[\p{L}]+/u, 'Formerly');
const replaced = (text: string, before: string) => (html: string) => html.replaceAll(text, before);
const onPage = (page: string, edit: (html: string) => string) => (html: string, path: string) =>
  path === page ? edit(html) : html;

let after: ComparedSite;
let findPlace: ReturnType<typeof placeFinder>;
beforeAll(async () => {
  const { html, ...folder } = await readFolder('out');
  const withPicture = onPage(
    picture.page,
    replaced('</main>', `<img src="${picture.src}" alt="${picture.alt}"></main>`),
  );
  const pages = [...html].filter(([path]) => paths.includes(path));
  after = { ...folder, html: new Map(pages.map(([path, text]) => [path, withPicture(text, path)])) };
  findPlace = placeFinder(contentOf([...(await loadContent()).files, pictureFile]), await readCode());
});

const [section, part] = [refundPolicy.sections.length - 1, refundPolicy.sections.at(-1)!.body.length - 1];
const paragraph = String(refundPolicy.sections[section]!.body[part]);
/** Its first words: further on, terms may be in elements of their own. */
const leadStart = service.lead.split(' ').slice(0, 3).join(' ');
const question = faqCategories[0]!.items.at(-1)!;
const line = expect.any(Number) as number;

const edits: Record<string, Edit> = {
  'a word that many pages say': {
    html: replaced(terms.visitCost, reworded(terms.visitCost)),
    state: 'text',
    row: { kind: 'text', file: 'content/facts.ts', field: expect.stringContaining('visitCost') as string, line },
  },
  'a figure like a price': {
    html: replaced(googleAdsBudget.inRupees, googleAdsBudget.inRupees.replace(/\d/, '7')),
    state: 'text',
    row: { kind: 'check', file: 'content/facts.ts', field: expect.stringMatching(/^googleAdsBudget/) as string, line },
  },
  'a picture’s text': {
    html: replaced(`alt="${picture.alt}"`, 'alt="A shop"'),
    state: 'text',
    row: { kind: 'text', before: 'A shop', after: picture.alt, file: pictureFile.file, field: 'alt', line: 1 },
  },
  'a question that was added': {
    html: onPage('/faq', (html) => {
      const $ = load(html);
      $(`#${question.id}`).closest('details').remove();
      return $.html();
    }),
    state: 'text',
    row: {
      before: '',
      after: question.question,
      file: 'content/faq.ts',
      field: `faqCategories.0.items.${faqCategories[0]!.items.length - 1}.question`,
      line,
    },
  },
  'a service’s lead': {
    html: onPage(serviceAddress, replaced(leadStart, reworded(leadStart))),
    state: 'text',
    row: { after: service.lead, file: `content/services/${service.slug}.ts`, field: 'lead', line },
  },
  'a legal paragraph': {
    html: onPage('/refund-policy', replaced(paragraph, reworded(paragraph))),
    state: 'text',
    row: {
      kind: 'check',
      after: paragraph,
      file: 'content/legal/refund-policy.ts',
      field: `sections.${section}.body.${part}`,
      line,
    },
  },
  'a link’s target': {
    html: onPage('/contact', replaced(chatUrl, 'https://wa.me/919999999999')),
    state: 'text',
    row: {
      kind: 'check',
      file: 'content/site.ts',
      field: site.whatsApp.isPlaceholder ? 'phone.value' : 'whatsApp.value',
      line,
    },
  },
  'a colour token': {
    html: (html) => html.replace(/--color-card:[^;}]+/, '--color-card:#123456'),
    state: 'looks',
    row: {
      before: expect.stringContaining('--color-card: #123456') as string,
      file: expect.stringMatching(/tokens\.css$/) as string,
      line,
    },
  },
  'the size of headings': {
    html: replaced('.text-heading{', '.text-heading{font-size:9px;'),
    state: 'looks',
    row: { before: '.text-heading { font-size: 9px }', file: expect.stringMatching(/tokens\.css$/) as string, line },
  },
  'a section that was removed': {
    html: onPage('/about', replaced('</main>', '<section class="pt-band"><h2>Our van</h2></section></main>')),
    state: 'text',
    row: { before: 'Our van', after: '', file: 'content/pages/about.ts' },
  },
  'a print rule': {
    html: replaced('</style>', '@media print{main{color:red}}</style>'),
    state: 'looks',
    row: { kind: 'look', before: '@media print { main { color: red } }', after: '' },
  },
  'a script': {
    files: [/_next\/static\/.*\.js$/, '//'],
    state: 'source',
    row: { kind: 'source', after: expect.stringMatching(/\.js$/) as string },
  },
};

async function reviewAfter({
  html = (text) => text,
  files: [pattern, addition] = [/^$/, ''],
}: Partial<Edit>): Promise<Review> {
  const before = {
    from: 'before',
    unread: [],
    origins: after.origins,
    html: new Map([...after.html].map(([path, text]) => [path, html(text, path)])),
    read: async (address: string) => {
      const content = await after.read(address);
      return content && pattern.test(address) ? Buffer.concat([content, Buffer.from(addition)]) : content;
    },
  };
  const { pages, differences } = await listDifferences(before, after);
  return { pages, rows: groupDifferences([], differences, findPlace) };
}

it('shows nothing, and every page as identical, without an edit', async () => {
  const { pages, rows } = await reviewAfter({});
  expect(pages.map(({ path }) => path).sort()).toEqual(paths);
  expect(pages.filter(({ state }) => state !== 'identical')).toEqual([]);
  expect(rows).toEqual([]);
});

it.each(Object.keys(edits))('%s is shown on its pages, with where to edit, and no other page', async (name) => {
  const edit = edits[name]!;
  const { pages, rows } = await reviewAfter(edit);
  expect(rows).toContainEqual(expect.objectContaining(edit.row));
  const changed = new Set(rows.flatMap((row) => row.pages));
  expect(changed.size).toBeGreaterThan(0);
  for (const { path, state } of pages)
    expect([path, state]).toEqual([path, changed.has(path) ? edit.state : 'identical']);
  for (const [path, text] of after.html)
    if (edit.html && edit.html(text, path) !== text) expect(changed).toContain(path);
});
