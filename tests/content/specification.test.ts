import { existsSync, readFileSync } from 'node:fs';
import { expectations } from '../specification';
import { specification } from '../specification-lines';

const lines = Object.entries(specification).flatMap(([section, held]) => held.map((line) => ({ section, ...line })));

/** Whether a test of that title stands in a source: as the first thing that `it(…)`, `test(…)` or a table's call is given. */
function hasTest(source: string, title: string): boolean {
  return ["'", '`', '"'].some((quote) => source.includes(`(${quote}${title}${quote},`));
}

describe('the specification', () => {
  it.each(lines)('$section: "$line" is held by a test or a decision', ({ fields = [], tests = [], decisions = [] }) => {
    expect(fields.length + tests.length + decisions.length).toBeGreaterThan(0);
    const compared = expectations.map(({ field }) => field);
    expect(fields.filter((field) => !compared.includes(field))).toEqual([]);
    const missing = tests.filter(([file, title]) => {
      const path = `tests/${file}`;
      return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title);
    });
    expect(missing).toEqual([]);
  });

  it('names decisions that there are', () => {
    const numbers = lines.flatMap(({ decisions = [] }) => decisions);
    expect(numbers.filter((number) => number < 1 || number > 19)).toEqual([]);
  });
});
