import { site } from '@/content/site';
import { formatProblem } from '@/lib/build/content/problem';
import { siteProblems } from '@/lib/build/content/site';

const messages = (change: Record<string, unknown>) => siteProblems({ ...site, ...change }).map(formatProblem);

describe('siteProblems', () => {
  it('accepts the details as they stand', () => {
    expect(siteProblems()).toEqual([]);
  });

  it.each([
    [
      'a number in Indian grouping',
      { phone: { value: '+91 98765 43210' } },
      'phone.value',
      /\+91 followed by ten digits/,
    ],
    ['a number without country code', { phone: { value: '9876543210' } }, 'phone.value', /\+91 followed by ten digits/],
    ['an address without @', { emails: { ...site.emails, legal: { value: 'legal' } } }, 'emails.legal.value', /e-mail/],
    ['a missing e-mail role', { emails: { ...site.emails, sales: undefined } }, 'emails.sales', /expected object/],
    ['an address with a slash at its end', { url: { value: 'https://a.example/' } }, 'url.value', /end with a slash/],
    ['an address without https', { companySite: { value: 'example.com' } }, 'companySite.value', /full address/],
    ['an empty name', { name: { value: ' ' } }, 'name.value', /must not be empty/],
    ['a half social address', { social: [{ label: 'X', url: 'x.com/us' }] }, 'social.0.url', /full address or null/],
  ])('refuses %s, naming file, field and rule', (_, change, field, rule) => {
    const [message, ...others] = messages(change);
    expect(others).toEqual([]);
    expect(message).toMatch(rule);
    expect(message).toContain(`content/site.ts: ${field}: `);
  });
});
