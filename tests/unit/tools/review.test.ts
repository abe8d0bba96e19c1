/* Edits between two small sites, as a marketer makes them. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { refundPolicy } from '@/content/legal/refund-policy';
import { homeHero } from '@/content/pages/home';
import { services } from '@/content/services';
import { writeReview } from '@/tools/review';
import { folderWith } from '@/tests/support/files';

const headline = homeHero.title[0]!;
const [service, product] = ['/services/', '/products/'].map((at) => at + services[0]!.slug) as [string, string];
const legal = `/${refundPolicy.slug}`;
const pages: Readonly<Record<string, string>> = {
  '/index': '<h1>An old headline</h1><p>Call 9 AM–8 PM, on weekdays.</p><p>Open at 9:00</p><button>Send</button>',
  [service]: '<h1>Old service</h1><p>It costs ₹5,000 each month.</p>',
  [product]: '<h1>Old service</h1><p>It costs ₹5,000 each month.</p>',
  '/faq': '<h3>Who are you?</h3><p>A team.</p><h3>Where are you?</h3><p>Nearby.</p>',
  '/contact': '<p>Call 98765 43210</p><img src="/van-1a.jpg" alt="Our van"><a href="/faq">Answers</a>',
  [legal]: '<p>We pay within the month.</p>',
};
const frame = (main: string) => `<html><head><title>Shop</title><style>p{margin:0}</style></head>
  <body><header><a href="${service}">Old service</a></header><main>${main}</main><footer><p>Open 9 AM–8 PM</p>
  <p>© <span data-year>2026</span> <a href="tel:98765">Call</a></p></footer></body></html>`;

/** Writes a site with an edit of every file, and with more pages. */
function write(edit = (text: string) => text, more: Readonly<Record<string, string>> = {}): string {
  const files = Object.entries({ ...pages, ...more }).map(([at, main]) => [`${at}.html`, frame(main)] as const);
  const all = [...files, ['_next/static/words.json', '{"dialog":{"title":"Send with"}}'] as const];
  return folderWith(Object.fromEntries(all.map(([file, text]) => [file, edit(text)])));
}

/** Writes the review, and reads its first lines and its entries, with their links. */
async function review(out: string, previous?: string, problems?: string[]) {
  await writeReview(out, previous, problems);
  const $ = load(readFileSync(`${out}/review.html`, 'utf8'));
  const entries = Array.from($('li'), (item) => {
    const links = Array.from($('a', item), ({ attribs }) => attribs.href);
    return [$(item).text().replace(/\s+/g, ' ').trim(), ...links].join(' | ');
  });
  return { $, header: $('header').text(), entries };
}

afterEach(() => jest.restoreAllMocks());

it('lists nothing for two equal sites, without a script, and puts a bar on each page', async () => {
  const out = write();
  const { $, entries } = await review(out, write());
  expect([entries, $('script').length, $('meta[name=robots]').attr('content')]).toEqual([[], 0, 'noindex']);
  expect(load(readFileSync(`${out}/faq.html`, 'utf8'))('aside a[href="/review"]')).toHaveLength(1);
});

it('lists each edit once, where it is, with its file, and what to check', async () => {
  const edits = `An old headline>${headline}|9 AM–8>10 AM–7|9:00>10:00|Old service>New service|5,000>6,000|Send<>Send it<
    |98765>91234|van-1a>van-2b|the month>a month|Send with>Send by`;
  const pairs = edits.split(/\s*\|/).map((edit) => edit.split('>') as [string, string]);
  const faq = '<h3>New?</h3><p>Yes.</p><h3>Who are you?</h3><p>A team.</p>';
  const edit = (text: string) => pairs.reduce((edited, [from, to]) => edited.replaceAll(from, to), text);
  const out = write(edit, { '/faq': faq, '/clients': '<p>Our clients</p>' });
  const { entries } = await review(out, write(undefined, { '/gone': '<p>Old</p>' }));
  const shared = 'Header, footer and phone bar';
  expect(entries).toEqual([
    `Old New service In 2 places${shared}${service} | / | ${service}#:~:text=New,-service`,
    `Check this Open 9 AM–8 10 AM–7 PM In 2 places${shared}/Call 9 AM–8 10 AM–7 PM, on weekdays. | / | /#:~:text=Call-,10,AM%E2%80%937,-PM%2C`,
    expect.stringContaining(`An old headline ${headline} See it: / content/pages/home.ts | /#:~:text=`),
    'Check this Open at 9:00 10:00 See it: / | /#:~:text=at-,10%3A00',
    'Send it See it: / | /#:~:text=Send-,it',
    `Check this tel:98765 tel:91234 See it: ${shared} link “Call” | /`,
    `Check this It costs ₹5,000 ₹6,000 each month. See it: ${service} | ${service}#:~:text=costs-,%E2%82%B96%2C000,-each`,
    'New?Yes. See it: /faq | /faq#:~:text=New%3F',
    'Where are you?Nearby. See it: /faq | /faq',
    'Check this Call 98765 91234 43210 See it: /contact | /contact#:~:text=Call-,91234,-43210',
    'Check this Our van (van-1a.jpg) (van-2b.jpg) See it: /contact picture | /contact',
    `Check this We pay within the a month. See it: ${legal} | ${legal}#:~:text=within-,a,-month.`,
    'Send with by See it: The dialog and notifications',
    'ShopOur clients See it: /clients new page | /clients',
    'Shop See it: /gone page that is gone',
  ]);
});

it('reads a live site, or says why it can’t', async () => {
  const origin = 'https://shop.example';
  const live = write();
  const out = write((text) => text.replace('Nearby', 'Far'));
  const answers = new Map([['/sitemap.xml', new Response('For sale')]]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const { pathname } = new URL(url as URL);
    const file = `${live}${pathname === '/' ? '/index' : pathname}${pathname.includes('.') ? '' : '.html'}`;
    return Promise.resolve(answers.get(pathname)?.clone() ?? new Response(readFileSync(file, 'utf8')));
  });
  expect((await review(out, origin)).header).toContain('lists no pages (200)');
  answers.set('/contact', new Response('', { status: 503 })).set('/gone', new Response('<title>Old</title>'));
  answers.set('/sitemap.xml', new Response(`<loc>${origin}/</loc><loc>${origin}/gone</loc>`));
  expect((await review(out, origin)).entries).toEqual([
    'Nearby. Far. See it: /faq | /faq#:~:text=Far.',
    'Old See it: /gone page that is gone',
    `/contact Before | /contact | ${origin}/contact`,
  ]);
  for (const previous of ['content', 'https://', undefined])
    expect((await review(out, previous)).header).toContain('Nothing was compared');
});

it('goes into the summary of a pull request’s checks, with links to files', async () => {
  const summary = `${folderWith({})}/summary.md`;
  const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'shop/site', GITHUB_HEAD_REF: 'copy' };
  jest.replaceProperty(process, 'env', { ...process.env, ...github, GITHUB_STEP_SUMMARY: summary });
  const out = write((text) => text.replace('An old headline', headline));
  await review(out, write());
  const links = Array.from(load(readFileSync(summary, 'utf8'))('a'), ({ attribs }) => attribs.href);
  expect(links).toEqual(['https://github.com/shop/site/edit/copy/content/pages/home.ts']);
});
