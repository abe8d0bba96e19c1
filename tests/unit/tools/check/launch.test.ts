import type { Content } from '@/tools/check/content';
import type { Finding } from '@/tools/check/finding';
import { summaryOf } from '@/tools/check/affected-pages';
import { findingsIn } from '@/tools/check/rules';
import { contentWith, fixtureSlugs } from '@/tests/support/content-fixture';
import { pageWith } from '@/tests/support/page-record';

const site = 'content/site.ts';
const [slug] = fixtureSlugs;
const quotes = 'content/testimonials.ts';

const found = (content: Content, rule: string) =>
  findingsIn({ content }, ['launch']).filter((one) => one.rule === rule);
const lines = (findings: readonly Finding[]) => findings.map(({ field, message }) => `${field}: ${message}`);

const soon = 'It has no address: visitors read “coming soon”.';
const gone = '0.says: The copy no longer says “It is free.”.';
const noPrice = 'startingPrice: Visitors see no price of any service.';
const expiry = 'securityContactCheckedOn: It ';

describe('the launch check', () => {
  it.each<[rule: string, change: Parameters<typeof contentWith>, lines: string[]]>([
    ['testimonials', [], ['items: All 1 are samples: no client has said this.']],
    ['testimonials', [quotes, 'isPlaceholder', false], []],
    ['testimonials', [site, 'url.isPlaceholder', false], ['items: All 1 are samples, so the live site hides them.']],
    ['claim', [], ['0.checkedOn: Nobody has confirmed “It is free.”, “A lead.”.', gone]],
    ['claim', ['content/claims.ts', '0.checkedOn', '2026-02-10'], [gone]],
    [
      'social',
      [site, 'social.0.url', 'https://facebook.com/us'],
      [1, 2, 3].map((index) => `social.${index}.url: ${soon}`),
    ],
    ['legal-sign-off', [], ['the whole file: Nobody has signed off the text of 10 February 2026.']],
    ['security-txt', [site, 'securityContactCheckedOn', '2025-04-01'], [`${expiry}expires on 1 April 2026.`]],
    ['security-txt', [site, 'securityContactCheckedOn', '2025-02-14'], [`${expiry}expired on 14 February 2026.`]],
  ])('lists what %s leaves open, case %# @decision-6', (rule, change, said) => {
    expect(lines(found(contentWith(...change), rule))).toEqual(said);
  });

  it('lists placeholders by file and field, in the owner’s words, but no confirmed details', () => {
    const details = found(contentWith(site, 'phone.isPlaceholder', false), 'placeholder-detail');
    const [name] = details;
    expect(name).toMatchObject({ file: site, field: 'name', subject: 'Name of the agency' });
    expect(name?.message).toBe('“Name” is a placeholder.');
    expect(details.map(({ field }) => field)).not.toContain('phone');
  });

  it('only advises details that pages leave out until they’re confirmed', () => {
    const content = contentWith(site, 'gstin', { value: '', isPlaceholder: true });
    expect(found(content, 'placeholder-detail').map(({ field }) => field)).not.toContain('gstin');
    expect(findingsIn({ content }, ['note'])).toContainEqual(
      expect.objectContaining({ rule: 'optional-detail', field: 'gstin', subject: 'GSTIN' }),
    );
  });

  it.each<[change: Parameters<typeof contentWith>, lines: string[]]>([
    [[], [noPrice]],
    [
      ['content/projects.ts', '', { projects: [] }],
      ['projects: Pages show no work of yours.', noPrice],
    ],
    [
      [
        `content/services/${slug}.ts`,
        'startingPrice',
        { rupees: 900, gst: 'extra', covers: 'A.', checkedOn: '2025-02-14' },
      ],
      ['startingPrice.checkedOn: Nobody has checked it since 14 February 2025.'],
    ],
  ])('advises proof that is missing or old, case %#', (change, said) => {
    const notes = findingsIn({ content: contentWith(...change) }, ['note']);
    expect(lines(notes.filter(({ rule }) => rule === 'proof'))).toEqual(said);
  });

  it('counts the placeholders on pages in one line', () => {
    const findings = findingsIn({ content: contentWith() }, ['launch']);
    const line = summaryOf(findings, [pageWith('/', '<p>+91 98765 43210, “Good.”</p>')]);
    expect(line).toBe(`Placeholders that visitors would see: 2. Open before launch: ${findings.length}.`);
  });
});
