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
const noDay = replace(/(?<=: )(?:['"]\d{4}-\d\d-\d\d['"]|null)(?=,|\s*\})/, "'2026-13-45'");
const linkTo = (href: string) => replace(/\]\(\/[^)]*\)/, `](${href})`);

const isNoDay = /must be a day of the calendar in quotes, like '2026-11-21'$/;
const isNumber = /is a number where a text belongs: type it in quotes, '24'$/;
const details = 'content/owner/details.ts';

/** The edits, and the lines that the check prints. */
const edits: Record<string, Edit> = {
  [details]: all(
    detail('phone', '9876543210'),
    detail('secondPhone', "'https://wa.me/919876543210'"),
    detail('map', "'https://maps.app.goo.gl/a b'"),
    detail('city', '24'),
    replace(/supportMailboxCheckedOn: '[^']*'/, 'supportMailboxCheckedOn: 2026-11-20'),
  ),
  'content/owner/testimonials.ts': replace(/rating: 5/, 'rating: 5, stars: 5'),
  'content/owner/figures.ts': noDay,
  'content/owner/legal.ts': noDay,
  'content/owner/promises.ts': noDay,
  'content/legal/privacy-policy.ts': noDay,
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
  'content/facts.ts': all(replace(/freeQuote: '/, "freeQuote: 'TODO "), replace(/opens: '[^']*'/, "opens: '9'")),
};
const problems: [field: string, message: RegExp][] = [
  [`${details}: phone.value`, /is a number where a text belongs: type it in quotes, '9876543210'$/],
  [`${details}: secondPhone.value`, /must be a phone number, not an address of WhatsApp/],
  [`${details}: map.value`, /must not have a space$/],
  [`${details}: city.value`, isNumber],
  [`${details}: supportMailboxCheckedOn`, isNoDay],
  ['content/owner/testimonials.ts: 0', /has a field that isn’t known: stars$/],
  ['content/owner/figures.ts: projects.confirmedOn', isNoDay],
  ['content/owner/legal.ts: reviewedOn', isNoDay],
  ['content/owner/promises.ts: readOn', isNoDay],
  ['content/legal/privacy-policy.ts: updated', isNoDay],
  ['content/pages/about.ts: crumb', isNumber],
  ['content/services/graphic-designing.ts: title', isNumber],
  ['content/faq.ts: ', /answer\S*: the link to “www\.example\.in” must begin with \/ or https:\/\/$/],
  [
    'content/services/google-marketing.ts: faq.',
    /the link to “\/services\/wordpres-development” leads to no page: perhaps \/services\/wordpress-development$/,
  ],
  [
    'content/services/mobile-application-development.ts: faq.',
    /the link to “\/Price list \(2027\)\.pdf” leads to no file: perhaps \/Price list\.pdf$/,
  ],
  ['content/services/shopify-development.ts: faq.', /has “\[.*\] \(”, which makes no link: write \[words\]\(\/path\)/],
  ['content/services/seo-services.ts: title', /has “🎉”, which the page’s social card can’t show/],
  ['content/pages/home.ts: hero.title.0', /has “🚀”, which the page’s social card can’t show/],
  ['content/site.ts: tagline', /has “你好”, which the page’s social card can’t show/],
  ['content/facts.ts: terms.freeQuote', /has "TODO"/],
  ['content/facts.ts: officeHours.opens', /must be a time/],
];

describe('npm run check', () => {
  let checked: ReturnType<typeof runWith>;
  beforeAll(() => (checked = runWith(edits, 'npm run --silent check')));

  it.each(problems)('prints one line about %s', (field, message) => {
    const lines = checked.lines.filter((line) => line.startsWith(field));
    expect(lines).toEqual([expect.stringMatching(message)]);
  });

  it('prints only the problems, and runs nothing else', () => {
    const { status, lines, printed } = checked;
    expect(lines).toHaveLength(problems.length + 2);
    expect(lines.at(-1)).toBe(`The content has ${problems.length} errors: nothing else was done.`);
    expect(printed.trim()).toBe(lines.join('\n'));
    expect(status).toBe(1);
  });
});
