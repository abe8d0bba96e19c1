import type { Finding } from '@/components/review/model';
import { annotation, summary } from '@/tools/review/annotations';

const finding: Finding = {
  rule: 'broken-link',
  heading: 'Broken links',
  severity: 'error',
  owner: 'developer',
  message: 'The link “50%: ask” leads to no page.',
  source: { file: 'content/pages/home.ts', line: 12 },
  isNew: true,
  where: 'on /',
  places: [],
};

describe('what a pull request is told', () => {
  it('is each new finding, at its line', () => {
    expect(annotation(finding)).toBe(
      '::error file=content/pages/home.ts,line=12,title=Broken links::The link “50%25: ask” leads to no page.',
    );
    expect(annotation({ ...finding, severity: 'launch', subject: 'Name', source: { file: 'a.ts' } })).toMatch(
      /^::warning file=a\.ts,title=Broken links::Name: The link/,
    );
  });

  it('is the verdict of the sheet', () => {
    const verdict = { isBlocked: true, items: [{ level: 'error' as const, text: '1 broken link' }], standing: 3 };
    const text = summary({ ...verdict, comparison: { from: '../base/out', unread: [] }, findings: [] });
    expect(text).toMatch(/leads nowhere.*New: 1 broken link\..*3 open questions/s);
    expect(summary({ ...verdict, comparison: { problem: 'Not launched yet.' }, findings: [] })).toMatch(
      /Not launched yet\. Appearance was not compared/,
    );
  });
});
