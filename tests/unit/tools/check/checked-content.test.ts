import { readFileSync } from 'node:fs';
import { replace, runWith } from '@/tests/support/changed-content';

const details = 'content/owner/details.ts';
const changeDetails = (source: string) =>
  source
    .replace(/\bphone: \w+\([^)]*\)/, 'phone: confirmed(9876543210)')
    .replace(/supportMailboxCheckedOn: '[^']*'/, 'supportMailboxCheckedOn: 2026-11-20');

/** Mistakes in all of the content. content-checks.test has those of each field. */
const checked = runWith(
  {
    [details]: changeDetails,
    // Home and about repeat it.
    'content/owner/figures.ts': replace(/number: '[^']*'/, 'number: 140'),
    'content/pages/about.ts': replace(/crumb: '[^'\n]*'/, 'crumb: 24'),
    // The hours are in many texts, which then have "NaN".
    'content/facts.ts': replace(/opens: '[^']*'/, "opens: '9'"),
  },
  'npm run --silent check',
);
const problems: [field: string, message: RegExp][] = [
  [`${details}: phone`, /is a number where a text belongs: type it in quotes, '9876543210'$/],
  [`${details}: supportMailboxCheckedOn`, /must be a day of the calendar in quotes, like '2026-11-21'$/],
  ['content/owner/figures.ts: projects.number', /is a number where a text belongs: type it in quotes, '140'$/],
  ['content/pages/about.ts: crumb', /is a number where a text belongs: type it in quotes, '24'$/],
  ['content/facts.ts: officeHours.opens', /must be a time/],
];
const withoutLineNumbers = checked.lines.map((line) => line.replace(/: line \d+: /, ': '));

it.each(problems)('npm run check prints one line about %s', (field, message) => {
  const own = withoutLineNumbers.filter((line) => line.startsWith(`${field}: `));
  expect(own).toEqual([expect.stringMatching(message)]);
});

it('npm run check names the line that has the value', () => {
  const place = checked.lines.find((line) => line.startsWith(`${details}: line `))!;
  const [, line, field] = / line (\d+): (?:\w+\.)*(\w+): /.exec(place)!;
  const source = changeDetails(readFileSync(details, 'utf8'));
  expect(source.split('\n')[Number(line) - 1]).toContain(`${field}: `);
  expect(checked.lines.filter((one) => one.startsWith('content/owner/') && !/: line \d+: /.test(one))).toEqual([]);
});

it('npm run check prints only the problems, and runs nothing else', () => {
  const { status, lines, printed } = checked;
  expect(lines).toHaveLength(problems.length + 2);
  expect(lines.at(-1)).toBe(`The content has ${problems.length} errors: nothing else was done.`);
  expect(printed.trim()).toBe(lines.join('\n'));
  expect(status).toBe(1);
});

it('values of another kind are reported themselves, not what fails because of them', () => {
  const { lines } = runWith({
    [details]: (source) =>
      source
        .replace(/towns: \w+\(\[[^\]]*\]\)/, "towns: confirmed('Nashik, Jalna and Latur')")
        .replace(/closedOn: (\[[^\]]*\])/, 'closedOn: confirmed($1)'),
  });
  expect(lines).toEqual([
    expect.stringMatching(/towns: is one text where a list belongs: type \['Nashik', 'Jalna', 'Latur'\]$/),
    expect.stringMatching(/closedOn: has confirmed\(…\) .* around it, .*: type only the list$/),
    ...['', 'The content has 2 errors: nothing else was done.'],
  ]);
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
