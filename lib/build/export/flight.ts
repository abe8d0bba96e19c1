import { expectShape } from './shape';

/** One row of a flight payload: `id:tag…`, ended by a line break, or by its own length where the tag announces one. */
export type FlightRow = { id: string; tag: string; body: string };

// React 19.3, ReactFlightClient.processBinaryChunk: these tags carry a hexadecimal byte length and no line break at the end.
const sizedTags = new Set('TAOobUSsLlGgMmV');
const lineTag = /[A-Z#rx]/;

/**
 * Splits a flight payload into its rows.
 * @throws when a row does not begin as React 19's do
 */
export function readFlight(payload: string, file: string): FlightRow[] {
  const bytes = Buffer.from(payload);
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('latin1', at, colon);
    expectShape(colon >= 0 && /^[0-9a-f]*$/.test(id), file, `a flight row begins with "${id.slice(0, 20)}"`);
    const mark = String.fromCharCode(bytes[colon + 1] ?? 0);
    const tag = sizedTags.has(mark) || lineTag.test(mark) ? mark : '';
    const start = colon + 1 + tag.length;
    const end = sizedTags.has(tag) ? sizedEnd(bytes, start, file) : lineEnd(bytes, start);
    rows.push({ id, tag, body: bytes.toString('utf8', start, end) });
    at = sizedTags.has(tag) ? end : end + 1;
  }
  return rows;
}

export function writeFlight(rows: readonly FlightRow[]): string {
  return rows.map(({ id, tag, body }) => `${id}:${tag}${body}${sizedTags.has(tag) ? '' : '\n'}`).join('');
}

function sizedEnd(bytes: Buffer, start: number, file: string): number {
  const comma = bytes.indexOf(',', start);
  const size = Number.parseInt(bytes.toString('latin1', start, comma), 16);
  expectShape(Number.isInteger(size), file, 'a sized flight row has no length');
  return comma + 1 + size;
}

function lineEnd(bytes: Buffer, start: number): number {
  const end = bytes.indexOf('\n', start);
  return end < 0 ? bytes.length : end;
}

/** Called for each value of a payload from the inside out, with the name it has there; returns what is to stand there. */
export type FlightVisitor = (name: string, value: unknown) => unknown;

/** Rewrites the values of a payload. */
export function rewriteValues(rows: readonly FlightRow[], visit: FlightVisitor): FlightRow[] {
  return rows.map((row) => (row.tag === '' ? { ...row, body: JSON.stringify(JSON.parse(row.body, visit)) } : row));
}

/**
 * Whether a value is an element that has its place in the page and nothing left to do with React: data blocks, and what
 * stands in the head. The title stays: a page that React builds anew would have none. A stylesheet's in particular must
 * go: React would insert a `<link>` that the Content-Security-Policy refuses, and wait for it.
 */
export function isFixedElement(value: unknown): boolean {
  const { type, props } = elementOf(value);
  return ['meta', 'link'].includes(type) || (type === 'script' && props.type === 'application/ld+json');
}

/** An element of HTML without its key: the lists of a page never change their order. */
export function withoutKey(value: unknown): unknown {
  const isHtml = /^[a-z]/.test(elementOf(value).type);
  return isHtml && Array.isArray(value) ? [value[0], value[1], null, ...value.slice(3)] : value;
}

export function isStylesheetElement(value: unknown): boolean {
  const { type, props } = elementOf(value);
  return type === 'link' && props.rel === 'stylesheet';
}

function elementOf(value: unknown): { type: string; props: Record<string, unknown> } {
  if (!Array.isArray(value) || value[0] !== '$' || typeof value[1] !== 'string') return { type: '', props: {} };
  return { type: value[1], props: (value[3] ?? {}) as Record<string, unknown> };
}
