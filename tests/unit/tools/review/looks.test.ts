/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { recordOf } from '@/tools/pages/record';
import { lookReasons } from '@/tools/review/looks';
import { lookOf } from '@/tools/review/looks/look';

const css = `:root{--ink:#111}body{color:var(--ink);font-family:Body}.values{padding:1rem}.values li{margin:2px}.call{color:blue}.call:hover{color:red}
a:focus-visible,button:focus-visible{outline:3px solid}.menu{z-index:10;position:fixed}.hero:has(.call){gap:1rem}
@media (max-width:399px){.call{padding:1px}}@media (min-width:768px) and (max-width:1023px){.story{margin:0}}
@media print{.call{color:#000}}@media (prefers-reduced-motion:reduce){.call{animation:none}}
@media (prefers-color-scheme:dark){:root{--ink:#eee}}@media (forced-colors:active){.call{border:1px solid}}
@keyframes ride{to{translate:9px}}.call{animation:ride 1s}@font-face{font-family:Body;src:url(/body.woff2)}`;
const body = `<header class="menu"><a href="/">Home</a></header><main>
<section class="hero"><h1>Shop</h1><p>We repair.</p><a class="call" href="tel:+911">Call us</a></section>
<section class="values"><h2>Our values</h2><ul><li>Fair</li><li>Fast</li></ul></section>
<section class="story"><h2>Our story</h2><p>It began.</p><svg role="img" aria-label="Desk"><path d="M0 0" stroke="red"/></svg><img src="/a.png" alt="Shop"><img src="/b.png" alt=""></section>
</main><footer><p>Bye</p><button>Ask</button></footer>`;
const pictures: Record<string, string> = { '/a.png': 'one', '/b.png': 'two', '/body.woff2': 'font' };

type Version = { main?: string; styles?: string; files?: Record<string, string>; bar?: string };
async function page({ main = body, styles = css, files = {}, bar = '' }: Version, path = '/') {
  const html = `<html><head><title>Shop</title><style>${styles}</style></head><body>${bar}${main}</body></html>`;
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
    ['with rules that reach nothing', more('.other{color:red}')],
    ['with a picture under another name', { main: body.replace('/a.png', '/c.png'), files: { '/c.png': 'one' } }],
  ])('%s', async (_, version) => expect(await reasons(version)).toEqual([]));
});

/* Visual edits, each one row that says what, for whom and where. */
it.each<[string, Version, string, object?]>([
  [
    'overlap between two widths',
    styled('.story{margin:0}', '.story{margin:-90px 0 0}'),
    '768 to 1023 px: outer spacing of “Our story”',
    { audience: { width: 768 } },
  ],
  [
    'a swapped drawing',
    marked('<path d="M0 0" stroke="red"/>', '<circle r="4"/><path d="M9 9"/>'),
    'Drawing “Desk” in “Our story” changed',
  ],
  [
    'an attribute of a drawing',
    marked('stroke="red"', 'stroke="blue"'),
    'Drawing “Desk” in “Our story” changed',
    { before: 'path stroke=red', after: 'path stroke=blue' },
  ],
  [
    'stacking',
    styled('z-index:10', 'z-index:1'),
    'Stacking order of the header',
    { before: 'z-index: 10', after: 'z-index: 1', isFrame: true },
  ],
  [
    'reduced motion',
    styled('.call{animation:none}', '.call{animation:ride 2s}'),
    'Reduced motion: movement of link “Call us” in “Shop”',
  ],
  [
    'print in white',
    styled('.call{color:#000}', '.call{color:#fff}'),
    'Print: text colour of link “Call us” in “Shop”',
    { audience: { hint: expect.stringContaining('print') } },
  ],
  ['everything printed in white', more('@media print{*{color:#fff!important}}'), 'Print: text colour of everything'],
  [
    'a focus ring removed',
    styled('outline:3px solid', 'outline:none'),
    'Keyboard focus: outline removed from links and buttons in the header, “Shop” and the footer',
  ],
  [
    'hidden on small phones',
    styled('.call{padding:1px}', '.call{padding:1px;display:none}'),
    'Under 400 px: link “Call us” in “Shop” hidden',
    { audience: { width: 390 } },
  ],
  ['a hidden section', more('.story{display:none}'), '“Our story” hidden'],
  [
    'hover',
    styled('.call:hover{color:red}', '.call:hover{color:green}'),
    'Under the pointer: text colour of link “Call us” in “Shop”',
  ],
  [':has', styled('.hero:has(.call){gap:1rem}', '.hero:has(.call){gap:3rem}'), 'Outer spacing of “Shop”'],
  ['an animation', styled('translate:9px', 'translate:99px'), 'Movement of link “Call us” in “Shop”'],
  ['a font file', { files: { '/body.woff2': 'other' } }, 'Lettering of everything'],
  [
    'a colour token in dark',
    styled('--ink:#eee', '--ink:#333'),
    'Dark colours: text colour of everything',
    { audience: { scheme: 'dark' } },
  ],
  [
    'forced colours',
    styled('border:1px solid', 'border:0'),
    'High-contrast colours: border of link “Call us” in “Shop”',
  ],
  [
    'order of sections',
    {
      main: body.replace(/(<section class="values">.*?<\/section>)\s*(<section class="story">.*?<\/section>)/s, '$2$1'),
    },
    expect.stringMatching(/^Order changed: “Our (values|story)” moved$/) as unknown as string,
  ],
  [
    'a rule for a class that had none',
    { main: body.replace('<h1', '<h1 class="x"'), styles: `${css}.x{color:red}` },
    'Text colour of heading “Shop”',
  ],
  [
    'a utility of a list',
    { main: body.replace('<ul>', '<ul class="tight">'), styles: `${css}.tight{padding:0}` },
    'Inner spacing of list “Fair” in “Our values”',
    { after: 'padding: 0' },
  ],
  [
    'a class that is gone',
    marked('class="values"', ''),
    'Inner spacing and outer spacing of “Our values”',
    { before: 'padding: 1rem; margin: 2px' },
  ],
  [
    'a renamed class',
    { main: body.replace('"story"', '"tale"'), styles: css.replace('.story', '.tale') },
    'Names of style classes, with the same rules, of “Our story”',
  ],
  ['a removed feature', marked('<button>Ask</button>', ''), 'Removed: button “Ask” in the footer', { before: 'Ask' }],
  ['a replaced picture', { files: { '/a.png': 'three' } }, 'Picture “Shop” in “Our story” replaced'],
  ['an attribute', marked('<p>It', '<p hidden>It'), 'Paragraph “It began.” in “Our story” hidden'],
  [
    'the order of two rules',
    styled('.call{color:blue}.call:hover{color:red}', '.call:hover{color:red}.call{color:blue}'),
    'Order of the style rules, or rules that nothing uses yet',
  ],
  [
    'a wrapped element',
    marked('<p>It began.</p>', '<div><p>It began.</p></div>'),
    'Elements around part “It began.” in “Our story” changed',
  ],
])('%s is one reason', async (_, version, name, rest = {}) => {
  expect(await reasons(version)).toMatchObject([{ name, ...rest }]);
});

it('two swapped pictures are noticed though their files are the same', async () => {
  const swapped = body.replace('/a.png', '/x').replace('/b.png', '/a.png').replace('/x', '/b.png');
  expect((await reasons({ main: swapped })).length).toBeGreaterThan(0);
});
