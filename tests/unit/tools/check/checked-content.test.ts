import { readFileSync } from 'node:fs';
import { type Edit, runWith } from '@/tests/support/changed-content';

type TextEdit = (source: string) => string;

const replace =
  (pattern: RegExp, text: string): TextEdit =>
  (source) =>
    source.replace(pattern, text);
const all =
  (...edits: TextEdit[]): TextEdit =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);
/** Sets a detail, which the owner's file may not have. */
const detail =
  (name: string, value: string): TextEdit =>
  (source) => {
    const present = new RegExp(`\\b${name}: \\w+\\((?:'[^']*'|[^)]*)\\)`);
    const typed = `${name}: confirmed(${value})`;
    return present.test(source)
      ? source.replace(present, typed)
      : source.replace(/OwnerDetails = \{/, (start) => `${start}\n  ${typed},`);
  };
/** Types the whole list of an owner's file. */
const list = (value: string): TextEdit => replace(/(: Owner\w+ = )[\s\S]*/, `$1${value};\n`);
const linkTo = (href: string) => replace(/\]\(\/[^)]*\)/, `](${href})`);

const isNoDay = /must be a day of the calendar in quotes, like '2026-11-21'$/;
const isNumber = /is a number where a text belongs: type it in quotes, '24'$/;
const details = 'content/owner/details.ts';

