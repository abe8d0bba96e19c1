import { expectations } from './expectations';
import { plain } from '../support/copy';

/** A value in the form of expectations.ts: an entry is its figure, its title or its label. */
function written(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((item) => written(item) as string);
  if (typeof value !== 'object' || value === null) return plain(String(value));
  const { number, label, title, items, rating } = value as Record<string, unknown>;
  if (rating !== undefined) return `${rating} stars`;
  if (number !== undefined) return `${number} ${label}`;
  return Array.isArray(items) ? `${title}: ${items.length}` : String(title ?? label);
}

type Expectation = { section: number; file: string; field: string; value: unknown; isList: boolean };

const valuesIn = (values: Record<string, unknown> = {}) =>
  Object.entries(values).map(([field, value]) => ({ field, value }));
const all: readonly Expectation[] = expectations.flatMap(({ section, file, says, has }) => [
  ...valuesIn(says).map((expectation) => ({ section, file, isList: false, ...expectation })),
  ...valuesIn(has).map((expectation) => ({ section, file, isList: true, ...expectation })),
]);

/** A line about an expectation that the content doesn't meet, or nothing. */
function differenceFrom({ section, file, field, value, isList }: Expectation): string[] {
  const exports: unknown = jest.requireActual(`@/${file}`);
  const actual = field.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], exports);
  const [expected, found] = [written(value), written(actual)];
  const agrees = (entry: string) => expected.includes(entry);
  const compared = isList && Array.isArray(found) ? found.filter(agrees) : found;
  if (JSON.stringify(compared) === JSON.stringify(expected)) return [];
  return [`${file}: ${field} is ${JSON.stringify(found)}, section ${section} has ${JSON.stringify(expected)}`];
}

it('the content agrees with the specification: if a difference is meant, edit expectations.ts', () => {
  expect(all.flatMap(differenceFrom)).toEqual([]);
});
