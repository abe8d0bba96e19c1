/** @jest-environment node */
import { contentOf } from '@/tools/check/content';
import { parsePage } from '@/tools/pages/page';
import { type PageRecord, recordOf } from '@/tools/pages/record';
import { lookOf } from '@/tools/review/looks/look';
import { changeRows } from '@/tools/review/rows';
import type { Row } from '@/tools/review/sheet/model';
import { sourceFinder } from '@/tools/review/sources';
import { pageWith } from '@/tests/support/page-record';

/** A small content: a fact, and the file of /services/seo-services, which takes it over. */
function contentOfSeo() {
  const lead = 'Results take ${timelines.seoResults}. We report every month. Nothing is hidden.';
  const exports = {
    seoServices: { title: 'SEO', lead: lead.replace(/\$.*\}/, '4–7 months'), price: 'From 700 a month.' },
  };
  const source = `const seoServices = {\n  title: 'SEO',\n  lead: \`${lead}\`,\n};`;
  const facts = { timelines: { seoResults: '4–7 months' }, hours: { text: 'Mon–Sat, 9–6', times: '9–6' } };
  return contentOf([
    { file: 'content/facts.ts', source: "const timelines = {\n  seoResults: '4–7 months',\n};", exports: facts },
    { file: 'content/services/seo-services.ts', source, exports },
    {
      file: 'content/pages/labels.ts',
      source: "chat: 'Good day, I have a question about {service}.', notices: 'Messages'",
      exports: { labels: { chat: 'Good day, I have a question about {service}.', notices: 'Messages' } },
    },
    {
      file: 'content/site.ts',
      source: "phone: confirmed('+919876543210'),",
      exports: {
        site: {
          phone: { value: '+919876543210', isPlaceholder: false },
          city: { value: 'Indore', isPlaceholder: false },
          replyTime: { value: 'within two hours', isPlaceholder: false },
          emails: { sales: { value: 'hello@shop.in', isPlaceholder: false } },
          social: [{ label: 'Facebook', url: 'https://facebook.example/shop' }],
        },
      },
    },
  ]);
}

function rowsOf(before: PageRecord[], after: PageRecord[]) {
  const finder = sourceFinder(contentOfSeo(), (file, line) => `${file}:${line}`);
  const side = (parts: Row['parts'], left: 'removed' | 'added') =>
    parts
      .flatMap(({ kind, text }) => (kind === left ? [] : text))
      .join('')
      .trim();
  return changeRows({ before, after }, [], finder).map((row) => ({
    ...row,
    before: side(row.parts, 'added'),
    after: side(row.parts, 'removed'),
  }));
}

const seo = '/services/seo-services';
const file = `content${seo}.ts`;
const home = (main: string) => [pageWith('/', main)];
const service = (main: string) => [pageWith(seo, main)];
const withFact = (time: string) => [
  pageWith(
    '/',
    `<h2>How long</h2><p>SEO shows in ${time}, a site sooner.</p><p><b>${time.replace(' months', '')}</b><i>months</i></p>`,
  ),
  pageWith(
    seo,
    `<h1>SEO</h1><h2>When</h2><p>Results take ${time}. We report every month.</p>`,
    `<meta property="og:image" content="/a.png"><meta property="og:title" content="Done in ${time}">`,
  ),
];
const twice = (title: string) => [
  pageWith('/products/seo-services', `<h1>${title}</h1>`, `<link rel="canonical" href="https://shop.example${seo}">`),
  pageWith(seo, `<h1>${title}</h1>`),
];
const withNumber = (path: string, number: string) =>
  pageWith(
    path,
    `<p>${number}</p><a href="tel:${number}">Call</a><a href="https://wa.me/${number.slice(1)}?text=Hi">Chat</a>`,
    `<script type="application/ld+json">{"telephone":"${number}"}</script>`,
  );
const menu = (label: string) => ['/', '/faq'].map((path) => ({ ...pageWith(path, ''), frame: home(label)[0]!.main }));
const withCard = (...lines: string[]) => [
  { ...pageWith('/', ''), data: lines.map((value) => ({ name: 'Contact card', value })) },
];
const withMail = (mail: string) => home(`<p>Write to <a href="mailto:${mail}?subject=Hi">${mail}</a></p>`);
const open = (end: string) => home(`<p>We are open Mon–Sat, 9–${end}, by phone.</p><h2>Monday</h2><p>9–${end}</p>`);
const scale = (time: string) => service(`<p>${time}</p><p><i>1 day</i><i>${time.replace(/.*–/, '')}</i></p>`);
const report = (end: string) => service(`<h1>SEO</h1><p>Results take 4–7 months. We report ${end}</p>`);
const chats = (greeting: string) =>
  [seo, '/services/server-setup'].map((path) =>
    pageWith(path, `<a href="https://wa.me/91?text=${greeting}, I have a question about ${path}.">WhatsApp</a>`),
  );
