import path from 'node:path';

/** One file of the content: its text as it was typed, and what it exports. */
export type ContentFile = { file: string; source: string; exports: Readonly<Record<string, unknown>> };

/** A value somewhere below the exports of a file. `key` is the last part of its field. */
export type Place = { file: string; field: string; key: string; value: unknown };

/** The export that a file is named after, for example `seoServices` of `seo-services.ts`. */
export function mainName(file: string): string {
  return path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Every value of the content, once: what one file takes from another stands under the file that exports it. */
export function placesOf(files: readonly ContentFile[]): Place[] {
  // Collections and menus repeat what other files export.
  const gathers = ({ file }: ContentFile) => Number(/\/(index|navigation)\.ts$/.test(file));
  const sorted = files.toSorted((one, other) => gathers(one) - gathers(other));
  const owners = new Map<unknown, string>();
  for (const { file, exports } of sorted) {
    for (const value of Object.values(exports)) if (isObject(value) && !owners.has(value)) owners.set(value, file);
  }

  const seen = new Set<object>();
  const below = (file: string, field: string, key: string, value: unknown): Place[] => {
    const place = { file, field: field || 'the whole file', key, value };
    if (!isObject(value)) return [place];
    if (seen.has(value) || (owners.get(value) ?? file) !== file) return [];
    seen.add(value);
    const inner = Object.entries(value).flatMap(([name, entry]) =>
      below(file, field ? `${field}.${name}` : name, name, entry),
    );
    return [place, ...inner];
  };
  return sorted.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => below(file, name === mainName(file) ? '' : name, name, value)),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
