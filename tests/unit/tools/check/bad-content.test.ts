import { type Content, contentOf, todayInIndia } from '@/tools/check/content';
import { formatFinding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { contentTyped, contentWith, fixtureSlugs } from '../../../support/content-fixture';

const [first, second, third] = fixtureSlugs;
const service = `content/services/${first}.ts`;
const home = 'content/pages/home.ts';
const about = 'content/pages/about.ts';
const site = 'content/site.ts';
const menu = 'content/navigation.ts';
const faq = 'content/faq.ts';
const legal = 'content/legal/refund-policy.ts';
const lines = 'content/lines.ts';

const errors = (content: Content) =>
  findingsIn({ content }, ['error'])
    .filter(({ rule }) => !['route', 'contrast', 'updated'].includes(rule))
    .map(formatFinding);
const messages = (...change: Parameters<typeof contentWith>) => errors(contentWith(...change));

/** What is wrong, the file and field it is put into, the value, the rule that is named; the field, where it is another one. */
type Case = [what: string, file: string, field: string, value: unknown, rule: RegExp, reported?: string];

const headings: Case[] = [
  ['an empty line of the h1 of home', home, 'hero.title.0', '', /must not be empty/],
  ['an h1 of home without a line', home, 'hero.title', [], /must not be an empty list/],
  ['no h1 on a page', about, 'hero.title', undefined, /must be the heading/],
  ['an h1 of spaces', about, 'hero.title', '   ', /must not be empty/],
  ['no h1 on a service', service, 'title', '', /must not be empty/],
  ['a 404 page without its h1', 'content/pages/not-found.ts', 'title', '', /must not be empty/],
];

const services: Case[] = [
  ['another service’s slug', service, 'slug', second, new RegExp(`must be "${first}", like the file`)],
  ['an unknown slug', service, 'slug', 'magic', /must be ".*", like the file/],
  [
    'a stop on two lines',
    lines,
    'lines.1.stops.0',
    first,
    /duplicate stop .* already in .*0\.stops\.0/,
    `${lines}: 1.stops.0`,
  ],
  ['a stop without its file', lines, 'lines.1.stops.0', 'magic', /"magic" has no file/, `${lines}: 1.stops.0`],
  [
    'a service on no line',
    lines,
    'lines.1.stops',
    [second],
    /must be a stop of content\/lines\.ts/,
    `content/services/${third}.ts: slug`,
  ],
  ['a missing file', service, '', undefined, /has no file content\/services\//, `${lines}: 0.stops.0`],
  [
    'a missing page',
    'content/pages/not-found.ts',
    '',
    undefined,
    /is missing/,
    'content/pages/not-found.ts: the whole file',
  ],
  [
    'a misspelt page',
    'content/pages/abuot.ts',
    '',
    { about: {} },
    /must export "abuot"/,
    'content/pages/abuot.ts: the whole file',
  ],
  ['a misspelt export', service, '', { webPage: {} }, /must export "/, `${service}: the whole file`],
  ['a related service twice', service, 'related', [second, second], /duplicate service/, `${service}: related.1`],
  [
    'a service related to itself',
    service,
    'related',
    [first, second],
    /must not name the service itself/,
    `${service}: related.0`,
  ],
  ['an unknown related service', service, 'related.0', 'magic', /must be a stop of content\/lines\.ts/],
  ['an unknown icon', service, 'icon', 'magnifier', /Invalid option/],
  ['a missing field', service, 'lead', undefined, /expected string/],
  ['a missing answer', service, 'faq.0.answer', undefined, /expected string/],
  ['too few features', service, 'features', [{ title: 'A', description: 'B' }], /at least 3 entries/],
  ['no price factors', service, 'priceFactors', undefined, /expected array/],
  ['too few price factors', service, 'priceFactors', [{ title: 'A', description: 'B' }], /at least 3 entries/],
  [
    'a table with a cell missing',
    service,
    'comparison',
    {
      title: 'One or the other?',
      columns: ['One', 'Other'],
      rows: [
        { title: 'Price', cells: ['Low', 'High'] },
        { title: 'Speed', cells: ['High'] },
      ],
    },
    /a cell per column in each row/,
    `${service}: comparison.rows`,
  ],
  ['a short title that no menu has room for', service, 'shortTitle', 's'.repeat(23), /at most 22 characters/],
  ['a long label on the map', service, 'mapLabel', 'm'.repeat(12), /at most 11 characters/],
  ['a long text on a card', service, 'cardDescription', 'c'.repeat(91), /at most 90 characters/],
  ['no tools', service, 'technologies.items', [], /must not be an empty list/],
  ['an FAQ category without questions', faq, 'faqCategories.0.items', [], /must not be an empty list/],
  ['an id twice', service, 'faq.1.id', 'question-0', /duplicate id "question-0"/],
  ['an id with capitals', service, 'faq.1.id', 'How Long', /lower-case words joined by hyphens/],
];

const characters: Case[] = [
  ['text turned around (U+202E)', about, 'hero.lead', 'Call \u202Eus', /invisible character U\+202E/],
  ['an isolate (U+2066)', about, 'hero.lead', 'Call \u2066us\u2069', /invisible character U\+2066/],
  ['a right-to-left mark', about, 'hero.lead', 'Call\u200F us', /invisible character U\+200F/],
  ['a zero-width space', faq, 'faqCategories.0.items.0.answer', 'We\u200B.', /invisible character U\+200B/],
  ['a zero-width joiner', about, 'hero.lead', 'We\u200D.', /invisible character U\+200D/],
  ['a byte order mark', about, 'hero.lead', '\uFEFFWe.', /invisible character U\+FEFF/],
  ['a soft hyphen', about, 'hero.lead', 'Web\u00ADsite', /invisible character U\+00AD/],
  ['a thin space', about, 'hero.lead', '5\u2009weeks', /U\+2009 where a plain space belongs/],
  ['a line separator', about, 'hero.lead', 'One\u2028two', /U\+2028 where a plain space belongs/],
  ['a line break', about, 'hero.lead', 'One\ntwo', /control character U\+000A/],
  ['a tab', about, 'hero.lead', 'One\ttwo', /control character U\+0009/],
  ['a null', about, 'hero.lead', 'One\0two', /control character U\+0000/],
  ['an escape', about, 'hero.lead', 'One\u001b[31mtwo', /control character U\+001B/],
  ['a C1 control', about, 'hero.lead', 'One\u0085two', /control character U\+0085/],
  ['half a character', about, 'hero.lead', 'Good \ud83d', /U\+D83D, which no font can show/],
  ['the other half', about, 'hero.lead', '\ude00 good', /U\+DE00, which no font can show/],
  ['a broken encoding', about, 'hero.lead', 'Caf\ufffd', /U\+FFFD, which no font can show/],
  ['a character of a private font', about, 'hero.lead', 'Call \ue001', /U\+E001, which no font can show/],
  ['a space at the end', about, 'hero.lead', 'One. ', /must not begin or end with a space/],
  ['two spaces', about, 'hero.lead', 'One.  Two.', /two spaces in a row/],
];

const texts: Case[] = [
  ['the start of a merge conflict', about, 'hero.lead', '<<<<<<< HEAD One.', /unfinished merge, "<<<<<<<"/],
  ['the middle of a merge conflict', about, 'hero.lead', 'One. ======= Two.', /unfinished merge, "======="/],
  ['the end of a merge conflict', about, 'hero.lead', 'Two. >>>>>>> branch', /unfinished merge, ">>>>>>>"/],
  ['an entity', about, 'hero.lead', 'Design &amp; print', /has "&amp;": write the character itself/],
  ['a numbered entity', about, 'hero.lead', 'It&#39;s', /has "&#39;": write the character itself/],
  ['a no-break space as an entity', about, 'hero.lead', '5&nbsp;weeks', /has "&nbsp;"/],
  ['a tag', about, 'hero.lead', 'A <b>bold</b> word', /has the tag "<b>"/],
  ['a script', about, 'hero.lead', 'A <script src=x>', /has the tag "<script src=x>"/],
  ['a comment', about, 'hero.lead', 'A <!-- note -->', /has the tag "<!-- note -->"/],
  [
    'a fact that was not filled in',
    about,
    'hero.lead',
    'In ${timelines.website}',
    /has "\$\{timelines\.website\}" as text/,
  ],
  ['a fact with a misspelt name', about, 'hero.lead', `In ${undefined}`, /has "undefined"/],
  ['a word of 61 letters', about, 'hero.lead', `A ${'w'.repeat(61)}`, /a word of 61 letters, at most 60/],
  [
    'an answer of 20,000 characters',
    faq,
    'faqCategories.0.items.0.answer',
    'word '.repeat(4000).trim(),
    /has more than 2500 characters/,
  ],
  [
    'an address without encryption',
    about,
    'hero.lead',
    'See http://example.com/a',
    /has "http:\/\/example\.com\/a": addresses begin with https/,
  ],
  ['an empty list', legal, 'sections.0.body', [], /must not be an empty list/],
  ['an empty bullet', legal, 'sections.0.body.1.1', '', /must not be empty/],
  [
    'an empty label',
    'content/pages/labels.ts',
    'labels.call',
    '',
    /must not be empty/,
    'content/pages/labels.ts: call',
  ],
];

const links: Case[] = [
  ['a dead link in a text', about, 'hero.lead', 'Our prices are on /prices.', /dead internal link "\/prices"/],
  [
    'a dead address of this site in a text',
    about,
    'hero.lead',
    'See https://site.example.com/prices?x=1',
    /dead internal link "\/prices\?x=1"/,
  ],
  ['a dead link in a menu', menu, 'mainMenu.1.href', '/cookies', /dead internal link "\/cookies"/],
  ['a slash too much in a menu', menu, 'mainMenu.1.href', '/about/', /dead internal link "\/about\/"/],
  ['a script in a menu', menu, 'mainMenu.1.href', 'javascript:alert(1)', /must begin with/],
  ['a script in capitals in a menu', menu, 'mainMenu.1.href', 'JavaScript:alert(1)', /must not run a script/],
  ['data in a menu', menu, 'mainMenu.1.href', 'data:text/html,Hello', /must begin with/],
  ['another host in a menu', menu, 'mainMenu.1.href', '//evil.example', /must begin with/],
  [
    'an address without encryption in a menu',
    menu,
    'mainMenu.1.href',
    'http://example.com',
    /addresses begin with https/,
  ],
  [
    'Facebook with Instagram’s address',
    site,
    'social.0.url',
    'https://www.instagram.com/us',
    /is not a page of Facebook/,
  ],
  [
    'a network’s name on another host',
    site,
    'social.0.url',
    'https://facebook.com.evil.example/us',
    /is not a page of Facebook/,
  ],
  [
    'a social page without encryption',
    site,
    'social.1.url',
    'http://www.instagram.com/us',
    /must be a full address or null/,
  ],
  ['half a social address', site, 'social.2.url', 'linkedin.com/us', /must be a full address or null/],
  ['a script as a social page', site, 'social.3.url', 'javascript:alert(1)', /must be a full address or null/],
];

const confirmed = (value: unknown) => ({ value, isPlaceholder: false });
const street = { street: '12 Palasia Road', pinCode: '452001', state: 'Madhya Pradesh' };

const details: Case[] = [
  [
    'a GSTIN with a letter too few',
    site,
    'gstin',
    confirmed('23ABCD1234F1Z5'),
    /15 characters of a GSTIN/,
    `${site}: gstin.value`,
  ],
  [
    'a PIN code of five digits',
    site,
    'address',
    confirmed({ ...street, pinCode: '45200' }),
    /must be six digits/,
    `${site}: address.value.pinCode`,
  ],
  ['an address without its city', site, 'address', confirmed(street), /must be confirmed as well/, `${site}: city`],
  ['a number in Indian grouping', site, 'phone.value', '+91 98765 43210', /\+91 followed by ten digits/],
  ['a number without its country', site, 'phone.value', '9876543210', /\+91 followed by ten digits/],
  ['an address without @', site, 'emails.legal.value', 'legal', /e-mail/],
  ['a missing e-mail role', site, 'emails.sales', undefined, /expected object/],
  [
    'a slash at the end of the site’s address',
    site,
    'url.value',
    'https://a.example.com/',
    /must not end with a slash/,
  ],
  ['a site without encryption', site, 'url.value', 'http://a.example.com', /must be a full address/],
  ['an incomplete address', site, 'companySite.value', 'example.com', /full address/],
  ['no social label', site, 'social.0.label', '', /must not be empty/],
  ['no name', site, 'name.value', ' ', /must not be empty/],
];

const rest: Case[] = [
  ['a day that no calendar has', legal, 'updated', '2026-02-30', /must be a day of the calendar/],
  ['a date in words', legal, 'updated', '21 November', /must be a day of the calendar/],
  ['tomorrow', legal, 'updated', '2026-02-16', /"2026-02-16" is in the future: today is 2026-02-15/],
  ['a security contact checked tomorrow', site, 'securityContactCheckedOn', '2026-02-16', /is in the future/],
  ['a long search title', about, 'meta.title', 't'.repeat(61), /characters with the site’s name, at most 60/],
  ['a title of wide letters', about, 'meta.title', 'WOMEN '.repeat(7).trim(), /is cut off in Google on a /],
  [
    'a description that a phone cuts off',
    about,
    'meta.description',
    'Websites and apps for shops and clinics in every town. '.repeat(3).trim(),
    /is cut off in Google on a phone after "d apps for shops and": shorten it/,
  ],
  ['a short description', service, 'meta.description', 'Short.', /has 6 characters, must have/],
  [
    'a title that another page has',
    about,
    'meta.title',
    'About refunds',
    /duplicate title "About refunds.*, already in .*refund-policy\.ts: meta\.title/,
  ],
  ['an FAQ id that two categories share', faq, 'faqCategories.1.items.0.id', 'who', /duplicate id "who"/],
  ['no star', 'content/testimonials.ts', 'items.0.rating', 0, /Too small/],
  ['six stars', 'content/testimonials.ts', 'items.0.rating', 6, /Too big/],
  ['a figure that is no text', 'content/pages/figures.ts', 'landingFigures.0.number', 9, /expected string/],
  ['five cards', home, 'landing.services.cards', [], /must have six cards/],
  ['a card on no line', home, 'landing.services.cards.0.gradient', 'pink', /Invalid option/],
  ['a legal page without sections', legal, 'sections', [], /must not be an empty list/],
];

describe('the content check', () => {
  it('accepts the fixture', () => {
    expect(messages()).toEqual([]);
  });

  const cases = [...headings, ...services, ...characters, ...texts, ...links, ...details, ...rest].map(
    ([what, file, field, value, rule, place = `${file}: ${field}`]) => ({ what, file, field, value, rule, place }),
  );
  it.each(cases)('refuses $what', ({ file, field, value, rule, place }) => {
    const found = messages(file, field, value).filter((message) => message.startsWith(`${place}: `));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(rule)]));
  });

  it('says it once where several rules see the same', () => {
    expect(messages(about, 'hero.title', '')).toEqual([`${about}: hero.title: must not be empty`]);
  });

  it('names the file that a shared text comes from, not those that use it', () => {
    const found = messages('content/pages/figures.ts', 'figures', [{ number: '5+', label: '', icon: 'users' }]);
    expect(found).toEqual(['content/pages/figures.ts: 0.label: must not be empty']);
  });

  it('lets a social page be where it belongs', () => {
    expect(messages(site, 'social.0.url', 'https://www.facebook.com/us')).toEqual([]);
    expect(messages(site, 'social.3.url', 'https://youtube.com/@us')).toEqual([]);
  });

  it('refuses two entries with the same social page', () => {
    const content = contentWith(site, 'social.0.url', 'https://facebook.com/us');
    const { site: details } = content.files.find(({ file }) => file === site)!.exports as {
      site: { social: object[] };
    };
    details.social.push({ label: 'Page', icon: 'facebook', url: 'https://facebook.com/us' });
    expect(errors(contentOf(content.files, content.paths, content.today))).toEqual([
      `${site}: social.4.url: duplicate address "https://facebook.com/us", already in ${site}: social.0.url`,
    ]);
  });

  it.each(['Our page /about says so.', '(see https://site.example.com/about#team)', 'and/or 24/7, 9 AM / 8 PM'])(
    'lets %j stand',
    (text) => expect(messages(about, 'hero.lead', text)).toEqual([]),
  );
});