const withSubject = (subject: string) => {
  const link = `mailto:shop@shop.in?subject=${subject}`;
  return home(`<p><a href="${link}">Write</a></p><div data-props='{"mail":"${link}"}'></div>`);
};
const named = (label: string) => home(`<p>Alpha</p><nav aria-label="${label}"></nav>`);
const withFooter = (label: string) => [pageWith('/', ''), { ...pageWith('/faq', ''), frame: home(label)[0]!.main }];
const linked = (label: string) => home(`<p>Map: <a href="/seo">${label}</a></p><p><a href="/seo">SEO</a></p>`);
const parts = (more: string) => service(`<h2>What you get</h2><p>Reports.</p>${more}`);

it.each<[string, PageRecord[], PageRecord[], Partial<ReturnType<typeof rowsOf>[number]>]>([
  [
    'a fact, an alarm with its own source, wherever texts take it over',
    withFact('3–6 months'),
    withFact('4–7 months'),
    {
      ...{ before: '3–6 months', after: '4–7 months', name: 'Promise changed', level: 'check', isFrame: false },
      ...{ note: 'content/facts.ts › timelines.seoResults', editUrl: 'content/facts.ts:2' },
      places: ['/', seo].map((path) => expect.objectContaining({ path })),
    },
  ],
  [
    'an edit beside a fact',
    home('<p>SEO shows after some 4–7 months.</p>'),
    home('<p>SEO shows in 4–7 months.</p>'),
    { before: 'SEO shows after some 4–7 months.', level: 'change' },
  ],
  [
    'all sentences of a field',
    report('each week. All is hidden.'),
    report('every month. Nothing is hidden.'),
    {
      ...{ before: 'We report each week. All is hidden.', after: 'We report every month. Nothing is hidden.' },
      note: `${file} › lead (composed with content/facts.ts › timelines.seoResults)`,
      editUrl: `${file}:3`,
    },
  ],
  [
    'what two pages show, on the one that search engines list',
    twice('Search'),
    twice('SEO'),
    { name: 'Heading changed', places: [{ path: seo, address: `${seo}#see=SEO` }] },
  ],
  [
    'a text of the menu, on all pages',
    menu('<p>Offers</p>'),
    menu('<p>SEO</p>'),
    { isFrame: true, name: 'Text changed' },
  ],
  [
    'a part that is gone, with the page’s file',
    parts('<h3>Maps</h3><p>Your profile.</p>'),
    parts(''),
    { name: 'Heading removed', before: 'Maps\nYour profile.', note: file, notes: ['Under “What you get”.'] },
  ],
  [
    'a confirmed number, with the links and the structured data that follow from it',
    [withNumber('/', '+910000000000'), withNumber('/contact', '+910000000000')],
    [withNumber('/', '+919876543210'), withNumber('/contact', '+919876543210')],
    {
      ...{ name: 'Phone and WhatsApp number now confirmed', level: 'check', before: '+910000000000' },
      notes: ['Follows from it: call links, WhatsApp links, messages or structured data.'],
      places: [{ path: '/', address: '/#see=%2B919876543210' }, expect.objectContaining({ path: '/contact' })],
    },
  ],
  [
    'a detail that only the contact card has',
    withCard('FN:Shop', 'TEL:+910000000000'),
    withCard('FN:Shop', 'TEL:+919876543210'),
    { name: 'Phone and WhatsApp number now confirmed', before: '+910000000000', after: '+919876543210' },
  ],
  [
    'a contact card that is new',
    withCard(),
    withCard('FN:Shop', 'ORG:Shop'),
    { name: 'Contact card added', after: 'FN:Shop\nORG:Shop' },
  ],
  [
    'a confirmed address, with its links',
    withMail('sales@example.com'),
    withMail('hello@shop.in'),
    { name: 'E-mail (sales) now confirmed', notes: ['Follows from it: mail links.'] },
  ],
  [
    'a detail that pages left out, with all that they say now',
    home('<h2>Ask us</h2><p>Add your city.</p><p>We call back.</p>'),
    home('<h2>Ask us</h2><p>We reply within two hours.</p><p>We call back within two hours.</p>'),
    { name: 'Time until somebody answers now confirmed', before: '', after: 'within two hours' },
  ],
  [
    'a detail that texts go on after, though another page has the same word',
    [...home('<p>An agency in India.</p><p>Call us in India.</p>'), pageWith(seo, '<p>A shop in Indore can.</p>')],
    [
      ...home('<p>An agency in Indore, India.</p><p>Call us in Indore.</p>'),
      pageWith(seo, '<p>A shop in Indore can.</p>'),
    ],
    { name: 'City now confirmed', before: '', after: 'Indore' },
  ],
  ['a fact with another one made from it', open('8'), open('6'), { name: 'Promise changed', after: 'Mon–Sat, 9–6' }],
  ['a fact with a label computed from it', scale('3–6 months'), scale('4–7 months'), { name: 'Promise changed' }],
  [
    'the words that chats begin with, each with its page’s name',
    chats('Hello'),
    chats('Good day'),
    {
      ...{ name: 'Message to start from changed', before: `Hello, I have a question about ${seo}.`, level: 'change' },
      note: 'content/pages/labels.ts › chat',
      places: [expect.objectContaining({ path: seo }), expect.anything()],
    },
  ],
  [
    'the subject of a mail',
    withSubject('Hello'),
    withSubject('Quote'),
    { name: 'Message to start from changed', level: 'change' },
  ],
  [
    'a name that only assistive technology reads',
    named('Notices'),
    named('Messages'),
    { name: 'Name for screen readers changed', note: 'content/pages/labels.ts › notices' },
  ],
  [
    'a drawing in letters with the name that is made from it',
    service('<p><span aria-label="5 of 5">★★★★★</span> From 700 a month.</p>'),
    service('<p><span aria-label="4 of 5">★★★★</span> From 700 a month.</p>'),
    { name: 'Text changed', before: '★★★★★ From 700 a month.' },
  ],
  [
    'what the footer of another page says',
    withFooter('<p>Bye</p>'),
    withFooter('<p>Bye now</p>'),
    { isFrame: false, places: [{ path: '/faq', address: '/faq#see=Bye+now' }] },
  ],
  [
    'a link that reads as another one to the same page',
    linked('SEO services'),
    linked('SEO'),
    { name: 'Text changed', before: 'Map: SEO services', after: 'Map: SEO' },
  ],
  [
    'what a message or a search engine gets',
    [pageWith('/', '<div data-props=\'{"sent":"Sent."}\'></div>')],
    [pageWith('/', '<div data-props=\'{"sent":"Sent, thanks."}\'></div>')],
    { name: 'Messages or structured data changed', before: 'Sent.', after: 'Sent, thanks.' },
  ],
  [
    'a figure that is typed by hand, an alarm too',
    service('<p>From 500 a month.</p>'),
    service('<p>From 700 a month.</p>'),
    { name: 'Number, time or price changed', level: 'check' },
  ],
])('one row is %s', (_, before, after, row) => expect(rowsOf(before, after)).toMatchObject([row]));

