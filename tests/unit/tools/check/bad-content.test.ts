import { categories } from '@/content/categories';
import { serviceBySlug } from '@/content/services';
import { formatFinding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { contentWith, fixtureSlugs } from '../../../support/content-fixture';

const [first, second] = fixtureSlugs;
const service = `content/services/${first}.ts`;
const about = 'content/pages/about.ts';
const site = 'content/site.ts';
const faq = 'content/faq.ts';
const legal = 'content/legal/refund-policy.ts';

const messages = (...change: Parameters<typeof contentWith>) =>
  findingsIn({ content: contentWith(...change) }, ['error'])
    .filter(({ rule }) => rule !== 'contrast')
    .map(formatFinding);

/** If two services share a name, the error is at the second. */
const shared = `content/services/${second}.ts: shortTitle`;

/** The fault, its field and value, the message, and the place that it names if that's another. */
type Case = [what: string, field: string, value: unknown, rule: RegExp, place?: string];

const confirmed = (value: unknown) => ({ value, isPlaceholder: false });
const street = { street: '12 Palasia Road', pinCode: '452001', state: 'Madhya Pradesh' };
const shortPin = { ...street, pinCode: '45200' };
const text = (what: string, value: string, rule: RegExp): Case => [what, 'hero.lead', value, rule];
const part = { title: 'A', description: 'B' };
const plan = { kind: 'floor-plan', title: 'Plan', parts: Array(4).fill(part) };
const fieldOfOneRight = { title: 'A', value: 'B', rights: ['sees'] };
const permissions = {
  kind: 'permissions',
  title: 'Rights',
  roles: ['A', 'B'],
  fields: Array(3).fill(fieldOfOneRight),
  rights: { changes: 'A', sees: 'B', nothing: 'C' },
};

const price = { rupees: 18000, gst: 'extra', covers: 'Two cameras.', checkedOn: '2026-02-10' };
const tomorrow = { ...price, checkedOn: '2026-02-16' };
const script = [{ name: 'Udyam', number: '1', url: 'javascript:alert(1)' }];
const project = 'content/projects.ts: 0.picture';
const projectPicture = `${project}.file`;

const cases: Record<string, Case[]> = {
  [about]: [
    ['a title twice', 'meta.title', 'About refunds', /duplicate title "About refunds.*, already in .*meta\.title/],
    text('text turned around', 'Call \u202Eus', /invisible character U\+202E/),
    text('an invisible joiner in an English word', 'in\u200dvisible', /invisible character U\+200D/),
    text('an invisible non-joiner after an English word', 'word\u200c', /invisible character U\+200C/),
    text('a joiner after an emoji', '👍\u200d yes', /invisible character U\+200D/),
    text('a zero-width space in Hindi', 'हिन्\u200bदी', /invisible character U\+200B/),
    text('a no-break space', '5\u00a0weeks', /U\+00A0 where a plain space belongs/),
    text('a line break', 'One\ntwo', /control character U\+000A/),
    text('a broken encoding', 'Caf\ufffd', /U\+FFFD, which no font can show/),
    text('a space at the end', 'One. ', /must not begin or end with a space/),
    text('a merge conflict', '<<<<<<< HEAD One.', /unfinished merge, "<<<<<<<"/),
    text('an entity', 'Design &amp; print', /has "&amp;": write the character itself/),
    text('a tag', 'A <b>bold</b> word', /has the tag "<b>"/),
    text('a fact not filled in', 'In ${timelines.website}', /has "\$\{timelines\.website\}" as text/),
    text('a fact with a misspelt name', `In ${undefined}`, /has "undefined"/),
    text('a note to its writer', 'TODO: prices', /has "TODO", a note to its writer/),
    text('an address without https', 'See http://example.com/', /has "http:\/\/example\.com\/": addresses begin/),
  ],
  [service]: [
    ['another service’s slug', 'slug', second, new RegExp(`must be "${first}", like the file`)],
    ['a misspelt export', '', { webPage: {} }, /must export "/, `${service}: the whole file`],
    ['a related service twice', 'related', [second, second], /must name other services, each once/],
    ['an unknown related service', 'related.0', 'magic', /must be a service of content\/categories\.ts/],
    ['a price of 0', 'startingPrice', { ...price, rupees: 0 }, /at least 1/, `${service}: startingPrice.rupees`],
    ['a price from tomorrow', 'startingPrice', tomorrow, /in the future/, `${service}: startingPrice.checkedOn`],
    ['a time that facts.ts lacks', 'times.0.value', '9 years', /must have a time of content\/facts\.ts/],
    ['an unknown icon', 'icon', 'magnifier', /is not an icon of content\/types\.ts/],
    ['another service’s name', 'shortTitle', serviceBySlug(second!).shortTitle, /duplicate shortTitle/, shared],
    ['fewer parts than the drawing numbers', 'specimen', plan, /at least 5/, `${service}: specimen.parts`],
    ['a role without a right', 'specimen', permissions, /as many rights as/, `${service}: specimen.fields`],
    ['a long label on the map', 'mapLabel', 'm'.repeat(12), /at most 11 characters/],
    ['an id with capitals', 'faq.1.id', 'How Long', /lower-case words joined by hyphens/],
  ],
  ['content/categories.ts']: [
    ['a colour without a token', '0.colour', 'line-6', /needs --color-line-6 in app\/styles\/tokens\.css/],
    ['a colour of two categories', '1.colour', categories[0]!.colour, /duplicate colour "line-/],
    ['a category of nine services', '0.services', Array(9).fill(first), /at most 8 entries/],
  ],
  [faq]: [['an FAQ id that two categories share', 'faqCategories.1.items.0.id', 'who', /duplicate id "who"/]],
  [legal]: [
    ['a legal page without sections', 'sections', [], /must not be an empty list/],
    ['a legal page from tomorrow', 'updated', '2026-02-16', /is in the future/],
  ],
  [site]: [
    ['a wrong network', 'social.0.url', 'https://facebook.com.evil.example/us', /is not a page of Facebook/],
    ['half a social address', 'social.2.url', 'linkedin.com/us', /must be a full address or null/],
    ['a mistyped GSTIN', 'gstin', confirmed('23ABCDE1234F1Z5'), /“8” would be right/, `${site}: gstin.value`],
    ['a short GSTIN', 'gstin', confirmed('23ABCD1234F1Z5'), /15 characters of a GSTIN/, `${site}: gstin.value`],
    ['a short PIN code', 'address', confirmed(shortPin), /must be six digits/, `${site}: address.value.pinCode`],
    ['an address without its city', 'address', confirmed(street), /must be confirmed as well/, `${site}: city`],
    [
      'a sentence as the reply time',
      'replyTime',
      confirmed('Today.'),
      /fit into a sentence/,
      `${site}: replyTime.value`,
    ],
    ['a sentence as a promise', 'confidentiality', confirmed('An NDA'), /fit into/, `${site}: confidentiality.value`],
    ['a full stop after a limit', 'liabilityCap', confirmed('the fees.'), /fit into/, `${site}: liabilityCap.value`],
    ['an address without @', 'emails.legal.value', 'legal', /e-mail/],
    ['a path after the site’s domain', 'url.value', 'https://a.example.com/shop', /only https:/],
    ['a password', 'companySite.value', 'https://us:secret@a.example.com', /must not hold a name or password/],
    ['a registration’s script', 'registrations', script, /must be a full address/, `${site}: registrations.0.url`],
    ['the placeholder as a number', 'phone', confirmed('+910000000000'), /not an Indian/, `${site}: phone.value`],
    ['nine digits', 'secondPhone', confirmed('+91987654321'), /not an Indian/, `${site}: secondPhone.value`],
    ['a landline without a chat', 'phone', confirmed('022 2456 7890'), /must be confirmed: every/, `${site}: whatsApp`],
    ['a toll-free chat', 'whatsApp', confirmed('1800 123 4567'), /a mobile or a landline/, `${site}: whatsApp.value`],
  ],
  ['content/facts.ts']: [
    ['Sunday as 0', 'officeHours.days.0', 0, /Sunday is 7/],
    ['days out of order', 'officeHours.days', [2, 1], /in order, each once/],
    ['a time after midnight', 'officeHours.closes', '24:30', /from 00:00 to 24:00/],
    ['hours past midnight', 'officeHours.closes', '02:00', /on the same day/],
    [
      'a holiday that no calendar has',
      'officeHours.closedOn',
      ['2026-02-30'],
      /calendar/,
      'content/facts.ts: officeHours.closedOn.0',
    ],
  ],
  ['content/testimonials.ts']: [
    ['a language in words', 'items.0.lang', 'Hindi', /code of a language/],
    ['a link to a project that isn’t there', 'items.0.project', 'no-such-project', /id of a project/],
  ],
  ['content/projects.ts']: [
    ['a project without permission', '0.permittedOn', undefined, /must be a day of the calendar/],
    ['a project of 61 words', '0.done', 'word '.repeat(61).trim(), /at most 60 words/],
    ['a picture that isn’t there', '0.picture', { file: 'no-such.jpg', alt: 'A' }, /not in content/, projectPicture],
    ['a picture with a path', '0.picture', { file: '../a.jpg', alt: 'A' }, /must be a file name/, projectPicture],
    ['a broken picture', '0.picture', { file: 'broken.jpg', alt: 'A' }, /is not a picture/, projectPicture],
  ],
  ['content/people.ts']: [
    ['a person who joins next year', '0.since', new Date().getFullYear() + 1, /not in the future/],
  ],
};

describe('the content check', () => {
  const all = Object.entries(cases).flatMap(([file, list]) =>
    list.map(([what, field, value, rule, place = `${file}: ${field}`]) => ({ what, file, field, value, rule, place })),
  );
  it.each(all)('refuses $what', ({ file, field, value, rule, place }) => {
    const found = messages(file, field, value).filter((message) => message.startsWith(`${place}: `));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(rule)]));
  });

  it('reports a fault once, even if several rules find it', () => {
    expect(messages(service, 'lead', '')).toEqual([`${service}: lead: must not be empty`]);
  });

  it('names the file that has a shared text, not those that use it', () => {
    const found = messages('content/pages/figures.ts', 'figures', [{ number: '5+', label: '', icon: 'users' }]);
    expect(found).toEqual(['content/pages/figures.ts: 0.label: must not be empty']);
  });

  it.each([
    [about, 'hero.lead', 'Our page /about says so.'],
    [about, 'hero.lead', 'and/or 24/7, 9 AM / 8 PM'],
    [about, 'hero.lead', 'Sales, R&D; support, and a to-do app such as Todo.'],
    // Marathi, Malayalam, Bengali, Kannada, Sinhala, Persian; and emoji.
    [about, 'hero.lead', 'दुसर\u094d\u200dया दिवशी वार\u094d\u200dयावर'],
    [about, 'hero.lead', 'അവൻ കണ\u0d4d\u200d തുറന്നു, അവര\u0d4d\u200d വന്നു'],
    [about, 'hero.lead', 'র\u200d\u09cdযাম আর র\u200d\u09cdযান্ডম'],
    [about, 'hero.lead', 'ಸಾಫ್ಟ\u0ccd\u200cವೇರ್ ಮತ್ತು ರ\u200d\u0ccdಯಾಂಕ್'],
    [about, 'hero.lead', 'ශ\u0dca\u200dරී ලංකා'],
    [about, 'hero.lead', 'می\u200cخواهم'],
    [about, 'hero.lead', 'Thanks from all of us 👨\u200d👩\u200d👧, and from 👩🏽\u200d💻 and 🏳️\u200d🌈'],
    [site, 'url.value', 'https://xn--p1b6ci4b4b3a.xn--h2brj9c'],
    [site, 'social.3.url', 'https://youtube.com/@us'],
    [site, 'phone', confirmed('098765-43210')],
    [site, 'secondPhone', confirmed('1800 123 4567')],
    [site, 'whatsApp', confirmed('(022) 2456 7890')],
  ])('accepts %s: %s with %j', (file, field, words) => expect(messages(file, field, words)).toEqual([]));
});

describe('the length of titles and descriptions @decision-22', () => {
  it.each([
    ['meta.title', 't'.repeat(61), /has \d+ characters, better 1 to 60/],
    ['meta.description', 'd'.repeat(156), /has 156 characters, better 110 to 155/],
    ['meta.description', 'Short.', /has 6 characters, better 110 to 155/],
  ])('is only advised: %s', (field, value, advice) => {
    const content = contentWith(about, field, value);
    expect(messages(about, field, value)).toEqual([]);
    // The site's own services may have long titles.
    const found = findingsIn({ content }, ['warning']).filter(({ file }) => file === about);
    expect(found).toMatchObject([{ field, message: expect.stringMatching(advice) }]);
  });
});
