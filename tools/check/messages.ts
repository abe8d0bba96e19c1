import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { asText } from '@/content/types/text';

type Issue = z.core.$ZodRawIssue;

/*
 * What is wrong with a value, for somebody who doesn't program: what it is, and what to type
 * instead. A rule that a schema states itself has its own message there.
 */
z.config({ customError: messageFor });

function messageFor(issue: Issue): string | undefined {
  const { code, input, inst } = issue;
  if (code === 'unrecognized_keys')
    return isDetail(input) ? aroundDetail('object') : issue.keys.map((key) => unknownField(key, inst)).join('\n');
  if (code === 'too_small' || code === 'too_big') return outOfRange(issue);
  if (code === 'invalid_value') return notAmong(issue.values.map(String), input);
  if (code !== 'invalid_type' && code !== 'invalid_union') return undefined;
  if (input === undefined) return 'is missing';
  const expected = code === 'invalid_type' ? issue.expected : 'string';
  if (isDetail(input)) return aroundDetail(expected);
  if (expected === 'string') return notText(input);
  if (expected === 'number' || expected === 'int') return notNumber(input);
  if (expected === 'array') return notList(input);
  return expected === 'object' || expected === 'record' ? notObject(input, fieldsOf(inst)) : undefined;
}

const isDetail = (value: unknown) => typeof value === 'object' && value !== null && 'isPlaceholder' in value;

function aroundDetail(expected: string): string {
  const value = { array: 'the list', string: 'the text', object: 'the entry' }[expected] ?? 'the number';
  return `has confirmed(…) or placeholder(…) around it, which doesn’t belong here: type only ${value}`;
}

function notText(input: unknown): string {
  if (typeof input === 'number') return asText(input);
  if (Array.isArray(input)) return 'is a list where one text belongs: type it without [ and ]';
  if (typeof input === 'object' && input !== null)
    return 'is an entry with fields where one text belongs: type it in quotes, without { and }';
  return `is ${String(input)} where a text belongs: type it in quotes`;
}

function notList(input: unknown): string {
  if (typeof input !== 'string') return 'must be a list: type [ before it and ] after it';
  return `is one text where a list belongs: type ['${input.split(/,\s*|\s+and\s+/).join("', '")}']`;
}

function notNumber(input: unknown): string {
  if (typeof input === 'number')
    return Number.isFinite(input) ? 'must be a whole number, like 5' : 'is no number: type one, like 5';
  if (typeof input !== 'string') return 'must be a number, like 5';
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(input)?.[0].replaceAll(',', '');
  return `is a text where a number belongs: type ${digits ?? 'one'} without quotes${/[^\d.]/.test(input) ? ', commas and words' : ''}`;
}

function notObject(input: unknown, fields: readonly string[]): string {
  const entry = fields.length > 0 ? `{ ${fields.map((name) => `${name}: …`).join(', ')} }` : '{ … }';
  return `must be an entry with fields, like ${entry}${Array.isArray(input) ? ', not a list' : ''}`;
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = `${issue.code === 'too_small' ? 'at least' : 'at most'} ${limit}`;
  const { input } = issue;
  if (typeof input !== 'string' && !Array.isArray(input)) return `must be ${bound}`;
  if (typeof input === 'string') return `must have ${bound} letters, and has ${input.length}`;
  const entries = limit === 1 ? 'entry' : 'entries';
  return input.length === 0 ? 'must not be an empty list' : `must have ${bound} ${entries}, and has ${input.length}`;
}

function notAmong(known: readonly string[], input: unknown): string {
  const near = typeof input === 'string' ? nearest(input, known) : undefined;
  const choice =
    known.length > 4 ? `one of ${known.slice(0, 3).join(', ')} …` : known.map((one) => `'${one}'`).join(' or ');
  return `must be ${near ? `'${near}'` : choice}`;
}

function unknownField(name: string, schema: unknown): string {
  const near = nearest(name, fieldsOf(schema));
  return `isn’t a field here${near ? `: perhaps ${near}` : ''}`;
}

/** What to type instead of the slug of a service that there isn't. */
export function unknownService(slug: string, slugs: readonly string[]): string {
  const near = nearest(slug, slugs);
  return `“${slug}” isn’t a service: ${near ? `perhaps ${near}` : `one of ${slugs.join(', ')}`}`;
}

/** The issues of a check, an unknown field each as one of its own. */
export function issuesIn({ error }: { error?: z.ZodError }): { path: PropertyKey[]; message: string }[] {
  return (error?.issues ?? []).flatMap(({ path, message, ...issue }) => {
    const messages = message.split('\n');
    if (issue.code !== 'unrecognized_keys' || messages.length !== issue.keys.length) return [{ path, message }];
    return issue.keys.map((key, index) => ({ path: [...path, key], message: messages[index]! }));
  });
}

/**
 * The known name with the fewest other letters, if it's likely to be meant.
 * @param as what is compared of a name
 */
export function nearest(name: string, known: readonly string[], as = (one: string) => one): string | undefined {
  const far = (one: string) => distance(as(name), as(one));
  const first = known.toSorted((one, other) => far(one) - far(other))[0];
  return first !== undefined && far(first) <= Math.max(1, name.length / 3) ? first : undefined;
}

/** The names that a schema knows. */
function fieldsOf(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
}
