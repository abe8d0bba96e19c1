/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { compare } from '@/tools/review/changes';
import type { PageChange } from '@/tools/review/changes/change';
import { wordParts } from '@/tools/review/changes/likeness';
import { type PageRecord, recordOf } from '@/tools/pages/record';

type Parts = { main?: string; head?: string; frame?: string };

const html = ({ main = '', head = '', frame = '' }: Parts) =>
  `<html><head><title>Repairs</title><link rel="canonical" href="https://shop.example/repairs">${head}</head>
<body><aside data-preview-bar>Preview</aside><header>Menu${frame}</header><main>${main}</main></body></html>`;

function site(pages: Record<string, Parts>): PageRecord[] {
  return Object.entries(pages).map(([file, parts]) => recordOf(parsePage(file, html(parts))));
}

/** What is told of one page whose own part, or head, was changed. */
function changesOf(before: string | Parts, after: string | Parts): PageChange[] {
  const page = (parts: string | Parts) => site({ 'repairs.html': typeof parts === 'string' ? { main: parts } : parts });
  return compare(page(before), page(after)).changed.flatMap(({ changes }) => changes);
}

describe('compare', () => {
  it('finds nothing between equal builds', () => {
    const same = site({ 'index.html': { main: '<p>One.</p>' } });
    expect(compare(same, same)).toEqual({ added: [], removed: [], changed: [] });
  });

  it('reports added and removed pages by their paths, and leaves out what could not be read', () => {
    const changes = compare(site({ 'old.html': {} }), site({ 'new.html': {}, 'slow.html': {} }), ['/slow']);
    expect(changes).toEqual({ added: ['/new'], removed: ['/old'], changed: [] });
  });

  it('reports a change of the header once, for all pages', () => {
    const all = (frame: string) => site({ 'index.html': { frame }, 'a.html': { frame } });
    expect(compare(all(''), all('<p>More</p>')).changed).toEqual([
      { changes: [{ kind: 'text', after: 'More', at: { text: 'More' } }] },
    ]);
  });

  it('reports a move to another address once', () => {
    const at = (origin: string) => {
      const page = (file: string) => parsePage(file, html({}).replaceAll('https://shop.example', origin));
      return ['index.html', 'repairs.html'].map((file) => recordOf(page(file)));
    };
    expect(compare(at('https://old.example'), at('https://new.example')).changed).toEqual([
      { changes: [{ kind: 'canonical', before: 'https://old.example', after: 'https://new.example' }] },
    ]);
  });
});

describe('texts', () => {
  it('are told sentence by sentence', () => {
    const [change, ...others] = changesOf(
      '<p>First one. We repair in 3 days.</p>',
      '<p>First one. We repair in 2 days.</p>',
    );
    expect(others).toEqual([]);
    expect(change).toEqual({
      kind: 'text',
      before: 'We repair in 3 days.',
      after: 'We repair in 2 days.',
      at: { text: 'We repair in 2 days.' },
    });
  });

  it('are not glued to their neighbours', () => {
    const [change] = changesOf('', '<p><span>Static website</span><span>2–4 weeks</span></p>');
    expect(change?.after).toBe('Static website\n2–4 weeks');
  });

  it('stay in one piece where a mark stands inside a word or a number', () => {
    const [change] = changesOf('', '<p>A <b>fast</b>, cheap 10 m<sup>2</sup>&nbsp;office<wbr>space</p>');
    expect(change?.after).toBe('A fast, cheap 10 m2 officespace');
  });

  it('are told as one passage in place of another when they were rewritten', () => {
    const before = '<p>Our engineers visit within a day. Parts are billed at cost.</p>';
    const after = '<p>Nothing to pay before the laptop works again. Bring it along on weekdays.</p>';
    expect(changesOf(before, after)).toMatchObject([
      {
        before: 'Our engineers visit within a day.\nParts are billed at cost.',
        after: 'Nothing to pay before the laptop works again.\nBring it along on weekdays.',
      },
    ]);
  });

  it('are told as moved when they only stand elsewhere', () => {
    const [a, b, c] = ['<p>Alpha stays whole.</p>', '<p>Beta follows it.</p>', '<p>Gamma ends the page.</p>'];
    expect(changesOf(`${a}${b}${c}`, `${b}${c}${a}`)).toEqual([
      { kind: 'moved', after: 'Alpha stays whole.', at: { text: 'Alpha stays whole.' } },
    ]);
  });

  it('mark the words that were edited, and mix nothing where most of it is new', () => {
    expect(wordParts('We repair in 3 days.', 'We repair in 2 days.')?.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '3' },
      { kind: 'added', text: '2' },
    ]);
    expect(wordParts('Our engineers visit within a day.', 'Nothing to pay before it works.')).toBeUndefined();
    // Half the words are shared, but no reader could follow eight edits.
    expect(wordParts('a 1 b 2 c 3 d 4 e 5 f 6', 'a 7 b 8 c 9 d 10 e 11 f 12')).toBeUndefined();
  });
});

