/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { recordOf } from '@/tools/pages/record';
import { lookReasons } from '@/tools/review/looks';
import { lookOf } from '@/tools/review/looks/look';

const css = `:root{--ink:#111}body{color:var(--ink);font-family:Body}.values{padding:1rem}.values li{margin:2px}.call{color:blue}.call:hover{color:red}
a:focus-visible,button:focus-visible{outline:3px solid}.menu{z-index:10;position:fixed}.hero:has(.call){gap:1rem}
@media (max-width:399px){.call{padding:1px}}@media (min-width:768px) and (max-width:1023px){.story{margin:0}}
@media (prefers-reduced-motion:reduce){.call{animation:none}}
@media (prefers-color-scheme:dark){:root{--ink:#eee}}@media (forced-colors:active){.call{border:1px solid}}
@keyframes ride{to{translate:9px}}.call{animation:ride 1s}@font-face{font-family:Body;src:url(/body.woff2)}`;
const body = `<header class="menu"><a href="/">Home</a></header><main>
<section class="hero"><h1>Shop</h1><p>We repair.</p><a class="call" href="tel:+911">Call us</a></section>
<section class="values"><h2>Our values</h2><ul><li>Fair</li><li>Fast</li></ul></section>
<section class="story"><h2>Our story</h2><p>It began.</p><svg role="img" aria-label="Desk"><path d="M0 0" stroke="red"/></svg><img src="/a.png" alt="Shop"><img src="/b.png" alt=""></section>
</main><footer><p>Bye</p><button>Ask</button></footer>`;
const paper = '@media print{.call{color:#000}.other{color:#000}}';
const pictures: Record<string, string> = {
  '/a.png': 'one',
  '/b.png': 'two',
  '/body.woff2': 'font',
  '/print.css': paper,
};

