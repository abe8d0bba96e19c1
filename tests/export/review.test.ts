/* Edits that a preview may have. out/ has the edit; the previous site is out/ without it. */
import { googleAdsBudget, terms } from '@/content/facts';
import { site } from '@/content/site';
import { chat } from '@/lib/contact-links';
import { contentOf } from '@/tools/check/content';
import { loadContent } from '@/tools/check/load';
import { readFolder, type Site } from '@/tools/review/before';
import { type Review, reviewOf, type Row, type State } from '@/tools/review/rows';
import { sourceFinder } from '@/tools/review/sources';
import { serviceAddress } from '../support/examples';

const paths = ['/', '/about', '/contact', '/faq', '/refund-policy', serviceAddress];

type Edit = {
  /** Turns a page's HTML into the previous version. */
  html?: (html: string, path: string) => string;
  /** What the previous versions of files that match the pattern have at their end. */
  files?: [pattern: RegExp, before: string];
  state: State;
  row: Partial<Row>;
};

/** A text with another first word. */
const reworded = (text: string) => text.replace(/[\p{L}]+/u, 'Formerly');
const replaced = (text: string, before: string) => (html: string) => html.replaceAll(text, before);
const onPage = (page: string, edit: (html: string) => string) => (html: string, path: string) =>
  path === page ? edit(html) : html;
const styled = (css: string) => (html: string) => html.replace('</style>', `${css}</style>`);

let after: Site;
let findSource: ReturnType<typeof sourceFinder>;
beforeAll(async () => {
  const { html, ...site } = await readFolder('out');
  after = { ...site, html: new Map([...html].filter(([path]) => paths.includes(path))) };
  findSource = sourceFinder(contentOf((await loadContent()).files));
});

const edits: Record<string, () => Edit> = {
  'a word in a fact that many pages say': () => ({
    html: replaced(terms.visitCost, reworded(terms.visitCost)),
    state: 'text',
    row: { kind: 'text', file: 'content/facts.ts' },
  }),
  'a figure like a price': () => ({
    html: replaced(googleAdsBudget.inRupees, googleAdsBudget.inRupees.replace(/\d/, '7')),
    state: 'text',
    row: { kind: 'check', file: 'content/facts.ts' },
  }),
  'a link to WhatsApp pointed elsewhere': () => ({
    html: onPage('/contact', replaced(chat, 'https://wa.me/919999999999')),
    state: 'text',
    row: {
      kind: 'check',
      file: 'content/site.ts',
      field: site.whatsApp.isPlaceholder ? 'phone.value' : 'whatsApp.value',
    },
  }),
  'a padding at 768 px only': () => ({
    html: onPage('/about', styled('@media (min-width:48rem) and (not (min-width:64rem)){main{padding:9px}}')),
    state: 'looks',
    row: { kind: 'look', before: expect.stringMatching(/48rem.*padding: 9px/), after: '' },
  }),
  'a print rule': () => ({
    files: [/print[\w-]*\.css$/, '@media print{main{color:red}}'],
    state: 'looks',
    row: { kind: 'look', before: '@media print { main { color: red } }', after: '' },
  }),
  'a drawing’s path': () => ({
    html: onPage(serviceAddress, (html) => html.replace(/(<main[^]*?<path d=")/, '$1M0 0h9v9z')),
    state: 'looks',
    row: {
      kind: 'look',
      before: expect.stringContaining('<path d="M0 0h9v9z'),
      after: expect.stringContaining('<path'),
    },
  }),
  'a script that a page imports': () => ({
    files: [/scripts\/send-dialog[\w-]*\.js$/, '//'],
    state: 'source',
    row: { kind: 'source', after: expect.stringContaining('send-dialog') },
  }),
};

async function reviewAfter({ html = (text) => text, files: [pattern, addition] = [/^$/, ''] }: Edit): Promise<Review> {
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
  return reviewOf(after, before, [], findSource);
}

it('every page is identical without an edit', async () => {
  const { pages, rows } = await reviewAfter({ state: 'identical', row: {} });
  expect(pages.map(({ path }) => path).sort()).toEqual(paths);
  expect(pages.filter(({ state }) => state !== 'identical')).toEqual([]);
  expect(rows).toEqual([]);
});

it.each(Object.keys(edits))('%s is shown, and no page that it changed is identical', async (name) => {
  const edit = edits[name]!();
  const { pages, rows } = await reviewAfter(edit);
  const [first] = rows;
  expect(first).toMatchObject(edit.row);
  if (edit.state === 'text') expect(first).toMatchObject({ field: expect.any(String), line: expect.any(Number) });
  const changed = new Set(rows.flatMap((row) => row.pages));
  expect(changed.size).toBeGreaterThan(0);
  for (const { path, state } of pages)
    expect([path, state]).toEqual([path, changed.has(path) ? edit.state : 'identical']);
  const html = edit.html ?? ((text: string) => text);
  for (const [path, text] of after.html) if (html(text, path) !== text) expect(changed).toContain(path);
});