describe('todayInIndia', () => {
  it('is the day in India, where the copy is written, although the host has yesterday', () => {
    expect(todayInIndia(new Date('2026-11-20T18:29:00Z'))).toBe('2026-11-20');
    expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });
});

describe('the content check of a file as it was typed', () => {
  const typed = (source: string) => errors(contentTyped(about, source));

  it.each([
    ['a no-break space', "lead: '5\u00a0weeks'", /line 2: has U\+00A0: type a plain space/],
    ['a no-break space as an escape', "lead: '5\\u00a0weeks'", /line 2: has \\u00a0: type a plain space/],
    ['a word joiner', "lead: '2–\u20604'", /line 2: has U\+2060/],
    ['text turned around in a comment', '// \u202E hidden', /line 2: has U\+202E/],
    ['a merge conflict', '<<<<<<< HEAD', /line 2: has the mark of an unfinished merge/],
    ['the end of a merge conflict', '>>>>>>> branch', /line 2: has the mark of an unfinished merge/],
  ])('refuses %s with its line', (_, line, rule) => {
    expect(typed(`export const about = {\n${line}\n};`)).toEqual([expect.stringMatching(rule)]);
  });

  it('lets Windows line ends and indentation stand', () => {
    expect(typed("export const about = {\r\n\tlead: 'One',\r\n};\r\n")).toEqual([]);
  });
});
