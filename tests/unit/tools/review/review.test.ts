import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages as registry } from '@/lib/pages';
import { siteOf } from '@/tests/support/review';
import { startServer } from '@/tests/support/servers';
import { type Change, compareSites } from '@/tools/review/compare';
import { type Edit, groupChanges } from '@/tools/review/group';
import { type FileChange, type History, readHistory, withWords } from '@/tools/review/history';
import { looksOf } from '@/tools/review/looks';
import { readPrevious } from '@/tools/review/read';
import { reviewOf } from '@/tools/review/review';

const page = (main: string, head = '') =>
  `<html><head><title>Shop</title>${head}</head><body><main>${main}</main></body></html>`;
const compare = (before: string, after: string) =>
  compareSites(siteOf({ '/a': page(before) }), siteOf({ '/a': page(after) }));
/** What changed on a page: what it is, the words before and after. */
const changed = (before: string, after: string) =>
  compare(before, after).changes.map((change) => [change.kind, change.before, change.after]);

describe('reading the previous site', () => {
  it('takes the live site’s pages, files and redirects from its sitemap and this build’s', async () => {
    const answers: Record<string, [status: number, body: string]> = {
      '/': [200, page('Home <a href="/old.pdf">Prices</a>')],
      '/about': [200, page('About')],
      '/sitemap.xml': [200, '<urlset><url><loc>https://shop.example/about</loc></url></urlset>'],
      '/busy': [503, ''],
      '/old.pdf': [200, 'old'],
      '/new.pdf': [200, 'new'],
    };
    const { origin, close } = await startServer(({ url = '' }, response) => {
      if (url === '/old') return response.writeHead(301, { Location: '/about#team' }).end();
      const [status, body] = answers[url] ?? [404, page('Not found')];
      return response.writeHead(status).end(body);
    });
    const html = Object.fromEntries(['/', '/new', '/busy', '/404'].map((path) => [path, page('')]));
    const files = new Map([['/new.pdf', Buffer.from('new')]]);
    const after = siteOf(html, { files, redirects: new Map([['/old', '/elsewhere']]) });
    const previous = await readPrevious(origin, after).finally(close);
    expect([...previous.pages.keys()].sort()).toEqual(['/', '/404', '/about']);
    expect(previous.unread).toEqual(['/busy']);
    expect([...previous.redirects]).toEqual([['/old', '/about#team']]);
    expect([...previous.files.keys()].sort()).toEqual(['/new.pdf', '/old.pdf']);
  });

  it.each([
    [undefined, /^Not launched yet/],
    ['http://127.0.0.1:2', /can’t be reached, so nothing was compared/],
    ['tests', /neither an address .* nor the folder of a built site/],
  ])('says in a sentence why it can’t: %s', async (named, sentence) => {
    expect(await readPrevious(named, siteOf({}))).toMatchObject({ problem: expect.stringMatching(sentence) });
  });
});

