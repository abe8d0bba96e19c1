import { annotation, summary } from '@/tools/review/annotations';
import type { Row } from '@/tools/review/sheet/model';

const row: Row = {
  ...{ id: 'row-1', level: 'block', name: 'Broken link' },
  notes: ['The link “50%: ask” to /x leads to no page.'],
  ...{ parts: [], places: [{ path: '/', address: '/' }], isFrame: false, isGone: false },
  ...{ note: 'app/page.tsx', file: 'app/page.tsx', line: 12 },
};

it('a pull request gets each row at its line, and the rows of the sheet as a summary', () => {
  expect(annotation(row)).toBe(
    '::error file=app/page.tsx,line=12,title=Broken link::The link “50%25: ask” to /x leads to no page.',
  );
  const parts: Row['parts'] = [
    { kind: 'removed', text: 'red' },
    { kind: 'added', text: 'blue' },
  ];
  const look: Row = {
    ...row,
    level: 'change',
    name: 'Print: text',
    notes: [],
    parts,
    file: undefined,
  };
  expect(annotation(look)).toBe('::notice title=Print%3A text::[-red-]{+blue+}');
  const text = summary({
    rows: [row, look, look],
    standing: [row, row, row],
    comparison: { from: '../base/out', unread: [] },
  });
  expect(text).toMatch(
    /what blocks first.*New: 1 blocker, 2 other changes\..*`app\/page\.tsx`, 1 page.*3 open questions/s,
  );
  expect(summary({ rows: [], standing: [], comparison: { problem: 'Not launched yet.' } })).toMatch(
    /Not launched yet\./,
  );
});