/** A page with its looks. */
async function looking(main: string, rest = '', path = '/') {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const page = parsePage(file, `<body><main>${main}</main>${rest}</body>`);
  return { ...recordOf(page), look: await lookOf(page, () => Promise.resolve(undefined)) };
}
const partners = '<h2>Partners</h2><p>See <a href="https://elsewhere.example">their page</a>.</p>';
const card = (name: string, drawing: string) =>
  `<li><a href="/${name}"><svg><path d="${drawing}"></path></svg><b>${name}</b></a></li>`;
const steps = (...names: string[]) =>
  `<ol>${names.map((name, index) => `<li><b>${index + 1}</b><h3>${name}</h3></li>`).join('')}</ol>`;
const facebook = 'https://facebook.example/shop';
const footer = (social: string, data: string) =>
  `<footer><ul><li>${social}</li></ul></footer><script type="application/ld+json">${data}</script>`;

it.each<[string, [string, string?], [string, string?], Partial<ReturnType<typeof rowsOf>[number]>]>([
  [
    'a new part with a link outside the site, which keeps its alarm',
    ['<h1>Shop</h1>'],
    [`<h1>Shop</h1><section>${partners}</section>`],
    {
      ...{ name: 'Link outside the site', level: 'check', after: 'Partners\nSee their page.' },
      notes: ['Under “Shop”.', 'Leads to https://elsewhere.example.'],
    },
  ],
  [
    'a new sentence with an address to write to',
    ['<p>From 700 a month.</p><p>Bye.</p>'],
    ['<p>From 700 a month. Ask <a href="mailto:a@b.in">a@b.in</a>.</p><p>Bye.</p>'],
    { name: 'Link to call or write', level: 'check', after: 'Ask a@b.in.', notes: ['Leads to mailto:a@b.in.'] },
  ],
  [
    'a name that became a link outside the site',
    ['<p><b>Client</b></p>'],
    ['<p><a href="https://elsewhere.example">Client</a></p>'],
    { name: 'Link outside the site: “Client”', level: 'check', after: 'https://elsewhere.example' },
  ],
  [
    'a card in place of another, with its link and its drawing',
    [`<ul>${card('rental', 'M0')}${card('seo', 'M9')}</ul>`],
    [`<ul>${card('server', 'M1')}${card('seo', 'M9')}</ul>`],
    { name: 'Text changed', before: 'rental', after: 'server' },
  ],
  [
    'a step that is gone, though the others have another number',
    [steps('We look', 'You plan', 'They repair', 'All watch')],
    [steps('We look', 'They repair', 'All watch')],
    { name: 'Removed: list item “2” in the page', before: 'You plan' },
  ],
  [
    'a new section with its entry in the contents',
    ['<ul><li><a href="#a">Money</a></li></ul><section id="a"><h2>Money</h2><p>Pay.</p></section>'],
    [
      `<ul><li><a href="#a">Money</a></li><li><a href="#b">Time</a></li></ul>
<section id="a"><h2>Money</h2><p>Pay.</p></section><section id="b"><h2>Time</h2><p>Wait.</p></section>`,
    ],
    { name: 'Added: “Time”', after: 'Time\nWait.' },
  ],
  [
    'an address within a page that others may have shared',
    ['<section id="maps"><h2 id="maps-title">SEO</h2></section>'],
    ['<section id="on-the-map"><h2 id="on-the-map-title">SEO</h2></section>'],
    { name: 'Address within the page changed', before: '#maps', after: '#on-the-map' },
  ],
  [
    'what has another place in a list and in the menu',
    [
      '<h1>SEO</h1><ul><li>Ads for you</li><li>Logos for you</li><li>Shops</li></ul>',
      '<nav><p hidden>Ads for you</p><p>Logos for you</p></nav>',
    ],
    [
      '<h1>SEO</h1><ul><li>Logos for you</li><li>Ads for you</li><li>Shops</li></ul>',
      '<nav><p>Logos for you</p><p hidden>Ads for you</p></nav>',
    ],
    { name: 'Moved: paragraph “Ads for you” in the page' },
  ],
  [
    'a social page that gets its address, with its other looks and structured data',
    ['', footer('<button aria-label="Facebook, coming soon"><svg></svg></button>', '{"@type":"Store"}')],
    ['', footer(`<a href="${facebook}" aria-label="Facebook"><svg></svg></a>`, `{"sameAs":["${facebook}"]}`)],
    {
      ...{ name: 'Facebook page now confirmed', level: 'check', after: facebook },
      note: 'content/site.ts › social.0.url',
      notes: ['Follows from it: links, messages or structured data.'],
    },
  ],
])('one row is %s', async (_, before, after, row) =>
  expect(rowsOf([await looking(...before)], [await looking(...after)])).toMatchObject([row]),
);

