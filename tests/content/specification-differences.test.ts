import { readFileSync } from 'node:fs';
import { type Expectation, expectations } from '../specification';
import { plain } from '../support/copy';

/** A value of the content the way tests/specification.ts writes it: an entry by its figure, its title or its label. */
function written(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((item) => written(item) as string);
  if (typeof value !== 'object' || value === null) return plain(String(value));
  const { number, label, title, items, rating } = value as Record<string, unknown>;
  if (rating !== undefined) return `${rating} stars`;
  if (number !== undefined) return `${number} ${label}`;
  return Array.isArray(items) ? `${title}: ${items.length}` : String(title ?? label);
}

/**
 * Where the content departs from the specification, in one line, or nothing where it agrees.
 * @param content the exports of the content file
 */
function departure(expectation: Expectation, content: unknown): string | undefined {
  const { section, file, field, says, isList } = expectation;
  const found = written(
    field.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], content),
  );
  const expected = written(says);
  const agrees = isList ? isWithin(expected as string[], found as string[]) : same(expected, found);
  if (agrees) return undefined;
  const [theirs, ours] = [expected, found].map((value) => (Array.isArray(value) ? value.join(', ') : value));
  return (
    `${file}: ${field}: the specification (section ${section}) says “${theirs}”, the content “${ours}”; ` +
    `if that is meant, edit ${placeOf(field)}`
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether all entries of a list stand in another, in their order. */
function isWithin(list: readonly string[], other: readonly string[]): boolean {
  return same(
    list,
    other.filter((entry) => list.includes(entry)),
  );
}

function placeOf(field: string): string {
  const file = 'tests/specification.ts';
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => named(line, field)) + 1}`;
}

/** Whether a line of the file begins the entry of a field. */
function named(line: string, field: string): boolean {
  return [`'${field}':`, ` ${field}:`].some((start) => line.includes(start));
}

describe('the content', () => {
  it.each(expectations)('says of $file: $field what section $section does', (expectation) => {
    const line = departure(expectation, jest.requireActual(`@/${expectation.file}`));
    if (!line) return;
    // The line alone: where it was found out is of no use to an editor.
    const error = new Error(line);
    error.stack = line;
    throw error;
  });
});