describe('comparing', () => {
  it('finds new, gone and unread pages, and those in which something else than words differs', () => {
    const before = siteOf(
      {
        '/a': page('<p>A <span data-year="">2026</span></p>'),
        '/b': page('Same'),
        '/c': page('<p>C</p>'),
        '/old': page('Old'),
      },
      { unread: ['/busy'] },
    );
    const after = siteOf({
      '/a': page('<p>A <span data-year="">2027</span></p>'),
      '/b': page('Same', '<style>p{margin:0}</style>'),
      '/c': page('<p class="wide">C</p>'),
      '/new': page('New'),
      '/busy': page('Busy'),
    });
    const { changes, other, unread, same } = compareSites(before, after);
    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
      ['New page', '/new'],
      ['Page that is gone', '/old'],
    ]);
    expect({ other, unread, same }).toEqual({ other: ['/b', '/c'], unread: ['/busy'], same: ['/a'] });
  });

  it('keeps words and looks apart: another block, or another rule of its own, is not a look', () => {
    const html = (more: string, rule = '', colour = 'red') =>
      page(
        `<ul><li><svg class="tick"></svg>One</li>${more}<li>Two</li></ul>`,
        `<style>li{color:${colour}}${rule}</style>`,
      );
    const other = (...after: Parameters<typeof html>) =>
      compareSites(siteOf({ '/a': html('') }), siteOf({ '/a': html(...after) })).other;
    expect(other('<li><b>New</b></li>', 'b{color:blue}')).toEqual([]);
    expect(other('<li><b>New</b></li>', '', 'blue')).toEqual(['/a']);
  });

  it('pairs words that replace each other, and names what moved once', () => {
    const [first, last] = [
      '<h2>First</h2><p>A sentence that goes down</p>',
      '<h2>Second</h2><p>A sentence that stays here</p>',
    ];
    const before = `<h2>Ask</h2><p>We reply in three days</p>${first}${last}`;
    const after = `<h2>Ask us</h2><p>We reply in four days</p><p>New</p>${last}${first}`;
    expect(changed(before, after)).toEqual([
      [undefined, 'Ask', 'Ask us'],
      [undefined, 'We reply in three days', 'We reply in four days'],
      [undefined, '', 'New'],
      ['Moved', '', expect.stringMatching(/^(First|Second)\nA sentence that [a-z ]+$/)],
    ]);
  });

  it('takes words that were cut for an edit, and a new day for a part of one', () => {
    const button = '<span>Facebook, coming soon</span>';
    const link = '<a href="/f" aria-label="Facebook"></a>';
    const edits = changed(`<ul><li>${button}</li></ul>`, `<ul><li>${link}</li></ul>`);
    expect(edits).toEqual([[undefined, 'Facebook, coming soon', 'Facebook']]);
    const legal = (day: string, text: string) =>
      `<p>Updated <time datetime="2026-11-${day}">${day} November 2026</time></p><h2>Rules</h2><p>${text}</p>`;
    const { changes } = compare(legal('11', 'We pay in ten days.'), legal('12', 'We pay in nine days.'));
    const dates = 'Updated 12 November 2026 instead of 11 November 2026';
    expect(changes).toMatchObject([{ after: 'We pay in nine days.', more: [dates] }]);
  });

  it('takes a row that went and another that came for two edits', () => {
    const row = (name: string, words: string) => `<tr><th>${name}</th><td>${words}</td></tr>`;
    const table = (rows: string) => `<table>${row('PCs', 'On rent')}${rows}${row('Wi-Fi', 'Tested')}</table>`;
    expect(changed(table(row('Mail', 'Ten boxes')), table(row('Cameras', 'Four at the door')))).toEqual([
      [undefined, 'Mail\nTen boxes', ''],
      [undefined, '', 'Cameras\nFour at the door'],
    ]);
  });

  it('reports two prices that changed places', () => {
    expect(changed('<p>₹24</p><p>₹36</p>', '<p>₹36</p><p>₹24</p>').length).toBeGreaterThan(0);
  });

  it('reads what follows an ornament, but not how many questions there are', () => {
    const html = (count: number, words: string) =>
      `<h2>Ask <span aria-hidden="true">${count}</span></h2><i aria-hidden="true"></i><p>${words}</p>`;
    expect(changed(html(3, 'Open at nine'), html(4, 'Open at ten'))).toEqual([
      [undefined, 'Open at nine', 'Open at ten'],
    ]);
  });

  it('lists a new link with its words, and where it leads', () => {
    const { changes } = compare('<p>Ask us.</p>', '<p>Ask us, or see <a href="/faq">our answers</a>.</p>');
    expect(changes).toMatchObject([{ after: 'Ask us, or see our answers.', more: ['our answers → /faq'] }]);
  });

  it('lists a link only if its address changed, a picture with its old one, and an alternative text as such', () => {
    const html = (words: string, href: string, src: string, alt = 'Van') =>
      `<p id="here">Now <a href="${href}">${words}</a></p><img src="/${src}.jpg" alt="${alt}">`;
    const compared = (...after: Parameters<typeof html>) =>
      compare(html('call', 'tel:1', 'van'), html(...after)).changes;
    expect(compared('phone', 'tel:1', 'van').map(({ kind }) => kind)).toEqual([undefined]);
    expect(compared('call', 'tel:2', 'van')).toMatchObject([
      { kind: 'Link', before: 'call → tel:1', after: 'call → tel:2', address: '/a#here' },
    ]);
    expect(compared('call', 'tel:1', 'bus')).toMatchObject([
      { kind: 'Picture', after: 'Van', picture: { is: '/bus.jpg', was: '/van.jpg' } },
    ]);
    expect(compared('call', 'tel:1', 'van', 'Bus')).toMatchObject([
      { kind: 'Alternative text', before: 'Van', after: 'Bus' },
    ]);
  });

  it('lists another icon as both drawings, but none that came with its words', () => {
    const icon = (name: string, path: string) => `<svg class="lucide lucide-${name}"><path d="${path}"></path></svg>`;
    const row = `<li>${icon('server', 'M9')}Servers</li>`;
    const { changes, other } = compare(
      `<ul><li>${icon('search', 'M1')}SEO</li></ul>`,
      `<ul><li>${icon('search-check', 'M2')}SEO</li>${row}</ul>`,
    );
    expect(other).toEqual([]);
    const drawing = (path: string) => expect.stringMatching(new RegExp(`^data:image/svg.*${path}`)) as string;
    const picture = { was: drawing('M1'), is: drawing('M2') };
    expect(changes).toMatchObject([
      { kind: 'Icon', before: 'Search', after: 'SearchCheck', picture },
      { before: '', after: 'Servers' },
    ]);
  });

  it('says where the address of a removed answer leads, if it still works', () => {
    const answer = (id: string, words: string, more = '') => `<h3>Ask</h3><div id="${id}">${more}<p>${words}</p></div>`;
    const more = (kept: string) =>
      compare(answer('fees', 'It costs ten.') + answer('pay', 'Half now.'), answer('fees', 'It costs ten.', kept))
        .changes[0]!.more;
    expect(more('<span id="pay"></span>')).toEqual(['Links to /a#pay still work, and lead to “It costs ten.…”']);
    expect(more('')).toEqual([]);
  });

  it('leads to the words, with those around them if they occur twice', () => {
    const html = (words: string) =>
      `<p>Pay half now</p><section id="pay"><h2>Pay</h2><p>You pay ${words} of it now</p></section>`;
    const addresses = (...texts: [string, string]) =>
      compare(html(texts[0]), html(texts[1])).changes.map((one) => one.address);
    expect(addresses('all', 'a third')).toEqual(['/a#pay:~:text=a%20third']);
    expect(addresses('all', 'half')).toEqual(['/a#pay:~:text=You%20pay-,half,-of%20it%20now']);
  });

  it('says where words are, outside the main part too', () => {
    const html = (word: string) =>
      siteOf({
        '/a': `<header><nav><a href="/x">${word}</a></nav></header><main></main><footer><p>${word}</p></footer><nav><a href="/y">${word}</a></nav>`,
      });
    const { changes } = compareSites(html('Old'), html('New'));
    expect(changes.map(({ place }) => place)).toEqual(['Menu', 'Footer', 'Phone bar']);
  });
});

