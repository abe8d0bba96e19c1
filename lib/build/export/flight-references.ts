import type { FlightRow } from './flight';
import { expectShape } from './shape';

const rootRow = '0';
// "$5", "$L5", "$@5" and so on, with the path into the row that React may add. Text that begins with a dollar has two.
const reference = /"\$[A-Za-z@]?([0-9a-f]+)(?:[:"])/g;
const pathReference = /^\$([0-9a-f]+):(.+)$/;

const isJson = ({ tag }: FlightRow) => tag === '';

/**
 * Takes a property out of every object of a payload. React writes a value that occurs twice only once, and refers to it by
 * its path from there on: what other places refer to inside the property is written out where it is referred to.
 * @throws when a path leads nowhere
 */
export function withoutProperty(rows: readonly FlightRow[], property: string, file: string): FlightRow[] {
  const values = new Map(rows.filter(isJson).map(({ id, body }) => [id, JSON.parse(body) as unknown]));

  const valueAt = (id: string, path: readonly string[]): unknown =>
    path.reduce<unknown>((value, name) => {
      const row = typeof value === 'string' ? /^\$L?([0-9a-f]+)$/.exec(value)?.[1] : undefined;
      const parent = row ? values.get(row) : value;
      // An element is written as ["$", type, key, props].
      const isElement = Array.isArray(parent) && parent[0] === '$';
      const child = (parent as Record<string, unknown> | undefined)?.[isElement && name === 'props' ? 3 : name];
      expectShape(child !== undefined, file, `the flight reference $${id}:${path.join(':')} leads nowhere`);
      return child;
    }, values.get(id));

  const rewrite = (_: string, value: unknown): unknown => {
    if (isPlainObject(value) && property in value) return { ...value, [property]: null };
    const [, id, path] = (typeof value === 'string' && pathReference.exec(value)) || [];
    const names = path?.split(':') ?? [];
    if (!id || !names.includes(property)) return value;
    return JSON.parse(JSON.stringify(valueAt(id, names)), rewrite);
  };
  return rows.map((row) => (isJson(row) ? { ...row, body: JSON.stringify(JSON.parse(row.body, rewrite)) } : row));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows that the root needs, itself or through others. */
export function neededRows(rows: readonly FlightRow[]): FlightRow[] {
  const references = new Map<string, string[]>();
  for (const row of rows) {
    const others = isText(row) ? [] : Array.from(row.body.matchAll(reference), ([, other]) => other ?? '');
    references.set(row.id, [...(references.get(row.id) ?? []), ...others]);
  }
  const needed = new Set<string>();
  const pending = [rootRow];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    pending.push(...(references.get(id) ?? []));
  }
  return rows.filter(({ id }) => needed.has(id));
}

const isText = ({ tag }: FlightRow) => tag === 'T';
