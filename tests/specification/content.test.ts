import { expectations } from './expectations';
import { plain } from '../support/copy';

/** A value as expectations.ts writes it: an entry by its figure, its title or its label. */
function written(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((item) => written(item) as string);
  if (typeof value !== 'object' || value === null) return plain(String(value));
  const { number, label, title, items, rating } = value as Record<string, unknown>;
  if (rating !== undefined) return `${rating} stars`;
  if (number !== undefined) return `${number} ${label}`;
  return Array.isArray(items) ? `${title}: ${items.length}` : String(title ?? label);
}

/** An expectation that the content doesn't meet, as a line; otherwise nothing. */
function differenceFrom({ section, file, field, says, isList }: (typeof expectations)[number]): string[] {
  const exports: unknown = jest.requireActual(`@/${file}`);
  const value = field.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], exports);
  const [expected, found] = [written(says), written(value)];
  const agrees = (entry: string) => expected.includes(entry);
  const compared = isList && Array.isArray(found) ? found.filter(agrees) : found;
  if (JSON.stringify(compared) === JSON.stringify(expected)) return [];
  return [`${file}: ${field} is ${JSON.stringify(found)}, section ${section} has ${JSON.stringify(expected)}`];
}

it('the content agrees with the specification: if a difference is meant, edit expectations.ts', () => {
  expect(expectations.flatMap(differenceFrom)).toEqual([]);
});
