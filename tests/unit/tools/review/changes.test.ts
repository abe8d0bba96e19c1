/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { type PageRecord, recordOf } from '@/tools/pages/record';
import { compare } from '@/tools/review/changes';
import { wordParts } from '@/tools/review/changes/words';

type Parts = { main?: string; head?: string; frame?: string; at?: string };

const html = ({ main = '', head = '', frame = '', at = 'https://shop.example' }: Parts) =>
  `<html><head><title>Repairs</title><link rel="canonical" href="${at}/repairs">${head}</head>
<body><aside data-preview-bar>Preview</aside><header>Menu${frame}</header><main>${main}</main></body></html>`;
const site = (pages: Record<string, Parts>): PageRecord[] =>
  Object.entries(pages).map(([file, parts]) => recordOf(parsePage(file, html(parts))));

/** Each change as a line: “Link Ask us: /a → /b (why it must not be overlooked)”. */
const changesOf = (before: PageRecord[], after: PageRecord[]) =>
  compare(before, after).changed.map(
    ({ kind, of, before: old = '', after: fresh = '', alarm }) =>
      `${[kind, of].filter(Boolean).join(' ')}: ${old} → ${fresh}${alarm ? ` (${alarm})` : ''}`,
  );

it('added and removed pages are named by their paths', () => {
  const changes = compare(site({ 'old.html': {} }), site({ 'new.html': {} }));
  expect(changes).toMatchObject({ added: ['/new'], removed: ['/old'], changed: [] });
});

it('a change of the header, or a move to another address, is noticed on each page', () => {
  const all = (parts: Parts) => site({ 'a.html': parts });
  expect(changesOf(all({}), all({ frame: '<p>More</p>' }))).toEqual(['Text:  → More']);
  const [before, after] = ['https://old.example', 'https://new.example'];
  expect(changesOf(all({ at: before }), all({ at: after }))).toEqual([
    `Link address of the site: ${before} → ${after} (${outside})`,
  ]);
});

const question = (text: string, answer: string) =>
  `<details><summary>${text}</summary><div>${answer} <button>Copy link</button></div></details>`;
const [long, much] = [question('How long?', 'Two days.'), question('How much?', 'It depends on parts.')];
const [a, b, c] = ['<p>Alpha stays whole.</p>', '<p>Beta follows it.</p>', '<p>Gamma ends the page.</p>'];
const link = (href: string, text = 'Ask us') => `<p><a href="${href}">${text}</a></p>`;
const chat = (text: string) => link(`https://wa.me/911?text=${encodeURIComponent(text)}`);
const [visit, nothing] = [
  'Our engineers visit within a day. Parts are billed.',
  'Nothing to pay. Bring it on weekdays.',
];
const outside = 'Link outside the site';

it.each<[string, string, string[]]>([
  [a, a, []],
  ['<p>One. In 3 days.</p>', '<p>One. In 2 days.</p>', ['Text: In 3 days. → In 2 days.']],
  ['', '<p><span>Website</span><span>2–4 weeks</span></p>', ['Text:  → Website\n2–4 weeks']],
  ['', '<h2>One sto<span>p<i>.</i></span></h2>', ['Heading:  → One stop.']],
  [
    `<p>${visit}</p>`,
    `<p>${nothing}</p>`,
    [`Text: ${visit} → ${nothing}`.replaceAll('. ', '.\n').replace('\n→', ' →')],
  ],
  [a + b + c, b + c + a, ['Order: Alpha stays whole. → Alpha stays whole.']],
  [long, long + much, ['Question:  → How much?\nIt depends on parts.']],
  [long, question('Who comes?', 'An engineer.'), ['Question: How long?\nTwo days. → Who comes?\nAn engineer.']],
  [long, question('How long?', 'Three days.'), ['Question: Two days. → Three days.']],
  [link('/contact'), link('/contact#form'), ['Link Ask us: /contact → /contact#form']],
  [link('/a', 'Ask us now'), link('/a', 'Ask us today'), ['Text: Ask us now → Ask us today']],
  [link('tel:+911'), link('tel:+912'), ['Link Ask us: tel:+911 → tel:+912 (Link to call or write)']],
  [link('/contact'), link('//x.example'), [`Link Ask us: /contact → //x.example (${outside})`]],
  [chat('On rent'), chat('On sale'), ['Message Ask us: On rent → On sale']],
  ['<img src="/a.png" alt="Shop">', '<img src="/a.png" alt="Desk">', ['Picture: Shop → Desk']],
  ...['javascript:x()', ' JavaScript:x()', 'java\tscript:x()', 'data:text/html,x'].map(
    (href): [string, string, string[]] => [link('/a'), link(href), [`Link Ask us: /a → ${href} (${outside})`]],
  ),
])('%j → %j', (before, after, changes) => {
  expect(changesOf(site({ 'a.html': { main: before } }), site({ 'a.html': { main: after } }))).toEqual(changes);
});

it('a description, the card’s own words and what its picture shows are compared', () => {
  const page = (words: string, pixels: string) => {
    const card = `<meta property="og:image" content="https://shop.example/og/a.png"><meta property="og:title" content="${words}">`;
    const [record] = site({ 'a.html': { head: `${card}<meta name="description" content="${words}.">` } });
    return [{ ...record!, card: { ...record!.card!, pixels } }];
  };
  expect(changesOf(page('Old', '1'), page('New', '2'))).toEqual([
    'Description: Old. → New.',
    'Social card words: Old\n → New\n',
    'Social card picture: /og/a.png → /og/a.png',
  ]);
});

it('words are marked where they were edited, and nothing is mixed where most of it is new', () => {
  const kinds = (before: string, after: string) => wordParts(before, after).map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds('In 3 days.', 'In 2 days.')).toEqual(['same In ', 'removed 3', 'added 2', 'same  days.']);
  const whole = ['removed a 1 b 2 c 3 d 4 e 5 f 6', 'same \n', 'added a 7 b 8 c 9 d 10 e 11 f 12'];
  expect(kinds('a 1 b 2 c 3 d 4 e 5 f 6', 'a 7 b 8 c 9 d 10 e 11 f 12')).toEqual(whole);
});