/** The edits, and the lines that the check prints. */
const edits: Record<string, Edit> = {
  'app/styles/tokens.css': replace(/(--color-category-1-strong: )#/, '$1'),
  [details]: all(
    detail('phone', '9876543210'),
    detail('map', "'https://maps.app.goo.gl/a b'"),
    detail('city', '24'),
    detail('board', "{ lang: 'hi', words: 'क' }"),
    replace(/supportMailboxCheckedOn: '[^']*'/, 'supportMailboxCheckedOn: 2026-11-20'),
  ),
  'content/owner/testimonials.ts': replace(/name: /, 'stars: 5, name: '),
  // Home and about repeat it.
  'content/owner/figures.ts': replace(/number: '[^']*'/, 'number: 140'),
  'content/legal/privacy-policy.ts': replace(/updated: '[^']*'/, "updated: '2026-13-45'"),
  'content/pages/about.ts': replace(/crumb: '[^'\n]*'/, 'crumb: 24'),
  'content/services/graphic-designing.ts': replace(/title: '[^'\n]*'/, 'title: 24'),
  'content/faq.ts': linkTo('www.example.in'),
  'content/services/google-marketing.ts': linkTo('/services/wordpres-development'),
  'content/services/mobile-application-development.ts': linkTo('/Price list (2027).pdf'),
  'public/Price list.pdf': () => 'A file that copy links to',
  'content/services/office-setup.ts': linkTo('/Price list.pdf'),
  'content/services/server-setup.ts': linkTo('/Price%20list.pdf'),
  'content/services/shopify-development.ts': replace(/\]\(/, '] ('),
  'content/services/seo-services.ts': replace(/title: '/, "title: '🎉 "),
  'content/pages/home.ts': replace(/title: \['/, "title: ['🚀 "),
  'content/site.ts': replace(/tagline: '/, "tagline: '你好 "),
  // The hours are in many texts, which then have "NaN".
  'content/facts.ts': replace(/opens: '[^']*'/, "opens: '9'"),
};
const problems: [field: string, message: RegExp][] = [
  ['app/styles/tokens.css: --color-category-1-strong', /“\w{6}” isn’t a colour\. Write it as hex with its #/],
  ['content/owner/figures.ts: projects.number', /is a number where a text belongs: type it in quotes, '140'$/],
  [`${details}: phone`, /is a number where a text belongs: type it in quotes, '9876543210'$/],
  [`${details}: map`, /must not have a space$/],
  [`${details}: city`, isNumber],
  [`${details}: board.words`, /has “क”, which app\/fonts\/heading-3\.woff2 lacks: run npm run font$/],
  [`${details}: supportMailboxCheckedOn`, isNoDay],
  ['content/owner/testimonials.ts: entry 1, stars', /isn’t a field here$/],
  ['content/legal/privacy-policy.ts: updated', isNoDay],
  ['content/pages/about.ts: crumb', isNumber],
  ['content/services/graphic-designing.ts: title', isNumber],
  ['content/faq.ts: ', /answer.*: the link to “www\.example\.in” must begin with \/ or https:\/\/$/],
  [
    'content/services/google-marketing.ts: faq ',
    /the link to “\/services\/wordpres-development” leads to no page: perhaps \/services\/wordpress-development$/,
  ],
  [
    'content/services/mobile-application-development.ts: faq ',
    /the link to “\/Price list \(2027\)\.pdf” leads to no file: perhaps \/Price list\.pdf$/,
  ],
  ['content/services/shopify-development.ts: faq ', /has “\[.*\] \(”, which makes no link: write \[words\]\(\/path\)/],
  ['content/services/seo-services.ts: title', /has “🎉”, which the page’s social card can’t show/],
  ['content/pages/home.ts: hero.title 1', /has “🚀”, which the page’s social card can’t show/],
  ['content/site.ts: tagline', /has “你好”, which the page’s social card can’t show/],
  ['content/facts.ts: officeHours.opens', /must be a time/],
];

/** What an owner types who doesn't program: values of another kind, which other files can't use. */
const ownersEdits: Record<string, Edit> = {
  [details]: all(
    detail('founder', "['Asha']"),
    detail('gstin', "'27aakcs5821m1zu'"),
    replace(/OwnerDetails = \{/, "OwnerDetails = {\n  secondTown: 'Pune',"),
    replace(/languages: \w+\([^)]*\)/, "languages: 'Hindi and Marathi'"),
    replace(/youtube: (?:\w+|'[^']*')/, "youtube: true, twitter: 'https://x.com/asha'"),
    replace(/closedOn: \[[^\]]*\]/, "closedOn: confirmed(['2027-01-26'])"),
  ),
  'content/owner/prices.ts': list(
    `{
  'website-development': { rupees: '35,000', gst: 'Extra', job: ['a website'], covers: 'All of it.', checkedOn: true },
  'office-setup': {
    rupees: 9,
    gst: 'extra',
    job: 'a desk',
    covers: 'A desk.',
    exampleJob: { what: 'Nine desks', rupees: 'Rs. 1,86,000/-', days: '3 weeks', month: 2026-11 },
    checkedOn: 2026-11-20,
  },
  'server-set-up': {},
}`,
  ),
  'content/owner/people.ts': list(
    "[{ name: 'Asha', role: 'Networks', languages: 'Hindi', since: 'March 2019', services: 'office-setup', phones: '1' }]",
  ),
  'content/owner/projects.ts': list(
    `[
  { id: 'a', service: 'office', client: true, town: 'Pune', trade: 'A', summary: 'A.', picture: { file: 'a.jpg', alt: 'A', caption: 'A' }, permittedOn: null },
]`,
  ),
  'content/owner/testimonials.ts': all(replace(/rating: 5,/, ''), replace(/name: /, "rating: '5', name: ")),
};
const ownersProblems: [field: string, message: RegExp][] = [
  [`${details}: founder`, /is a list where one text belongs: type it without \[ and \]$/],
  [`${details}: gstin`, /in capitals without spaces: 27AAKCS5821M1ZU$/],
  [`${details}: secondTown`, /isn’t a field here$/],
  [`${details}: languages`, /must have confirmed\(…\) around it: confirmed\('Hindi and Marathi'\)$/],
  [`${details}: social.youtube`, /must be a full address, .* type false without quotes/],
  [`${details}: social.twitter`, /isn’t a field here$/],
  [`${details}: closedOn`, /has confirmed\(…\) .* around it, .*: type only the list$/],
  ['content/owner/testimonials.ts: entry 1, rating', /is a text where a number belongs: type 5 without quotes$/],
  ['content/owner/prices.ts: website-development.rupees', /a text where a number belongs: type 35000 without quotes/],
  ['content/owner/prices.ts: website-development.gst', /must be 'extra'$/],
  ['content/owner/prices.ts: website-development.job', /is a list where one text belongs/],
  ['content/owner/prices.ts: website-development.checkedOn', isNoDay],
  ['content/owner/prices.ts: office-setup.exampleJob.rupees', /type 186000 without quotes/],
  ['content/owner/prices.ts: office-setup.exampleJob.days', /type 3 without quotes/],
  ['content/owner/prices.ts: office-setup.exampleJob.month', /must be a month in quotes, like '2026-08'$/],
  ['content/owner/prices.ts: office-setup.checkedOn', isNoDay],
  ['content/owner/prices.ts: server-set-up', /“server-set-up” isn’t a service: perhaps server-setup$/],
  ['content/owner/people.ts: entry 1, since', /a text where a number belongs: type 2019 without quotes/],
  ['content/owner/people.ts: entry 1, services', /is one text where a list belongs: type \['office-setup'\]$/],
  ['content/owner/people.ts: entry 1, phones', /isn’t a field here: perhaps phone$/],
  ['content/owner/projects.ts: entry 1, service', /“office” isn’t a service: one of website-development, /],
  ['content/owner/projects.ts: entry 1, client', /is true where a text belongs: type it in quotes$/],
  ['content/owner/projects.ts: entry 1, picture.caption', /a caption is a field of its own, beside picture$/],
  ['content/owner/projects.ts: entry 1, permittedOn', isNoDay],
];

describe.each([
  ['mistakes in all of the content', edits, problems],
  ['values of the wrong kind', ownersEdits, ownersProblems],
])('npm run check of %s', (_, changed, expected) => {
  let checked: ReturnType<typeof runWith>;
  /** Without line numbers. */
  let lines: string[];
  beforeAll(() => {
    checked = runWith(changed, 'npm run --silent check');
    lines = checked.lines.map((line) => line.replace(/: line \d+: /, ': '));
  });

  it.each(expected)('prints one line about %s', (field, message) => {
    const own = lines.filter((line) => line.startsWith(/[: ]$/.test(field) ? field : `${field}:`));
    expect(own).toEqual([expect.stringMatching(message)]);
  });

  it('names the line that has the value', () => {
    const place = checked.lines.find((line) => line.startsWith(`${details}: line `))!;
    const [, line, field] = / line (\d+): (?:\w+\.)*(\w+): /.exec(place)!;
    const source = changed[details]!(readFileSync(details, 'utf8')) as string;
    expect(source.split('\n')[Number(line) - 1]).toContain(`${field}: `);
    expect(checked.lines.filter((one) => one.startsWith('content/owner/') && !/: line \d+: /.test(one))).toEqual([]);
  });

  it('prints only the problems, in no words of a library, and runs nothing else', () => {
    const { status, printed } = checked;
    expect(lines).toHaveLength(expected.length + 2);
    expect(lines.at(-1)).toBe(`The content has ${expected.length} errors: nothing else was done.`);
    expect(printed.trim()).toBe(checked.lines.join('\n'));
    expect(printed).not.toMatch(/Invalid input|Too (?:big|small)|expected \w+,? (?:received|to)|Unrecognized key/);
    expect(status).toBe(1);
  });
});

it('a value of another kind is reported itself, not the files that fail to load because of it', () => {
  const { lines } = runWith({ [details]: detail('towns', "'Nashik, Jalna and Latur'") });
  expect(lines[0]).toMatch(/towns: is one text where a list belongs: type \['Nashik', 'Jalna', 'Latur'\]$/);
  expect(lines.at(-1)).toBe('The content has 1 error: nothing else was done.');
});

it('a photo of another name is named once, with the file that is there, and the launch isn’t called possible', () => {
  const picture = "picture: { file: 'r-shanmugam.jpg', alt: 'A' }";
  const { status, lines, printed } = runWith(
    {
      'content/owner/people.ts': replace(/= \[[^;]*/, `= [{ name: 'R', role: 'Servers', ${picture} }]`),
      'public/pictures/R Shanmugam.JPG': () => 'a photo',
    },
    'npm run --silent launch-check',
  );
  const rule = '“r-shanmugam.jpg” is not in public/pictures: rename “R Shanmugam.JPG”, which is there';
  expect(lines.filter((line) => line.includes('shanmugam.jpg'))).toEqual([expect.stringContaining(rule)]);
  expect([status, printed]).toEqual([1, expect.not.stringContaining('Nothing stops')]);
});