it('one row is a wording of the code, each with its page’s name', () => {
  const pages = (end: string) => ['/a', '/b'].map((path) => pageWith(path, `<p>This is our page ${path} ${end}</p>`));
  expect(rowsOf(pages('for you'), pages('for all'))).toMatchObject([
    { name: 'Text changed', before: 'This is our page /a for you', places: [{ path: '/a' }, { path: '/b' }] },
  ]);
});

it('what only moved is a row beside a changed fact', () => {
  const page = (time: string, ...others: string[]) =>
    home(`<p>SEO shows in ${time}.</p>${others.map((text) => `<p>${text} stays as it is.</p>`).join('')}`);
  const rows = rowsOf(page('3–6 months', 'One', 'Two', 'Three'), page('4–7 months', 'Two', 'Three', 'One'));
  expect(rows.map(({ name }) => name)).toEqual(['Promise changed', 'Order changed']);
});

it('a section that moved is a row beside a new one', async () => {
  const [one, two] = ['<section><h2>One</h2><p>First.</p></section>', '<section><h2>Two</h2><p>Second.</p></section>'];
  const rows = rowsOf([await looking(one + two)], [await looking(`${two}${one}<section>${partners}</section>`)]);
  expect(rows.map(({ name }) => name)).toEqual(['Moved: “One”', 'Link outside the site']);
});
