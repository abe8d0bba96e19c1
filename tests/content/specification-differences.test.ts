import { expectations } from '../specification';
import { plain } from '../support/copy';

/** A value as tests/specification.ts writes it: an entry by its figure, its title or its label. */
function written(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((item) => written(item) as string);
  if (typeof value !== 'object' || value === null) return plain(String(value));
  const { number, label, title, items, rating } = value as Record<string, unknown>;
  if (rating !== undefined) return `${rating} stars`;
  if (number !== undefined) return `${number} ${label}`;
  return Array.isArray(items) ? `${title}: ${items.length}` : String(title ?? label);
}

describe('the content agrees with the specification: if a difference is meant, edit tests/specification.ts', () => {
  it.each(expectations)('$file: $field, section $section', ({ file, field, says, isList }) => {
    const exports: unknown = jest.requireActual(`@/${file}`);
    const value = field.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], exports);
    const [expected, found] = [written(says), written(value)];
    const named = (entry: string) => expected.includes(entry);
    expect(isList && Array.isArray(found) ? found.filter(named) : found).toEqual(expected);
  });
});