describe('headings and questions', () => {
  it('are reported as such, with a change of level', () => {
    expect(changesOf('<h2>Our prices</h2>', '<h3>Our prices</h3>')).toMatchObject([
      { kind: 'heading', of: 'H2 became H3' },
    ]);
  });

  const question = (text: string, answer: string) =>
    `<details><summary>${text}</summary><div id="${answer.length}">${answer} <button>Copy link</button></div></details>`;
  const [first, second] = [question('How long?', 'Two days.'), question('How much?', 'It depends on parts.')];

  it('are units: one added, one removed', () => {
    expect(changesOf(first, first + second)).toMatchObject([
      { kind: 'question', after: 'How much?\nIt depends on parts.', at: { id: '20', text: 'How much?' } },
    ]);
    expect(changesOf(first + second, second)).toEqual([{ kind: 'question', before: 'How long?\nTwo days.' }]);
  });

  it('are one change with what stands below them when both come or go', () => {
    const feature = '<h3>Spare parts</h3><p>Kept in stock. Billed at cost.</p>';
    expect(changesOf(`<p>First.</p>${feature}`, '<p>First.</p>')).toEqual([
      { kind: 'heading', before: 'Spare parts\nKept in stock.\nBilled at cost.' },
    ]);
  });

  it('are units: one replaced by another', () => {
    const other = question('Who comes to us?', 'An engineer with spare parts.');
    expect(changesOf(first, other)).toMatchObject([
      { kind: 'question', before: 'How long?\nTwo days.', after: 'Who comes to us?\nAn engineer with spare parts.' },
    ]);
  });
});

describe('links', () => {
  const link = (href: string, text = 'Ask us') => `<p><a href="${href}">${text}</a></p>`;

  it('are reported when their target changes, quietly within the site', () => {
    expect(changesOf(link('/contact'), link('/contact#form'))).toEqual([
      { kind: 'link', of: 'Ask us', before: '/contact', after: '/contact#form', at: { text: 'Ask us' } },
    ]);
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'])(
    'raise an alarm when they run code: %j',
    (href) => {
      expect(changesOf(link('/contact'), link(href))[0]).toMatchObject({
        kind: 'link',
        alarm: expect.stringMatching('code'),
      });
    },
  );

  it.each([
    ['https://facebook.com/shop', 'https://facebook.com/other'],
    ['tel:+911', 'tel:+912'],
    ['/contact', '//elsewhere.example'],
  ])('raise an alarm when they lead somewhere else outside: %s to %s', (before, after) => {
    expect(changesOf(link(before), link(after))[0]?.alarm).toMatch(/outside/);
  });

  it('outside raise none when only the words change that a chat begins with, and show them as they read', () => {
    const chat = (text: string) => link(`https://wa.me/911?text=${encodeURIComponent(text)}`);
    expect(changesOf(chat('About rent'), chat('About repairs'))).toMatchObject([
      { before: 'https://wa.me/911?text=About rent', after: 'https://wa.me/911?text=About repairs', alarm: undefined },
    ]);
  });

  it('are no change of links when they only read otherwise', () => {
    const kinds = changesOf(link('/contact', 'Ask us now'), link('/contact', 'Ask us today')).map(({ kind }) => kind);
    expect(kinds).toEqual(['text']);
  });
});

describe('the rest of a page', () => {
  it('tells of anchors that are gone, and knows ids that React made up', () => {
    expect(changesOf('<p id="prices"></p><p id="_R_1_"></p>', '<p id="costs"></p><p id="_R_2_"></p>')).toMatchObject([
      { kind: 'anchor', before: '#prices' },
    ]);
  });

  it('tells of images and their alternative texts', () => {
    expect(changesOf('<img src="/a.png" alt="Shop">', '<img src="/a.png" alt="Desk">')).toEqual([
      { kind: 'image', before: '/a.png: “Shop”', after: '/a.png: “Desk”' },
    ]);
  });

  it('tells of the card’s picture by what it shows, of its words when they are its own', () => {
    const card = (words: string) => ({
      head: `<meta property="og:image" content="https://shop.example/og/a.png"><meta property="og:title" content="${words}">`,
    });
    const [before, after] = [site({ 'a.html': card('Old') }), site({ 'a.html': card('New') })];
    const [old, fresh] = [before[0]?.card, after[0]?.card];
    if (old && fresh) [old.pixels, fresh.pixels] = ['1', '2'];
    expect(compare(before, after).changed[0]?.changes).toMatchObject([
      { kind: 'card', of: 'picture', before: '/og/a.png', after: '/og/a.png' },
      { kind: 'card', of: 'words', before: 'Old\n', after: 'New\n' },
    ]);
  });

  it('tells of title and description', () => {
    const head = (description: string) => ({ head: `<meta name="description" content="${description}">` });
    expect(changesOf(head('Short.'), head('Shorter.'))).toEqual([
      { kind: 'description', before: 'Short.', after: 'Shorter.' },
    ]);
  });
});