type Version = { main?: string; styles?: string; files?: Record<string, string>; bar?: string };
async function page({ main = body, styles = css, files = {}, bar = '' }: Version, path = '/') {
  const html = `<html><head><title>Shop</title><style>${styles}</style><link rel="stylesheet" media="print" href="/print.css"></head><body>${bar}${main}</body></html>`;
  const parsed = parsePage(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
  const read = (address: string) => Promise.resolve(Buffer.from({ ...pictures, ...files }[address] ?? ''));
  return { ...recordOf(parsed), look: await lookOf(parsed, read) };
}
const reasons = async (after: Version) => lookReasons([await page({})], [await page(after)]);
const styled = (from: string, to: string): Version => ({ styles: css.replace(from, to) });
const marked = (from: string, to: string): Version => ({ main: body.replace(from, to) });
const more = (rule: string): Version => ({ styles: css + rule });

describe('a page looks the same', () => {
  it.each<[string, Version]>([
    ['in another build', {}],
    ['with other texts, ids and names', marked('Our values', 'What we value')],
    ['with another address behind a link', marked('+911', '+912')],
    ['in a preview', { bar: '<aside data-preview-bar class="bar">Preview</aside>', styles: `${css}.bar{color:red}` }],
    ['with a class that no rule names', marked('<h1', '<h1 class="x"')],
    ['with rules for elements that it lacks', more('table{color:red}')],
    ['with rules for paper that reach nothing', { files: { '/print.css': paper.replace(/(.*)#000/, '$1red') } }],
    ['with a picture under another name', { main: body.replace('/a.png', '/c.png'), files: { '/c.png': 'one' } }],
  ])('%s', async (_, version) => expect(await reasons(version)).toEqual([]));
});

const [light, dark] = [{ scheme: 'light' }, { scheme: 'dark' }];
const desk = '<path d="M0 0" stroke="red"/>';
const sections = /(<section class="values">.*?<\/section>)\s*(<section class="story">.*?<\/section>)/s;
const printed = { hint: expect.stringContaining('print') };

/* Visual edits, each one row that says what, for whom and where. */
const edits: [Version, string, object?][] = [
  [
    styled('.story{margin:0}', '.story{margin:-90px 0 0}'),
    '768 to 1023 px: outer spacing of “Our story”',
    { audience: { width: 768, ...light } },
  ],
  [marked(desk, '<circle r="4"/><path d="M9 9"/>'), 'Drawing “Desk” in “Our story” changed'],
  [
    marked(desk, desk.replace('red', 'blue')),
    'Drawing “Desk” in “Our story” changed',
    { before: 'path stroke=red', after: 'path stroke=blue' },
  ],
  [styled('z-index:10', 'z-index:1'), 'Stacking order of the header', { before: 'z-index: 10', isFrame: true }],
  [styled('animation:none', 'animation:ride 2s'), 'Reduced motion: movement of link “Call us” in “Shop”'],
  [
    { files: { '/print.css': paper.replace('#000', '#fff') } },
    'Print: text colour of link “Call us” in “Shop”',
    { audience: printed },
  ],
  [more('@media print{*{color:#fff!important}}'), 'Print: text colour of everything'],
  [
    styled('outline:3px solid', 'outline:none'),
    'Keyboard focus: outline removed from links and buttons in the header, “Shop” and the footer',
  ],
  [
    styled('.call{padding:1px}', '.call{padding:1px;display:none}'),
    'Under 400 px: link “Call us” in “Shop” hidden',
    { audience: { width: 390 } },
  ],
  [more('.story{display:none}'), '“Our story” hidden'],
  [styled('hover{color:red}', 'hover{color:green}'), 'Under the pointer: text colour of link “Call us” in “Shop”'],
  [styled(':has(.call){gap:1rem}', ':has(.call){gap:3rem}'), 'Outer spacing of “Shop”'],
  [styled('translate:9px', 'translate:99px'), 'Movement of link “Call us” in “Shop”'],
  [{ files: { '/body.woff2': 'other' } }, 'Lettering of everything'],
  [styled('--ink:#eee', '--ink:#333'), 'Dark colours: text colour of everything', { audience: dark }],
  [styled('{:root{--ink:#eee}}', '{}'), 'Dark colours: text colour of everything'],
  [styled('border:1px solid', 'border:0'), 'High-contrast colours: border of link “Call us” in “Shop”'],
  [{ main: body.replace(sections, '$2$1') }, 'Moved: “Our values”'],
  [{ main: body.replace('<h1', '<h1 class="x"'), ...more('.x{color:red}') }, 'Text colour of heading “Shop”'],
  [
    { main: body.replace('<ul>', '<ul class="tight">'), ...more('.tight{padding:0}') },
    'Inner spacing of list “Fair” in “Our values”',
    { after: 'padding: 0' },
  ],
  [
    marked('class="values"', ''),
    'Inner spacing and outer spacing of “Our values”',
    { before: 'padding: 1rem; margin: 2px' },
  ],
  [
    { main: body.replace('"story"', '"tale"'), ...styled('.story', '.tale') },
    'Names of style classes, with the same rules, of “Our story”',
  ],
  [marked('<button>Ask</button>', ''), 'Removed: button “Ask” in the footer', { before: 'Ask' }],
  [{ files: { '/a.png': 'three' } }, 'Picture “Shop” in “Our story” replaced'],
  [marked('<p>It', '<p hidden>It'), 'Paragraph “It began.” in “Our story” hidden'],
  [marked('<p>It', '<p dir="rtl">It'), 'Dir of paragraph “It began.” in “Our story”'],
  [
    styled('.call{color:blue}.call:hover{color:red}', '.call:hover{color:red}.call{color:blue}'),
    'Order of the style rules of link “Call us” in “Shop”',
  ],
  [
    marked('<p>It began.</p>', '<div><p>It began.</p></div>'),
    'Other HTML element for part “It began.” in “Our story”',
    { before: 'p', after: 'div' },
  ],
  [
    { main: body.replaceAll(/<(\/?)h2>/g, '<$1h3>') },
    'Other HTML element for headings in “Our values” and “Our story”',
    { before: 'h2', after: 'h3' },
  ],
  [marked('<p>It', '<p aria-hidden="true">It'), 'Aria hidden of paragraph “It began.” in “Our story”'],
];
it.each(edits.map(([version, name, rest = {}]) => [name, version, rest] as const))('%s', async (name, version, rest) =>
  expect(await reasons(version)).toMatchObject([{ name, ...rest }]),
);

it('a breakpoint or a unit that many rules have is one row', async () => {
  const sizes = Array.from({ length: 12 }, (_, at) => 4 * (at + 1));
  const items = sizes.map((size) => `<p class="p${size} w">${size}</p>`).join('');
  const version = (width: number, unit: number) => ({
    main: `<main>${items}</main>`,
    styles: [
      ...sizes.map((size) => `.p${size}{padding:${(size * unit) / 16}rem}`),
      `@media (min-width:${width}px){.p4{color:red}.p8{margin:1px}}@media not all and (min-width:${width}px){.w{gap:2px}}`,
    ].join(''),
  });
  const rows = async (after: Version) => lookReasons([await page(version(768, 1))], [await page(after)]);
  expect(await rows(version(800, 1))).toMatchObject([
    {
      name: 'Other widths: text colour and outer spacing of paragraphs in the page',
      before: '768 px',
      after: '800 px',
    },
  ]);
  expect(await rows(version(768, 1.25))).toMatchObject([
    { name: 'Other sizes: inner spacing of paragraphs in the page', before: 'padding: .25rem' },
  ]);
});

it('one row is a rule that reaches other elements, one each a token, a drawing and a rule for it', async () => {
  const names = async (from: Version, to: Version) =>
    (await lookReasons([await page(from)], [await page(to)])).map(({ name }) => name).sort();
  expect(await names(more('section p{color:red}'), more('footer p{color:red}'))).toEqual([
    'Text colour of other elements: paragraphs in “Shop”, “Our story” and the footer',
  ]);
  const tokens = (size: string, ink: string) =>
    more(`:root{--size:${size};--tone:${ink}}p{font-size:var(--size)}h2{color:var(--tone)}`);
  expect(await names(tokens('1rem', 'red'), tokens('2rem', 'blue'))).toEqual([
    'Lettering of paragraphs in “Shop”, “Our story” and the footer',
    'Text colour of headings in “Our values” and “Our story”',
  ]);
  const drawing = (color: string, width: number): Version => ({
    main: body.replace(desk, desk.replace('red', color)),
    ...more(`path{stroke-width:${width}}`),
  });
  expect(await names(drawing('red', 1), drawing('blue', 2))).toEqual([
    'Colour and lines of drawing in “Our story”',
    'Drawing “Desk” in “Our story” changed',
  ]);
});

it('rules in another order are a row beside another change', async () => {
  const moved = css.replace('.call{color:blue}.call:hover{color:red}', '.call:hover{color:red}.call{color:blue}');
  const names = (await reasons({ styles: moved.replace('z-index:10', 'z-index:1') })).map(({ name }) => name);
  expect(names.sort()).toEqual([
    'Order of the style rules of link “Call us” in “Shop”',
    'Stacking order of the header',
  ]);
});

it('two swapped pictures are noticed though their files are the same', async () => {
  const swapped = body.replace('/a.png', '/x').replace('/b.png', '/a.png').replace('/x', '/b.png');
  expect((await reasons({ main: swapped })).length).toBeGreaterThan(0);
});
