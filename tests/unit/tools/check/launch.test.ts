/** @jest-environment node */
import type { Content } from '@/tools/check/content';
import type { Found } from '@/tools/check/finding';
import { summaryOf } from '@/tools/check/launch/summary';
import { findingsIn } from '@/tools/check/rules';
import { contentWith } from '@/tests/support/content-fixture';
import { pageWith } from '@/tests/support/page-record';

const site = 'content/site.ts';
const facts = 'content/facts.ts';
const quotes = 'content/testimonials.ts';

const found = (content: Content, rule: string) =>
  findingsIn({ content }, ['launch']).filter((one) => one.rule === rule);
const lines = (findings: readonly Found[]) => findings.map(({ field, message }) => `${field}: ${message}`);
const saying = (...change: Parameters<typeof contentWith>) => ({
  of: (rule: string) => lines(found(contentWith(...change), rule)),
});

describe('the launch check', () => {
  it('lists a placeholder by file and field, in the owner’s words, and no confirmed detail', () => {
    const [name] = found(contentWith(site, 'phone.isPlaceholder', false), 'placeholder-detail');
    expect(name).toMatchObject({
      file: site,
      field: 'name',
      subject: 'Name of the agency',
      message: '“Name” is a placeholder.',
    });
    expect(saying(site, 'phone.isPlaceholder', false).of('placeholder-detail').join()).not.toMatch('phone');
  });

  it('only advises details that pages leave out until they are known', () => {
    const content = contentWith(site, 'gstin', { value: '', isPlaceholder: true });
    expect(found(content, 'placeholder-detail').map(({ field }) => field)).not.toContain('gstin');
    expect(findingsIn({ content }, ['note'])).toContainEqual(
      expect.objectContaining({ rule: 'optional-detail', field: 'gstin', subject: 'GSTIN' }),
    );
  });

  it('lists sample testimonials by what they say, not by words that other pages may use as well', () => {
    const [sample] = found(contentWith(), 'testimonials');
    expect(sample).toMatchObject({ owner: 'marketing', shown: ['Good.'], fix: expect.any(String) });
    expect(saying(quotes, 'isPlaceholder', false).of('testimonials')).toEqual([]);
  });

  it('says that sample testimonials are hidden once the site’s address is confirmed @decision-6', () => {
    expect(saying(site, 'url.isPlaceholder', false).of('testimonials')).toEqual([
      'items: All 1 are samples, so the live site hides them.',
    ]);
  });

  it.each([
    ['2025-04-01', 'It expires on 1 April 2026.'],
    ['2025-02-14', 'It expired on 14 February 2026.'],
    ['2026-01-31', undefined],
  ])('with a security contact checked on %s says: %s', (day, said) => {
    expect(found(contentWith(site, 'securityContactCheckedOn', day), 'security-txt')[0]?.message).toBe(said);
  });

  it('counts in one line the placeholders that are on pages', () => {
    const findings = findingsIn({ content: contentWith() }, ['launch']);
    const line = summaryOf(findings, [pageWith('/', '<p>+91 98765 43210, “Good.”</p>')]);
    expect(line).toBe(`Placeholders that visitors would see: 2. To settle before launch: ${findings.length}.`);
  });

  it('asks for the currency until it is confirmed', () => {
    expect(saying().of('budget')).toHaveLength(1);
    expect(saying(facts, 'googleAdsBudget.isAssumption', false).of('budget')).toEqual([]);
  });

  it('names the equipment of a list until it is confirmed', () => {
    const officeSetup = { technologies: { items: ['Dell Latitude', 'MacBook Air'] } };
    const named = contentWith('content/services/office-setup.ts', '', { officeSetup });
    expect(lines(found(named, 'equipment'))).toEqual([
      'technologies.items: The copy names Dell Latitude, MacBook Air.',
    ]);
    const { exports } = named.files.find(({ file }) => file === facts)!;
    Object.assign(exports, { confirmedEquipment: ['MacBook Air', 'Dell Latitude'] });
    expect(found(named, 'equipment')).toEqual([]);
  });

  it('lists a claim until somebody has checked it, and words that the copy no longer has', () => {
    const gone = '0.says: The copy no longer says “It is free.”.';
    expect(saying().of('claim')).toEqual(['0.checkedOn: Nobody has confirmed it.', gone]);
    expect(saying('content/claims.ts', '0.checkedOn', '2026-02-10').of('claim')).toEqual([gone]);
  });

  it('lists social pages without an address', () => {
    expect(saying().of('social')[0]).toBe('social.0.url: It has no address: visitors read “coming soon”.');
    expect(saying(site, 'social.0.url', 'https://facebook.com/us').of('social')).toHaveLength(3);
  });

  it('lists legal texts that changed after they were signed off', () => {
    expect(saying().of('legal-sign-off')).toEqual([
      'the whole file: Nobody has signed off the text of 10 February 2026.',
    ]);
    expect(saying('content/legal/index.ts', 'legalReviewedOn', '2026-02-10').of('legal-sign-off')).toEqual([]);
  });

  it.each([
    ['2026-02-10', []],
    ['2026-02-11', ['updated: says 2026-02-10, and the file changed on 2026-02-11']],
    [undefined, []],
  ])('asks for the date of a legal text that was committed on %s', (committedOn, said) => {
    const content = contentWith();
    const files = content.files.map((one) => (one.file.endsWith('/refund-policy.ts') ? { ...one, committedOn } : one));
    const notes = findingsIn({ content: { ...content, files } }, ['note']);
    expect(lines(notes.filter(({ rule }) => rule === 'legal-date'))).toEqual(said);
  });
});
