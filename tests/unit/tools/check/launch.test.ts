/** @jest-environment node */
import type { Content } from '@/tools/check/content';
import type { Found } from '@/tools/check/finding';
import { summaryOf } from '@/tools/check/launch/summary';
import { suspicionOf } from '@/tools/check/launch/placeholders';
import { findingsIn } from '@/tools/check/rules';
import { contentWith } from '@/tests/support/content-fixture';
import { pageWith } from '@/tests/support/page-record';

// Every file was last committed on that day.
jest.mock('@/tools/build-env', () => ({
  git: (command: string) => (command === 'log' ? '2026-02-09' : 'false'),
}));

const site = 'content/site.ts';
const facts = 'content/facts.ts';
const about = 'content/pages/about.ts';
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

  it('does not believe a confirmed detail that still looks like a placeholder', () => {
    const detail = { value: 'info@example.com', isPlaceholder: false };
    expect(saying(site, 'emails.info', detail).of('placeholder-detail')).toContain(
      'emails.info: “example.com” is an address that is reserved for examples, but it is marked as confirmed.',
    );
  });

  it('finds placeholders in any text, except what another rule asks about and the hint of a form', () => {
    expect(saying(about, 'hero.lead', 'Client name').of('placeholder-text')).toEqual([
      'hero.lead: “Client name” is a placeholder.',
    ]);
    expect(saying(about, 'hero.lead', 'Write to name@example.com.').of('placeholder-text')).toEqual([]);
    expect(saying(about, 'hero.emailHint', 'Like you@example.com').of('placeholder-text')).toEqual([]);
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

  it('lists the figures of the two home presentations if they differ', () => {
    const said = 'landingFigures: Home and about say “5+ years”, the other home presentation “9+ awards”.';
    expect(saying().of('figures')).toEqual([said]);
    const same = [{ number: '5+', label: 'years', icon: 'users' }];
    expect(saying('content/pages/figures.ts', 'landingFigures', same).of('figures')).toEqual([]);
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

  it('lists social pages without an address', () => {
    expect(saying().of('social')[0]).toBe('social.0.url: It has no address: visitors read “coming soon”.');
    expect(saying(site, 'social.0.url', 'https://facebook.com/us').of('social')).toHaveLength(3);
  });

  it('lists legal texts that changed after they were signed off', () => {
    const index = 'content/legal/index.ts';
    expect(saying().of('legal-sign-off')).toEqual(['updated: Nobody has signed off the text of 31 January 2026.']);
    expect(saying(index, 'legalReviewedOn', '2026-01-31').of('legal-sign-off')).toEqual([]);
  });

  it('lists legal texts whose date is older than their last change', () => {
    expect(saying().of('legal-date')).toEqual([
      'updated: It says “last updated 31 January 2026”, but its file changed on 2026-02-09.',
    ]);
    expect(saying('content/legal/refund-policy.ts', 'updated', '2026-02-09').of('legal-date')).toEqual([]);
  });
});

describe('suspicionOf', () => {
  it.each([
    ['https://shop.example', 'shop.example'],
    ['+91 99999 99999', '99999 99999'],
    ['Your name', 'Your name'],
    ['Company, Pune', 'Company,'],
    ['John Doe', 'John Doe'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['Price: TBD', 'TBD'],
  ])('%s is a placeholder', (text, found) => {
    expect(suspicionOf(text)?.text).toBe(found);
  });

  it.each(['+91 98765 43210', 'for example.', 'The domain stays in your name.', '10,00,000', 'A company, then'])(
    '%s is not',
    (text) => expect(suspicionOf(text)).toBeUndefined(),
  );
});
