import type { Finding } from '@/tools/review/sheet/model';
import { annotation, summary } from '@/tools/review/annotations';

const finding: Finding = {
  ...{ heading: 'Broken links', severity: 'error', owner: 'developer', isNew: true, places: [] },
  message: 'The link “50%: ask” leads to no page.',
  ...{ note: 'content/pages/home.ts', file: 'content/pages/home.ts', line: 12 },
};

it('a pull request is told each new finding at its line, and the verdict of the sheet', () => {
  expect(annotation(finding)).toBe(
    '::error file=content/pages/home.ts,line=12,title=Broken links::The link “50%25: ask” leads to no page.',
  );
  const launch: Finding = { ...finding, severity: 'launch', subject: 'Name', file: 'a.ts', line: undefined };
  expect(annotation(launch)).toMatch(/^::warning file=a\.ts,title=Broken links::Name: The link/);
  const verdict = { isBlocked: true, items: ['1 broken link'], standing: 3, findings: [] };
  const text = summary({ ...verdict, comparison: { from: '../base/out', unread: [] } });
  expect(text).toMatch(/leads nowhere.*New: 1 broken link\..*3 open questions/s);
  const problem = 'Not launched yet.';
  expect(summary({ ...verdict, comparison: { problem } })).toMatch(/Not launched yet\. Appearance was not compared/);
});
