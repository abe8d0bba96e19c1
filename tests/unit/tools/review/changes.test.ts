/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { type Change, compare } from '@/tools/review/changes';
import { wordParts } from '@/tools/review/changes/words';
import { type PageRecord, recordOf } from '@/tools/pages/record';

type Parts = { main?: string; head?: string; frame?: string };

const html = ({ main = '', head = '', frame = '' }: Parts) =>
  `<html><head><title>Repairs</title><link rel="canonical" href="https://shop.example/repairs">${head}</head>
<body><aside data-preview-bar>Preview</aside><header>Menu${frame}</header><main>${main}</main></body></html>`;

function site(pages: Record<string, Parts>): PageRecord[] {
  return Object.entries(pages).map(([file, parts]) => recordOf(parsePage(file, html(parts))));
}

/** What is told of one page whose own part, or head, was changed. */
function changesOf(before: string | Parts, after: string | Parts): Change[] {
  const page = (parts: string | Parts) => site({ 'repairs.html': typeof parts === 'string' ? { main: parts } : parts });
  return compare(page(before), page(after)).changed;
}

describe('compare', () => {
  it('reports added and removed pages by their paths, and leaves out what could not be read', () => {
    const changes = compare(site({ 'old.html': {} }), site({ 'new.html': {}, 'slow.html': {} }), ['/slow']);
    expect(changes).toMatchObject({ added: ['/new'], removed: ['/old'], changed: [] });
  });

  it('reports a change of the header, or a move to another address, once for all pages', () => {
    const all = (frame: string) => site({ 'index.html': { frame }, 'a.html': { frame } });
    const menu = { kind: 'Text', after: 'More', words: 'More' };
    expect(compare(all(''), all('<p>More</p>')).changed).toMatchObject([menu]);
    const at = (origin: string) => {
      const page = (file: string) => parsePage(file, html({}).replaceAll('https://shop.example', origin));
      return ['index.html', 'repairs.html'].map((file) => recordOf(page(file)));
    };
    const [before, after] = ['https://old.example', 'https://new.example'] as const;
    expect(compare(at(before), at(after)).changed).toMatchObject([{ kind: 'Link', before, after }]);
  });
});

const question = (text: string, answer: string) =>
  `<details><summary>${text}</summary><div id="${answer.length}">${answer} <button>Copy link</button></div></details>`;
const [long, much] = [question('How long?', 'Two days.'), question('How much?', 'It depends on parts.')];
const [a, b, c] = ['<p>Alpha stays whole.</p>', '<p>Beta follows it.</p>', '<p>Gamma ends the page.</p>'];
const link = (href: string, text = 'Ask us') => `<p><a href="${href}">${text}</a></p>`;
const chat = (text: string) => link(`https://wa.me/911?text=${encodeURIComponent(text)}`);
const outside = 'Leads somewhere else outside the site';

describe('what differs on a page', () => {
  it.each<[string, string | Parts, string | Parts, Partial<Change>[]]>([
    ['nothing of equal ones', a, a, []],
    [
      'texts, sentence by sentence',
      '<p>First one. We repair in 3 days.</p>',
      '<p>First one. We repair in 2 days.</p>',
      [{ kind: 'Text', before: 'We repair in 3 days.', after: 'We repair in 2 days.', words: 'We repair in 2 days.' }],
    ],
    [
      'texts, apart from their neighbours',
      '',
      '<p><span>Static website</span><span>2–4 weeks</span></p>',
      [{ kind: 'Text', after: 'Static website\n2–4 weeks' }],
    ],
    [
      'one passage in place of another',
      '<p>Our engineers visit within a day. Parts are billed at cost.</p>',
      '<p>Nothing to pay before the laptop works again. Bring it along on weekdays.</p>',
      [
        {
          before: 'Our engineers visit within a day.\nParts are billed at cost.',
          after: 'Nothing to pay before the laptop works again.\nBring it along on weekdays.',
        },
      ],
    ],
    ['what only stands elsewhere', a + b + c, b + c + a, [{ kind: 'Order' }]],
    ['a new question', long, long + much, [{ kind: 'Question', after: 'How much?\nIt depends on parts.' }]],
    [
      'one question in place of another',
      long,
      question('Who comes to us?', 'An engineer.'),
      [{ kind: 'Question', before: 'How long?\nTwo days.', after: 'Who comes to us?\nAn engineer.' }],
    ],
    [
      'a link’s new target, quietly within the site',
      link('/contact'),
      link('/contact#form'),
      [{ kind: 'Link', of: 'Ask us', before: '/contact', after: '/contact#form', words: 'Ask us' }],
    ],
    ['a link that reads otherwise as a text', link('/a', 'Ask us now'), link('/a', 'Ask us today'), [{ kind: 'Text' }]],
    ['another profile', link('https://x.example/shop'), link('https://x.example/other'), [{ alarm: outside }]],
    ['another number', link('tel:+911'), link('tel:+912'), [{ alarm: outside }]],
    ['a way out of the site', link('/contact'), link('//elsewhere.example'), [{ alarm: outside }]],
    [
      'other words to begin a chat with, as they read and without an alarm',
      chat('About rent'),
      chat('About repairs'),
      [{ before: 'https://wa.me/911?text=About rent', after: 'https://wa.me/911?text=About repairs' }],
    ],
    [
      'a picture that is described otherwise',
      '<img src="/a.png" alt="Shop">',
      '<img src="/a.png" alt="Desk">',
      [{ kind: 'Picture', before: 'Shop', after: 'Desk' }],
    ],
    [
      'another description',
      { head: '<meta name="description" content="Short.">' },
      { head: '<meta name="description" content="Shorter.">' },
      [{ kind: 'Description', before: 'Short.', after: 'Shorter.' }],
    ],
  ])('is %s', (_, before, after, changes) => {
    const found = changesOf(before, after);
    expect(found).toHaveLength(changes.length);
    expect(found).toMatchObject(changes);
    if (!changes.some(({ alarm }) => alarm)) expect(found.filter(({ alarm }) => alarm)).toEqual([]);
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'])(
    'is an alarm if a link runs code: %j',
    (href) => expect(changesOf(link('/contact'), link(href))[0]?.alarm).toMatch('code'),
  );

  it('is the card’s picture by what it shows, and its words where they are its own', () => {
    const card = (words: string) => ({
      head: `<meta property="og:image" content="https://shop.example/og/a.png"><meta property="og:title" content="${words}">`,
    });
    const [before, after] = [site({ 'a.html': card('Old') }), site({ 'a.html': card('New') })];
    Object.assign(before[0]!.card!, { pixels: '1' });
    Object.assign(after[0]!.card!, { pixels: '2' });
    expect(compare(before, after).changed).toMatchObject([
      { kind: 'Social card', of: 'words', before: 'Old\n', after: 'New\n' },
      { kind: 'Social card', of: 'picture', before: '/og/a.png', after: '/og/a.png' },
    ]);
  });
});

it('words are marked where they were edited, and nothing is mixed where most of it is new', () => {
  const kinds = (before: string, after: string) => wordParts(before, after).map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds('In 3 days.', 'In 2 days.')).toEqual(['same In ', 'removed 3', 'added 2', 'same  days.']);
  const whole = ['removed a 1 b 2 c 3 d 4 e 5 f 6', 'same \n', 'added a 7 b 8 c 9 d 10 e 11 f 12'];
  expect(kinds('a 1 b 2 c 3 d 4 e 5 f 6', 'a 7 b 8 c 9 d 10 e 11 f 12')).toEqual(whole);
});
