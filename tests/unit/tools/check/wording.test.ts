/** @jest-environment node */
import { serviceBySlug } from '@/content/services';
import { formatFinding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { contentWith, fixtureSlugs } from '@/tests/support/content-fixture';

const about = 'content/pages/about.ts';
const [first, second] = fixtureSlugs.map((slug) => `content/services/${slug}.ts`) as [string, string];
const advice = (...change: Parameters<typeof contentWith>) =>
  findingsIn({ content: contentWith(...change) }, ['warning'])
    .filter(({ rule }) => rule !== 'service-length')
    .map(formatFinding);

describe('advice on wording, which never fails @decision-22', () => {
  it.each([
    [about, 'meta.title', 't'.repeat(61), /: has \d+ characters, better 1 to 60/],
    [about, 'meta.description', 'd'.repeat(156), /: has 156 characters, better 110 to 155/],
    [first, 'meta.description', 'Short.', /: has 6 characters, better 110/],
    [first, 'shortTitle', 's'.repeat(23), /: has 23 characters, better 1 to 22/],
    [first, 'cardDescription', 'c'.repeat(91), /: has 91 characters, better 1 to 90/],
    [first, 'lead', 'word '.repeat(31).trim(), /: has 31 words, better 1 to 30/],
    [about, 'hero.lead', 'We are the best.', /: “best” promises more than anyone can keep/],
    [about, 'hero.lead', 'A seamless move.', /: “seamless” is worn out/],
    [about, 'hero.lead', 'Call us now!', /: “now!” shouts/],
    [about, 'hero.lead', 'Call us — today.', /: “—” is a dash/],
    [second, 'closing.text', serviceBySlug(fixtureSlugs[0]!).lead, /: closing\.text: duplicate sentence "/],
    [about, 'hero.lead', 'Can you always come? We don’t promise the best price.', /^(?!.*hero\.lead)/s],
  ])('of %s: %s is given', (file, field, value, says) => {
    expect(advice(file, field, value).join('\n')).toMatch(says);
  });
});