describe('grouping', () => {
  const change = (path: string, before: string, after: string, more: Partial<Change> = {}): Change => ({
    path,
    before,
    after,
    address: path,
    more: [],
    ...more,
  });
  const nothing: History = { changes: [], content: new Map() };
  const fileChange = (name: string, before: string, after: string, commit?: string): FileChange => {
    const [old, now] = [before, after].map(withWords) as [string, string];
    return { file: `content/${name}.ts`, before: old, after: now, lines: now.split('\n'), commit };
  };
  const history: History = {
    changes: [
      fileChange('facts', "opens: '09:00', closes: '20:00'", "opens: '10:00', closes: '19:00'", '“Hours”, Meera'),
      fileChange('labels', "'Unused'", "'Unseen'", '“Hours”, Meera'),
      fileChange('faq', "'Our answer.'", "'Our new answer is [here](/a).'", '“Answers”, Anil'),
    ],
    content: new Map(),
  };
  const group = (changes: readonly Change[], known = nothing) => groupChanges(changes, known, 5);

  it('joins the same words in several sentences; the file is the changed one that has their numbers', () => {
    const edits = group(
      [
        change('/contact', 'Open 9 AM–8 PM', 'Open 10 AM–7 PM'),
        change('/', 'Call from 9 AM–8 PM on any day', 'Call from 10 AM–7 PM on any day'),
        change('/faq', 'Our answer.', 'Our new answer is here.'),
      ],
      history,
    );
    expect(edits).toMatchObject([
      { heading: 'The same words in several sentences', before: 'Open 9 AM–8 PM', after: 'Open 10 AM–7 PM' },
      { files: ['content/faq.ts'], commit: '“Answers”, Anil', mustBeChecked: false },
    ]);
    expect(edits[0]).toMatchObject({ files: ['content/facts.ts'], commit: '“Hours”, Meera', mustBeChecked: true });
    expect(edits[0]!.places.map(({ where }) => where)).toEqual(['/', '/contact']);
  });

  it('notes a changed file whose new words no page has', () => {
    const [before, after] = ['Our answer.', 'Our new answer is here.'].map((words) => siteOf({ '/faq': page(words) }));
    const { edits, notes } = reviewOf(before!, after!, history);
    expect(edits).toMatchObject([{ files: ['content/faq.ts'] }]);
    expect(notes.map(({ text }) => text)).toEqual(
      ['facts', 'labels'].map((name) => `No page has the new words of content/${name}.ts: “Hours”, Meera`),
    );
  });

  it('of two commits of a file names the one that brought the words or their numbers', () => {
    const changes = [
      fileChange('facts', "closes: '20:00'", "closes: '19:00'", 'Hours'),
      fileChange('facts', "office: '3–7 days'", "office: '4–8 days'", 'Office'),
      fileChange('about', "crumb: 'About'", "crumb: 'About us'", 'Menu'),
      fileChange('about', "title: 'About our team'", "title: 'About us: our team'", 'Title'),
      fileChange('faq', "'Each page has prices.'", "'Each page has prices, as our price list has.'", 'Price list'),
    ];
    const commitOf = (before: string, after: string) => {
      const [{ files, commit }] = group([change('/', before, after)], { changes, content: new Map() }) as [Edit];
      return [...files, commit];
    };
    const hours = (until: string) => `Open 9 AM–${until} PM, with 24/7 support`;
    expect(commitOf(hours('8'), hours('7'))).toEqual(['content/facts.ts', 'Hours']);
    expect(commitOf('It takes 3–7 days.', 'It takes 4–8 days.')).toEqual(['content/facts.ts', 'Office']);
    expect(commitOf('About', 'About us')).toEqual(['content/about.ts', 'Menu']);
    // A consequence of something else: no file rather than five.
    expect(commitOf('Compare time and payment', 'Compare price, time and payment')).toEqual([undefined]);
  });

  it('reads from git what each commit brought, without what a later one took back', async () => {
    const [start, folder] = [process.cwd(), mkdtempSync(path.join(tmpdir(), 'review-'))];
    const write = (file: string, text: string, message: string) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      for (const args of ['add .', `-c user.name=Meera -c user.email=a@b.c commit -qm ${message}`])
        execFileSync('git', args.split(' '));
    };
    try {
      process.chdir(folder);
      execFileSync('git', ['init', '-qb', 'main']);
      write('app/styles/tokens.css', '--color-ink: #000;\n', 'Start');
      write('content/a.ts', 'one\ntwo\n', 'Start');
      execFileSync('git', ['checkout', '-qb', 'copy']);
      write('content/a.ts', 'new\ntwo\n', 'New');
      write('content/a.ts', 'new\nthree\n', 'Three');
      write('content/a.ts', 'new\ntwo\nmore\n', 'Two');
      write('content/a.ts', 'new\ntwo\n', 'Less');
      write('content/a.ts', 'new\ntwo\nmore\n', 'More');
      write('app/styles/tokens.css', '--color-ink: #111;\n', 'Ink');
      writeFileSync('content/b.ts', 'loose\n');
      const { changes } = await readHistory();
      expect(changes.map(({ file, commit, lines }) => [file, commit, [...new Set(lines)]])).toEqual([
        ['content/a.ts', '“New”, Meera', ['new']],
        ['content/a.ts', '“Three”, Meera', []],
        ['content/a.ts', '“Two”, Meera', []],
        ['content/a.ts', '“Less”, Meera', []],
        ['content/a.ts', '“More”, Meera', ['more']],
        ['app/styles/tokens.css', '“Ink”, Meera', ['--color-ink: #111;']],
        ['content/b.ts', undefined, ['loose']],
      ]);
    } finally {
      process.chdir(start);
      rmSync(folder, { recursive: true });
    }
  });

  it('of words that no changed file has, names the only file that has them, if they are a sentence', () => {
    const words = 'Our sentence, which was there before';
    const filesOf = (having: string[], known = nothing) => {
      const content = new Map(having.map((file) => [file, `'${words}'`]));
      return group([change('/', 'Old', words)], { ...known, content })[0]!.files;
    };
    expect(filesOf(['content/a.ts'])).toEqual(['content/a.ts']);
    // It's one of several that differ.
    expect(filesOf(['content/a.ts'], history)).toEqual([]);
    expect(filesOf(['content/a.ts', 'content/b.ts'])).toEqual([]);
  });

  it('joins texts that have the same words now, and the messages that begin with them', () => {
    const chat = (service: string) => `WhatsApp → https://wa.me/91?text=Service: ${service}.`;
    const edits = group([
      change('/', 'Server setup', 'Servers and backup'),
      change('/server', 'Server setup and installation', 'Servers and backup'),
      change('/server', chat('Server setup and installation'), chat('Servers and backup'), { kind: 'Link' }),
    ]);
    expect(edits).toMatchObject([{ before: 'Server setup', mustBeChecked: false }]);
    expect(edits[0]!.places).toHaveLength(3);
  });

  it('asks to check a message to WhatsApp, and words that promise', () => {
    const chat = (text: string) => `WhatsApp → https://wa.me/91?text=${text}`;
    const checked = (...texts: Parameters<typeof change>) => group([change(...texts)])[0]!.mustBeChecked;
    expect(checked('/', chat('Hello'), chat('Good day'), { kind: 'Link' })).toBe(true);
    expect(checked('/', 'A check has a price.', 'A check costs nothing.')).toBe(true);
    expect(checked('/', 'A check has a price.', 'A check has its price.')).toBe(false);
  });

  it('joins new texts of several pages that have a sentence in common', () => {
    const sentence = 'A store with UPI and cash on delivery for a saree shop.';
    const edits = group([change('/', '', `Our work\n${sentence}`), change('/about', '', `${sentence}\nMarch 2026`)]);
    expect(edits.map(({ places }) => places.map(({ where }) => where))).toEqual([['/', '/about']]);
  });

  it('joins a menu’s link to the new page, but neither of two new pages that lead to each other', () => {
    const link = (path: string, words: string, address: string) =>
      change(path, '', words, { more: [`${words} → ${address}`] });
    const newPage = (path: string, to: string) =>
      change(path, '', path, { kind: 'New page', more: [`See it → ${to}`] });
    const edits = group([link('/', 'Offer', '/offer'), newPage('/offer', '/two'), newPage('/two', '/offer')]);
    expect(edits.map(({ places }) => places.map(({ where }) => where))).toEqual([['/offer', '/'], ['/two']]);
  });

  it('says of header, footer and menus on how many pages they are, once', () => {
    const footer = ['/', '/about', '/faq', '/contact', '/services'].map((path) =>
      change(path, 'SEO', '', { place: 'Footer' }),
    );
    const [edit] = group([...footer, change('/faq', 'SEO', '')]);
    expect(edit).toMatchObject({
      heading: 'On every page',
      places: [{ where: 'Footer, on all pages' }, { where: '/faq' }],
    });
  });

  it('says of the same words of several services on how many pages they are, once', () => {
    const services = registry.filter(({ kind }) => kind === 'service').map(({ path }) => change(path, 'Old', 'New'));
    const [edit] = group([...services, change('/faq', 'Old', 'New')]);
    expect(edit!.places.map(({ where }) => where).sort()).toEqual(['/faq', `${services.length} service pages`]);
  });
});

