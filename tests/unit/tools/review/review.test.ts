import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Change, compareSites } from '@/tools/review/compare';
import { groupChanges } from '@/tools/review/group';
import { readPrevious, type Site } from '@/tools/review/read';

const page = (text: string, head = '') =>
  `<html><head><title>Shop</title>${head}</head><body><main>${text}</main></body></html>`;
const site = (...pages: [path: string, html: string][]): Site => ({
  from: '',
  html: new Map(pages),
  unread: ['/busy'],
});

describe('reading the previous site', () => {
  it('takes the live site’s pages from its sitemap and this build’s paths, without redirects', async () => {
    const answers: Record<string, [status: number, body: string]> = {
      '/': [200, page('Home')],
      '/about': [200, page('About')],
      '/sitemap.xml': [200, '<urlset><url><loc>https://shop.example/about</loc></url></urlset>'],
      '/busy': [503, ''],
    };
    const server = createServer(({ url = '' }, response) => {
      if (url === '/old') return response.writeHead(301, { Location: '/about' }).end();
      const [status, body] = answers[url] ?? [404, page('Not found')];
      return response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const previous = (await readPrevious(address, ['/', '/new', '/old', '/busy', '/404'])) as Site;
    server.close().closeAllConnections();
    expect([...previous.html.keys()]).toEqual(['/', '/about', '/404']);
    expect(previous.unread).toEqual(['/busy']);
  });

  it.each([
    [undefined, /^Not launched yet/],
    ['http://127.0.0.1:2', /can’t be reached, so nothing was compared/],
    ['tests', /neither an address .* nor the folder of a built site/],
  ])('says in a sentence why it can’t: %s', async (named, sentence) => {
    expect(await readPrevious(named, [])).toEqual({ problem: expect.stringMatching(sentence) });
  });
});

describe('comparing', () => {
  it('gives each page a state', () => {
    const build = (id: string, year: number) =>
      page(`<p data-year="">${year}</p>`, `<meta name="robots" content="${id}"><link href="/_next/static/${id}.js">`);
    const before = site(['/a', build('one', 2026)], ['/b', page('Same')], ['/old', page('Old')]);
    const after = site(
      ['/a', build('two', 2027)],
      ['/b', page('Same', '<style>p{}</style>')],
      ['/new', page('New')],
      ['/busy', page('Busy')],
    );
    expect(compareSites(before, after).pages).toEqual([
      { path: '/a', state: 'same' },
      { path: '/b', state: 'other' },
      { path: '/new', state: 'new' },
      { path: '/busy', state: 'unread' },
      { path: '/old', state: 'gone' },
    ]);
  });

  it('pairs words that replace each other, and leaves out what differs only by its place or build', () => {
    const before = site([
      '/a',
      page('<h2>Ask</h2><p>We reply in three days</p><p>First of all, a long sentence</p><h2>Second</h2>'),
    ]);
    const after = site([
      '/a',
      page('<h2>Ask us</h2><p>We reply in four days</p><p>New</p><h2>Second</h2><p>First of all, a long sentence</p>'),
    ]);
    const { changes } = compareSites(before, after);
    expect(changes.map((change) => [change.before, change.after])).toEqual([
      ['Ask', 'Ask us'],
      ['We reply in three days', 'We reply in four days'],
      ['', 'New'],
    ]);
  });

  it('lists all words of a new page but those that most pages have', () => {
    const board = '<p>One stop</p>';
    const before = site(['/a', page(`<p>A</p>${board}`)], ['/b', page(`<p>B</p>${board}`)]);
    const after = site(['/c', page(`<h1>Offer</h1><p>Until Diwali</p>${board}`)]);
    const { changes } = compareSites(before, after);
    expect(changes.map(({ part, after: words }) => [part, words])).toEqual([['New page', 'Offer\nUntil Diwali']]);
  });

  it('reports two prices that changed places', () => {
    const [before, after] = [
      ['24', '36'],
      ['36', '24'],
    ].map((prices) => site(['/a', page(`<p>₹${prices.join('</p><p>₹')}</p>`)]));
    expect(compareSites(before!, after!).changes.length).toBeGreaterThan(0);
  });

  it('reads what follows an ornament, but not how many questions there are', () => {
    const html = (count: number, words: string) =>
      page(`<h2>Ask <span aria-hidden="true">${count}</span></h2><i aria-hidden="true"></i><p>${words}</p>`);
    const { changes } = compareSites(site(['/a', html(3, 'Open at nine')]), site(['/a', html(4, 'Open at ten')]));
    expect(changes.map(({ after }) => after)).toEqual(['Open at ten']);
  });

  it('names the anchor to which links lead, not the id of a heading', () => {
    const section = '<section id="people" aria-labelledby="people-title"><h2 id="people-title">People</h2></section>';
    const { changes } = compareSites(site(['/a', page('')]), site(['/a', page(section)]));
    expect(changes.map(({ id }) => id)).toEqual(['people']);
  });

  it('lists a new link with its words, and where it leads', () => {
    const words = ['Ask us.', 'Ask us, or see <a href="/faq">our answers</a>.'];
    const [before, after] = words.map((text) => site(['/a', page(`<p>${text}</p>`)]));
    expect(compareSites(before!, after!).changes).toEqual([
      expect.objectContaining({ after: 'Ask us, or see our answers.', links: ['our answers → /faq'] }),
    ]);
  });

  it('lists a changed link only if its address changed, and a changed picture with its old name', () => {
    const html = (words: string, href: string, src: string) =>
      page(`<p id="here">Now <a href="${href}">${words}</a></p><img src="/${src}.jpg" alt="Van">`);
    const compared = (...after: Parameters<typeof html>) =>
      compareSites(site(['/a', html('call', 'tel:1', 'van')]), site(['/a', html(...after)])).changes;
    expect(compared('phone', 'tel:1', 'van').map(({ part }) => part)).toEqual([undefined]);
    expect(compared('call', 'tel:2', 'van')).toEqual([
      expect.objectContaining({ part: 'Link', before: 'call → tel:1', after: 'call → tel:2', id: 'here' }),
    ]);
    expect(compared('call', 'tel:1', 'bus')).toEqual([
      expect.objectContaining({ part: 'Picture', after: 'Van', pictures: [{ src: '/bus.jpg', was: '/van.jpg' }] }),
    ]);
  });
});

describe('grouping', () => {
  const change = (path: string, before: string, after: string, isInMain = true): Change => ({
    path,
    before,
    after,
    isInMain,
    pictures: [],
    links: [],
  });
  const sources = {
    files: new Map([
      ['content/facts.ts', "opens: '10:00'"],
      ['content/faq.ts', 'Our new answer is here.'],
    ]),
    texts: [
      { file: 'content/facts.ts', field: 'hours', key: 'hours', value: '10 AM–7 PM' },
      { file: 'content/faq.ts', field: 'answer', key: 'answer', value: 'Call from 10 AM–7 PM on any day' },
    ],
  };

  it('joins the same words in several sentences, with the file of the fact', () => {
    const { repeated, pages } = groupChanges(
      [
        change('/contact', 'Open 9 AM–8 PM', 'Open 10 AM–7 PM'),
        change('/', 'Call from 9 AM–8 PM on any day', 'Call from 10 AM–7 PM on any day'),
        change('/faq', 'Our answer is here.', 'Our new answer is here.'),
      ],
      sources,
    );
    expect(repeated).toEqual([
      expect.objectContaining({
        before: 'Open 9 AM–8 PM',
        after: 'Open 10 AM–7 PM',
        file: 'content/facts.ts',
        mustBeChecked: true,
      }),
    ]);
    expect(repeated[0]!.changes.map(({ path }) => path)).toEqual(['/', '/contact']);
    expect(pages).toEqual([
      { path: '/faq', edits: [expect.objectContaining({ file: 'content/faq.ts', mustBeChecked: false })] },
    ]);
  });

  it('names the file of the longest text, and of a link the text that has it', () => {
    const texts = [
      { file: 'content/labels.ts', field: 'since', key: 'since', value: 'With us since 2020' },
      { file: 'content/owner/people.ts', field: '0.role', key: 'role', value: 'Networks: comes to your office' },
      { file: 'content/faq.ts', field: 'answer', key: 'answer', value: 'See [our page](/offer) about it' },
    ];
    const { pages } = groupChanges(
      [
        change('/about', '', 'Networks: comes to your office\nWith us since 2020'),
        { ...change('/faq', '', 'our page → /offer'), part: 'Link' },
      ],
      { files: new Map(), texts },
    );
    const filesOf = pages.map(({ edits }) => edits.map(({ file }) => file));
    expect(filesOf).toEqual([['content/owner/people.ts'], ['content/faq.ts']]);
  });

  it('joins texts that have the same words now, and the messages that begin with them', () => {
    const chat = (service: string) => `WhatsApp → https://wa.me/91?text=Service: ${service}.`;
    const { repeated, pages } = groupChanges(
      [
        change('/', 'Server setup', 'Servers and backup'),
        change('/server', 'Server setup and installation', 'Servers and backup'),
        { ...change('/server', chat('Server setup and installation'), chat('Servers and backup')), part: 'Link' },
      ],
      sources,
    );
    expect(repeated).toEqual([expect.objectContaining({ before: 'Server setup', mustBeChecked: false })]);
    expect(repeated[0]!.changes).toHaveLength(3);
    expect(pages).toEqual([]);
  });

  it('joins new links to the new page or the new words that they lead to', () => {
    const link = (path: string, words: string, address: string, isInMain = true) => ({
      ...change(path, '', words, isInMain),
      links: [`${words} → ${address}`],
    });
    const { everywhere, pages } = groupChanges(
      [
        link('/', 'Our offer', '/offer', false),
        link('/websites', 'See who you’ll talk to', '/about#people'),
        { ...change('/about', '', 'Who you’ll talk to\nMeera'), id: 'people' },
        { ...change('/offer', '', 'Offer\nUntil Diwali'), part: 'New page' },
        link('/faq', 'Our offer is new', '/elsewhere'),
      ],
      sources,
    );
    expect(everywhere).toEqual([]);
    const found = pages.flatMap(({ path, edits }) =>
      edits.map(({ changes }) => [path, changes.map((one) => one.path)]),
    );
    expect(found.toSorted()).toEqual([
      ['/about', ['/about', '/websites']],
      ['/faq', ['/faq']],
      ['/offer', ['/offer', '/']],
    ]);
  });

  it('leaves out neither of two new pages that lead to each other', () => {
    const newPage = (path: string, words: string, link: string): Change => ({
      ...change(path, '', words),
      part: 'New page',
      links: [link],
    });
    const { pages } = groupChanges(
      [newPage('/one', 'One', 'One → /two'), newPage('/two', 'Two\nSee one', 'See one → /one')],
      sources,
    );
    expect(pages.flatMap(({ edits }) => edits.map(({ after }) => after))).toContain('Two\nSee one');
    const places = pages.flatMap(({ edits }) => edits.flatMap(({ changes }) => changes.map(({ path }) => path)));
    expect(places.toSorted()).toEqual(['/one', '/two']);
  });

  it('lists what changed in menus once, with the other places of the same words', () => {
    const menu = ['/', '/about'].map((path) => change(path, 'Clients', 'Our clients', false));
    const { everywhere, pages } = groupChanges([...menu, change('/faq', 'Clients', 'Our clients')], sources);
    expect(everywhere.map(({ changes }) => changes.length)).toEqual([3]);
    expect(pages).toEqual([]);
  });
});
