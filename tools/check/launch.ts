import { z } from 'zod';
import { legalDocuments } from '@/content/legal';
import { confirmedValue, type Detail, type LaunchContext, type LaunchNote, ownerSchema } from '@/content/types';
import type { Content } from './content';
import type { Problem } from './problem';
import { lostWords } from './promises';

/** Something that only the owner can fill in or confirm. */
type LaunchItem = {
  name: string;
  file: string;
  field: string;
  isNeeded: boolean;
  isDone: boolean;
  /** What visitors see until it's done. */
  until: string;
};

/**
 * What the owner has to fill in, as the schemas' notes say it.
 * @returns what is needed before the launch, and the rest, in the order of the schemas
 */
export function launchItems(content: Content): { needed: LaunchItem[]; advised: LaunchItem[] } {
  const context: LaunchContext = {
    today: content.today,
    details: content.owner.details,
    legalDocuments,
    readOn: content.owner.promises.readOn,
    lostWords: (places) => lostWords(places, content),
  };
  const items = Object.entries(ownerSchema.shape).flatMap(([file, schema]) =>
    itemsOf(schema, content.owner[file as keyof Content['owner']], [file], context),
  );
  return { needed: items.filter(({ isNeeded }) => isNeeded), advised: items.filter(({ isNeeded }) => !isNeeded) };
}

/**
 * The item of a schema's note, or those of the fields below it.
 * @param at the file, and the path in it
 */
function itemsOf(schema: z.core.$ZodType, value: unknown, at: readonly string[], context: LaunchContext): LaunchItem[] {
  const note = z.globalRegistry.get(schema) as LaunchNote | undefined;
  const [file = '', ...field] = at;
  if (note) {
    const resolved = <Result>(given: Result | ((value: never, context: LaunchContext) => Result)) =>
      given instanceof Function ? given(value as never, context) : given;
    const isNeeded = resolved(note.isNeeded);
    const isConfirmed = confirmedValue(value as Detail<unknown> | undefined) !== undefined;
    const item = {
      name: resolved(note.name),
      file: `content/owner/${file}.ts`,
      field: field.join('.') || file,
      isNeeded: isNeeded === true,
      isDone: resolved(note.isDone) ?? isConfirmed,
      until: resolved(note.until),
    };
    // Whoever deletes a line has decided.
    return isNeeded === false || (value === undefined && !isNeeded) ? [] : [item];
  }
  if (schema instanceof z.ZodObject) {
    const values = value as Readonly<Record<string, unknown>>;
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, below]) =>
      itemsOf(below, values[name], [...at, name], context),
    );
  }
  if (schema instanceof z.ZodArray) {
    const entries = value as readonly { id?: string }[];
    return entries.flatMap((entry, index) =>
      itemsOf(schema.element, entry, [...at, entry.id ?? String(index)], context),
    );
  }
  return [];
}

/** Reports a confirmed web address while what every page shows is still a placeholder. */
export function launchProblems(content: Content): Problem[] {
  const open = launchItems(content).needed.filter(({ isDone }) => !isDone);
  if (!confirmedValue(content.owner.details.url) || open.length === 0) return [];
  const message = `must not be confirmed before ${open.map(({ field }) => field).join(', ')}`;
  return [{ file: 'content/owner/details.ts', field: 'url', message }];
}
