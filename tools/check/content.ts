import path from 'node:path';
import type * as footer from '@/content/footer';
import type * as legalDocuments from '@/content/legal';
import type * as details from '@/content/owner/details';
import type * as figures from '@/content/owner/figures';
import type * as legal from '@/content/owner/legal';
import type * as people from '@/content/owner/people';
import type * as prices from '@/content/owner/prices';
import type * as projects from '@/content/owner/projects';
import type * as promises from '@/content/owner/promises';
import type * as testimonials from '@/content/owner/testimonials';
import type * as redirects from '@/content/redirects';
import { listFiles } from '../files';

export type ContentFile = { file: string; exports: Readonly<Record<string, unknown>> };

/** A value in the exports of a file, at any depth. `key` is the last part of `field`. */
export type Field = { file: string; field: string; key: string; value: unknown };
type TextField = Field & { value: string };

/** The content, and what its rules need to know of the site. */
export type Content = {
  files: readonly ContentFile[];
  fields: readonly Field[];
  texts: readonly TextField[];
  /** The day of the build, an ISO date. */
  today: string;
  /** The names of the files in public/pictures. */
  pictures: readonly string[];
};

/** @param given what a test wants to be otherwise */
export async function contentOf(
  files: readonly ContentFile[],
  given: Partial<Pick<Content, 'today' | 'pictures'>> = {},
): Promise<Content> {
  const fields = fieldsOf(files);
  const texts = fields.filter((field): field is TextField => typeof field.value === 'string');
  const { today = todayInIndia(), pictures = await listFiles('public/pictures') } = given;
  return { files, fields, texts, today, pictures };
}

type Modules = {
  'content/footer.ts': typeof footer;
  'content/legal/index.ts': typeof legalDocuments;
  'content/owner/details.ts': typeof details;
  'content/owner/figures.ts': typeof figures;
  'content/owner/legal.ts': typeof legal;
  'content/owner/people.ts': typeof people;
  'content/owner/prices.ts': typeof prices;
  'content/owner/projects.ts': typeof projects;
  'content/owner/promises.ts': typeof promises;
  'content/owner/testimonials.ts': typeof testimonials;
  'content/redirects.ts': typeof redirects;
};

/** The exports of a content file. Only for content without errors: the types aren't checked. */
export function moduleOf<File extends keyof Modules>({ files }: Content, file: File): Modules[File] {
  return files.find((one) => one.file === file)?.exports as Modules[File];
}

/** The export named after a file, for example `seoServices` of `seo-services.ts`. */
export function mainName(file: string): string {
  return path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Lists every value of the content once, under the file that exports it. */
function fieldsOf(files: readonly ContentFile[]): Field[] {
  // Collections come last: they repeat what other files export.
  const gathers = ({ file }: ContentFile) => Number(/\/index\.ts$/.test(file));
  const sorted = files.toSorted((one, other) => gathers(one) - gathers(other));
  const owners = new Map<unknown, string>();
  for (const { file, exports } of sorted) {
    for (const value of Object.values(exports)) if (isObject(value) && !owners.has(value)) owners.set(value, file);
  }

  const seen = new Set<object>();
  const below = (file: string, field: string, key: string, value: unknown): Field[] => {
    const found = { file, field: field || 'the whole file', key, value };
    if (!isObject(value)) return [found];
    if (seen.has(value) || (owners.get(value) ?? file) !== file) return [];
    seen.add(value);
    const inner = Object.entries(value).flatMap(([name, entry]) =>
      below(file, field ? `${field}.${name}` : name, name, entry),
    );
    return [found, ...inner];
  };
  return sorted.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => below(file, name === mainName(file) ? '' : name, name, value)),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Today's ISO date in India, where the copy is written; on the host it may still be yesterday. */
function todayInIndia(): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
}