describe('what isn’t words', () => {
  it('is an old date of a legal page whose own text changed, not only a fact on it', () => {
    const [file, fact] = ['content/legal/refund-policy.ts', 'content/facts.ts'];
    const html = (words: string) =>
      siteOf({ '/refund-policy': page(`<time datetime="2026-01-02"></time><p>${words}</p>`) });
    const notes = (before: string, after: string) => {
      const changes = [
        { file, before: "'In ten days.'", after: "'In nine days.'", lines: ["'In nine days.'"] },
        { file: fact, before: "'10 AM'", after: "'11 AM'", lines: ["'11 AM'"] },
      ];
      const history = { changes, content: new Map<string, string>() };
      return reviewOf(html(before), html(after), history).notes.filter(({ mustBeChecked }) => mustBeChecked);
    };
    expect(notes('In ten days.', 'In nine days.')).toHaveLength(1);
    expect(notes('10 AM', '11 AM')).toEqual([]);
  });

  it('is a redirect, a file, an address that is lost, an icon or a card', () => {
    const files = (...entries: [string, string][]) => new Map(entries.map(([name, text]) => [name, Buffer.from(text)]));
    const before = siteOf(
      { '/about': page('<p id="team">A</p>') },
      { files: files(['/a.pdf', '1'], ['/b.pdf', '1'], ['/og/home.png', '1']), redirects: new Map([['/old', '/a']]) },
    );
    const after = siteOf(
      { '/about': page('<p>A</p>') },
      { files: files(['/b.pdf', '2'], ['/c.pdf', '1'], ['/og/home.png', '2']), redirects: new Map([['/older', '/b']]) },
    );
    const { pictures, notes } = looksOf(before, after, []);
    expect(notes.map(({ text }) => text)).toEqual([
      '/old no longer leads to /a',
      '/older leads to /b',
      'The file /a.pdf is gone',
      'The file /b.pdf was replaced',
      'The file /c.pdf is new',
      'Links to /about#team lead only to the page',
    ]);
    expect(pictures).toEqual(['/og/home.png']);
  });
});
