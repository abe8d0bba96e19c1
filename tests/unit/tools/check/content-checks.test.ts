import { details as owner } from '@/content/owner/details';
import { services } from '@/content/services';
import { findPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { problemsInContent } from '@/tools/check/content-checks';
import { addressNotes } from '@/tools/check/addresses';
import { linkProblems } from '@/tools/check/links';
import { promiseNotes } from '@/tools/check/promises';
import { vercelNotes } from '@/tools/hosts/vercel';
import { lengthNotes, searchResultProblems } from '@/tools/check/search-results';
import { contentWith } from '@/tests/support/content-fixture';

const [first, second] = services as [(typeof services)[number], (typeof services)[number]];
const service = `content/services/${first.slug}.ts`;
const about = 'content/pages/about.ts';
const details = 'content/owner/details.ts';
const legal = 'content/legal/refund-policy.ts';

const messages = async (...change: Parameters<typeof contentWith>) =>
  problemsInContent(await contentWith(...change)).map(({ file, field, message }) => `${file}: ${field}: ${message}`);

/** The field, its wrong value, the rule, and where in the value the mistake is. */
type Case = [field: string, value: unknown, rule: RegExp, below?: string];

const confirmed = (value: unknown) => ({ value, isPlaceholder: false });
const text = (value: string, rule: RegExp): Case => ['hero.lead', value, rule];
/** The first redirect. */
const moved = (from: string, to: string, rule: RegExp, below: string): Case => ['0', { from, to }, rule, below];
const part = { title: 'A', description: 'B' };
const plan = { kind: 'floor-plan', title: 'Plan', note: 'An example.', parts: [{ ...part, title: 'A\u202E' }] };
const price = { rupees: 18000, gst: 'extra', job: 'two cameras', covers: 'Two cameras.', checkedOn: '2026-02-10' };
const project = { id: 'clinic', service: first.slug, client: 'A', town: 'Kochi', trade: 'Dentist', summary: 'A.' };
const picture = (file: string) => ({ ...project, permittedOn: '2026-02-10', picture: { file, alt: 'A' } });
const captioned = { file: 'a.jpg', alt: 'A', caption: 'A' };
const twice = ['/old', '/Old.html'].map((from) => ({ from, to: '/faq' }));
const person = { name: 'Asha', role: 'Networks', languages: 'Hindi', since: 2019, picture: 'asha.jpg' };
const street = { street: 'A', state: 'B', pinCode: '45200' };
const noMobile = { ...owner, phone: confirmed('1800 123 4567'), whatsApp: { ...owner.whatsApp, isPlaceholder: true } };
const exampleJob = { what: 'Nine desks', rupees: 'Rs. 1,86,000/-', days: 3, month: 2026 };
const reviews = { site: 'Google', score: 4.5, count: 9, url: 'https://maps.example.com/a', checkedOn: '2026-02-10' };

const cases: Record<string, Case[]> = {
  [about]: [
    text('Call \u202Eus', /invisible character U\+202E between “Call ” and “us”/),
    text('5\u00a0weeks', /U\+00A0 where a plain space belongs/),
    text('One\ntwo', /control character U\+000A/),
    text('Caf\ufffd', /U\+FFFD, which no font can show/),
    text('One. ', /must not begin or end with a space/),
    text('<<<<<<< HEAD One.', /unfinished merge, "<<<<<<<"/),
    text('Design &amp; print', /has "&amp;": write the character itself/),
    text('A <b>bold</b> word', /has the tag "<b>"/),
    text('A **bold** word', /has "\*\*bold\*\*": there is no bold in copy/),
    text('| Plan | Price |', /has a table made of \| signs: write sentences/),
    text('<iframe src="https://a.in"></iframe>', /has an iframe: .*Link to it/),
    text('In ${timelines.website}', /has "\$\{timelines\.website\}" as text/),
    text(`In ${undefined}`, /has "undefined"/),
    text('TODO: prices', /has "TODO", a note to its writer/),
    text('See http://example.com/', /has "http:\/\/example\.com\/": addresses begin/),
    text('', /must not be empty/),
  ],
  [service]: [
    ['slug', second.slug, new RegExp(`must be "${first.slug}", like the file`)],
    ['related', [second.slug, second.slug], /must name other services, each once/],
    ['related.0', 'magic', /“magic” isn’t a service: one of /],
    ['features', first.features.slice(1, 3), /at least 3 entries: reword one/],
    ['times.0.value', '9 years', /must have a time of content\/facts\.ts/],
    ['example.kind', 'map', /must be one of/],
    ['example', plan, /invisible character/, '.parts.0.title'],
    ['mapLabel', 'm'.repeat(12), /at most 11 letters, and has 12$/],
    ['faq.1.answer', 24, /is a number where a text belongs/],
    ['faq.1.id', 'How Long', /lower-case words joined by hyphens/],
    ['faq.1.id', first.faq[0]!.id, /duplicate id .*, already in .*entry 1, id$/],
  ],
  'content/pages/home.ts': [['hero.title', 'All your IT', /where a list belongs/]],
  'content/owner/people.ts': [
    ['0', person, /must be \{ file: 'name\.jpg', alt/, '.picture'],
    ['0', { ...person, phones: '1' }, /isn’t a field here: perhaps phone$/, '.phones'],
  ],
  'content/categories.ts': [
    ['1.colour', 'category-1', /duplicate colour/],
    ['1.colour', 'blue', /must be a colour of app\/styles\/tokens\.css/],
    ['0.id', 'empty', /has 0 services in content\/services\/index\.ts/],
  ],
  [legal]: [
    ['sections', [], /must not be an empty list/],
    ['updated', '2999-02-16', /is in the future/],
  ],
  [details]: [
    ['social.facebook', 'https://facebook.com.evil.example/us', /is not a page of Facebook/],
    ['social.twitter', 'https://x.com/asha', /isn’t a field here$/],
    ['social.linkedin', 'linkedin.com/us', /must be a full address, .* type false without quotes, or null/],
    ['gstin', confirmed('23ABCDE1234F1Z5'), /the last one would be “8”/, '.value'],
    ['gstin', confirmed('23ABCDE1234F1Z'), /the last one would be “8”/, '.value'],
    ['gstin', confirmed('23abcde1234f1z8'), /in capitals without spaces: 23ABCDE1234F1Z8$/, '.value'],
    ['gstin', confirmed('23ABCD1234F1Z5'), /15 characters of a GSTIN/, '.value'],
    ['address', confirmed(street), /must be six digits/, '.value.pinCode'],
    ['emails.legal.value', 'legal', /e-mail/],
    ['url.value', 'https://a.example.com/shop', /only https:/],
    ['companySite.value', 'https://us:secret@a.example.com', /must not hold a name or password/],
    ['registrations', [{ name: 'Udyam', number: 'UDYAM-PB-12-045678' }], /must be like UDYAM/, '.0.number'],
    ['rental', { depositBack: confirmed('3') }, /must have its unit, like '3 days'/, '.depositBack.value'],
    ['registrations', [{ name: 'A', number: '1', url: 'javascript:alert(1)' }], /full address/, '.0.url'],
    ['phone', confirmed('+910000000000'), /not an Indian/, '.value'],
    ['founder', confirmed(['Asha']), /is a list where one text belongs/, '.value'],
    ['whatsApp', confirmed('1800 123 4567'), /a mobile or a landline/, '.value'],
    ['board', confirmed({ lang: 'punjabi', words: 'ਵਨ' }), /or false: no second script$/, '.value'],
    ['gstin', confirmed('none'), /type confirmed\(false\)$/, '.value'],
    ['legalName', confirmed('Legal name'), /is the sample/],
    ['replyTime', confirmed('Within two hours'), /a small letter/, '.value'],
    ['replyTime', confirmed('within two hours.'), /full stop/, '.value'],
    ['languages', 'Hindi', /must have confirmed\(…\) around it: confirmed\('Hindi'\)$/],
    ['towns', confirmed(['Palanpur', 'Deesa.']), /full stop/, '.value.1'],
    ['reviews', { ...reviews, score: 6 }, /must be at most 5$/, '.score'],
    ['supportMailboxCheckedOn', '2999-01-01', /in the future/],
    ['closedOn', ['2026-02-30'], /calendar/, '.0'],
    ['map', confirmed('https://maps.app.goo.gl/a b'), /must not have a space$/, '.value'],
  ],
  'content/owner/legal.ts': [
    ['faultPeriod', { isPlaceholder: false, value: '370 days' }, /together with/],
    ['court', confirmed('in Bhopal'), /whole sentence/, '.value'],
    ['reviewedOn', '2999-01-01', /in the future/],
  ],
  'content/owner/figures.ts': [
    ['years.confirmedOn', 'yesterday', /calendar/],
    ['years.number', '7 years', /must be only a number, like '7'/],
  ],
  'content/owner/prices.ts': [
    [first.slug, { ...price, job: 'Two cameras.' }, /full stop/, '.job'],
    [first.slug, { ...price, job: 'Cameras' }, /a small letter/, '.job'],
    [first.slug, { ...price, rupees: 0 }, /must be at least 1$/, '.rupees'],
    [first.slug, { ...price, checkedOn: '2999-01-01' }, /in the future/, '.checkedOn'],
    [first.slug, { ...price, per: 'a week' }, /must be only the unit, 'week'/, '.per'],
    [first.slug, { ...price, rupees: '35,000' }, /is a text where a number belongs: type 35000 without/, '.rupees'],
    [first.slug, { ...price, gst: 'Extra' }, /must be 'extra'$/, '.gst'],
    [first.slug, { ...price, exampleJob }, /type 186000 without quotes/, '.exampleJob.rupees'],
    [first.slug, { ...price, exampleJob }, /must be a month in quotes, like '2026-08'$/, '.exampleJob.month'],
    ['server-set-up', price, /“server-set-up” isn’t a service: perhaps server-setup$/],
  ],
  'content/owner/promises.ts': [
    ['readOn', '2999-01-01', /in the future/],
    ['statements.0.places', {}, /must name a file/],
  ],
  'content/facts.ts': [
    ['officeHours.days.0', 0, /Sunday is 7/],
    ['emergencyCover', '', /or false without quotes: then no page/],
    ['emergencyCover', 'false', /or false without quotes: then no page/],
    ['timelines.websiteSimple', '2-4 weeks', /with a dash between/],
    ['officeHours.days', [2, 1], /in order, each once/],
    ['officeHours.closes', '24:30', /from 00:00 to 24:00/],
    ['officeHours.closes', '02:00', /on the same day/],
  ],
  'content/owner/testimonials.ts': [
    ['0.lang', 'Hindi', /code of a language/],
    ['0.company', undefined, /is missing/],
    ['0.project', 'no-such-project', /id of a project/],
  ],
  'content/owner/projects.ts': [
    ['0', project, /is missing/, '.permittedOn'],
    ['0', { ...project, client: true }, /is true where a text belongs: type it in quotes$/, '.client'],
    ['0', { ...project, picture: captioned }, /a caption is a field of its own, beside picture$/, '.picture.caption'],
    ['0', { ...project, finished: '2026-13' }, /must be a month/, '.finished'],
    ['0', picture('no-such.jpg'), /is not in public\/pictures$/, '.picture.file'],
    ['0', picture('IMG_0042.HEIC'), /is a HEIC photo of an iPhone/, '.picture.file'],
    ['0', picture('My clinic.JPG'), /small letters, digits and hyphens/, '.picture.file'],
  ],
  'content/redirects.ts': [
    moved('old', '/about', /must be a path/, '.from'),
    moved('/../old', '/about', /must be a path/, '.from'),
    moved('/about', '/faq', /is a page of the site/, '.from'),
    ...'/about.html /About /ABOUT.HTML /about/index.html /index.html'
      .split(' ')
      .map((from) => moved(from, '/faq', /leads to the page \S+ by itself: remove/, '.from')),
    ...'/index /404 /404.html /review /robots.txt /Robots.txt /favicon.ico /og/about.png'
      .split(' ')
      .map((from) => moved(from, '/faq', /belongs to a file of the site: remove/, '.from')),
    moved('/old', '/nope', /must be a page/, '.to'),
    moved('/old', 'https://a.in/b c', /must be a page/, '.to'),
  ],
};

/** Mistakes that are reported at another place. */
const elsewhere: [place: string, rule: RegExp, file: string, field: string, value: unknown][] = [
  ['content/services/', /duplicate shortTitle/, service, 'shortTitle', second.shortTitle],
  ['content/categories.ts: the whole file', /these five categories/, 'content/categories.ts', 'categories', []],
  ['content/redirects.ts: 1.from', /duplicate redirect .*: entry 1, from$/, 'content/redirects.ts', 'redirects', twice],
  [`${details}: whatsApp`, /isn’t a mobile/, details, 'details', noMobile],
];

describe('the content check', () => {
  it('accepts the site’s own content', async () => expect(await messages()).toEqual([]));

  const all = Object.entries(cases).flatMap(([file, list]) =>
    list.map(([field, value, rule, below = '']) => [`${file}: ${field}${below}`, rule, file, field, value] as const),
  );
  it.each([...all, ...elsewhere])('refuses %s: %s', async (place, rule, file, field, value) => {
    const found = (await messages(file, field, value)).filter((message) => message.startsWith(place));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(rule)]));
  });

  it('accepts no emergency support, and an owner with a landline who has confirmed only what is needed', async () => {
    expect(await messages('content/facts.ts', 'emergencyCover', false)).toEqual([]);
    const { name, phone, emails, url, region, board, registrations, closedOn, social, reviews } = owner;
    const needed = { name, phone, emails, url, region, board, registrations, closedOn, social, reviews };
    const numbers = { phone: confirmed('0484 236 1385'), whatsApp: confirmed('94470 61386') };
    const value = { ...needed, ...numbers, supportMailboxCheckedOn: '2026-02-10', rental: {} };
    expect(await messages(details, 'details', value)).toEqual([]);
  });

  it.each([
    'and/or 24/7, 9 AM / 8 PM; our page /about says so; Sales, R&D; support, and a to-do app such as Todo.',
    'दुसर\u094d\u200dया दिवशी वार\u094d\u200dयावर',
    'Thanks from all of us 👨\u200d👩\u200d👧',
  ])('accepts as a text: %s', async (words) => expect(await messages(about, 'hero.lead', words)).toEqual([]));
});

