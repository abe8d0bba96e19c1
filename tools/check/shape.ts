import type { z } from 'zod';
import type { Problem } from './problem';

/**
 * Checks one value against its schema (content/types.ts).
 * @param at where the value stands in the file; nothing for what the file is named after
 * @returns every missing field, unknown slug or icon, empty list and wrong length, each with its place
 */
export function shapeProblems(file: string, schema: z.ZodType, value: unknown, at = ''): Problem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    file,
    field: [...(at ? [at] : []), ...path].join('.') || 'the whole file',
    rule: message,
  }));
}
