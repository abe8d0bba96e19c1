/** @jest-environment node */
import { formatFinding } from '@/tools/check/finding';
import { typedFactFindings } from '@/tools/check/typed-facts';
import { contentTyped } from '@/tests/support/content-fixture';

const about = 'content/pages/about.ts';
const typed = (line: string) => typedFactFindings(contentTyped(about, `// One\n${line}`)).map(formatFinding);

describe('typedFactFindings', () => {
  it.each([
    ["'Ready in 2–4 weeks.'", '“2–4 weeks” is a time span'],
    ["'Ready in two to three days.'", '“two to three days” is a time span'],
    ["'With 3 rounds of changes.'", '“3 rounds” is a number of revisions'],
    ["'Half is 50% now.'", '“50%” is a percentage'],
    ["'Open from 9 AM.'", '“9 AM” is a time of day'],
    ["'From ₹500.'", '“₹500” is an amount of money'],
    ["'Support 24/7.'", '“24/7” is round-the-clock support'],
    ["'Our three services'", '“three services” is a count of services'],
    ["'All 3 of our services'", '“3 of our services” is a count of services'],
    ["'two short answers'", '“two short answers” is a count of questions'],
  ])('names %s with its line', (line, says) => {
    expect(typed(line)).toEqual([`${about}: line 2: ${says} typed by hand`]);
  });

  it.each([
    "'The same ten questions, and fifteen answers'",
    "'Six days a week'",
    '`Ready in ${timelines.website}`',
    '// Ready in 2 weeks',
    "/* Ready\nin 2 weeks */ ''",
  ])('accepts %s', (line) => expect(typed(line)).toEqual([]));
});