it('only notes that the words of a promise are gone: correcting copy stops no build @decision-52', async () => {
  const words = 'Words that no page has';
  const content = await contentWith('content/owner/promises.ts', 'statements.0.places', { 'pages/about.ts': [words] });
  expect(problemsInContent(content)).toEqual([]);
  const note = { field: 'statements.0.places', message: expect.stringContaining('any more') as string };
  expect(promiseNotes(content)).toContainEqual(expect.objectContaining(note));
});

it('only notes an answer that is gone without alsoAt: visitors may have sent its address to others @decision-43', async () => {
  const { id } = first.faq.at(-1)!;
  expect(addressNotes(await contentWith())).toEqual([]);
  const content = await contentWith(service, 'faq', first.faq.slice(0, -1));
  expect(problemsInContent(content)).toEqual([]);
  expect(addressNotes(content)).toMatchObject([
    { file: service, message: expect.stringContaining(`alsoAt: ['${id}']`) },
  ]);
});

const linkFaults = (value: string) =>
  linkProblems({
    texts: [{ file: about, field: 'hero.lead', value }],
    publicFiles: ['/Price list.pdf'],
    redirects: [{ from: '/old', to: '/faq' }],
  }).map(({ message }) => message);

it.each([
  ['[this](www.example.in)', /the link to “www\.example\.in” must begin with \/ or https:\/\/$/],
  ['[this](/services/wordpres-development)', /leads to no page: perhaps \/services\/wordpress-development$/],
  ['[this](/Price list (2027).pdf)', /leads to no file: perhaps \/Price list\.pdf$/],
  ['[this](/old)', /leads to an old address: type \/faq$/],
  ['[this] (/faq)', /has “\[this\] \(”, which makes no link: write \[words\]\(\/path\)/],
])('a link in copy is refused, with what to type instead: %s', (link, rule) => {
  expect(linkFaults(`See ${link}.`)).toEqual([expect.stringMatching(rule)]);
});

it('a link in copy may lead to a file with a space in its name', () => {
  expect(linkFaults('See [this](/Price list.pdf) or [that](/Price%20list.pdf).')).toEqual([]);
});

it('only notes that Vercel’s committed file has other redirects: other hosts read what the build writes', () => {
  expect(vercelNotes('{"redirects":[{"source":"/older"}]}')).toMatchObject([
    { file: 'vercel.json', message: expect.stringMatching(/run npm run generate and commit it$/) },
  ]);
});

describe('a title or description', () => {
  const page = findPage(routes.about)!;
  const { title, description } = page.meta;
  const other = { path: '/other', canonical: '/other' };

  it.each(['title', 'description'])('that two pages share is refused: %s', async (part) => {
    const own = part === 'title' ? { title, description: 'Another.' } : { title: 'Another', description };
    const found = searchResultProblems(await contentWith(), [page, { ...page, ...other, meta: own }]);
    expect(found).toMatchObject([{ field: `meta.${part}`, message: expect.stringMatching(`duplicate ${part}`) }]);
  });

  it.each([
    ['title', { title: 't'.repeat(56), description }, /has 56 characters, better 1 to 55/],
    ['description', { title, description: 'Short.' }, /has 6 characters, better 110 to 160/],
  ])('of an unusual length is only advised to change: %s @decision-29', (part, meta, advice) => {
    const found = lengthNotes([{ ...page, meta }]);
    expect(found).toMatchObject([{ file: page.file, field: `meta.${part}`, message: expect.stringMatching(advice) }]);
  });
});
