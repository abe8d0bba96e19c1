import path from 'node:path';
import type {
  OwnerDetails,
  OwnerFigures,
  OwnerLegal,
  OwnerPeople,
  OwnerPrices,
  OwnerProjects,
  OwnerPromises,
  OwnerTestimonials,
  Redirect,
} from '@/content/types';
import { picturePath } from '@/lib/routes';
import { listFiles } from '../files';

export type ContentFile = { file: string; exports: Readonly<Record<string, unknown>> };

/** A value in the exports of a file, at any depth. `key` is the last part of `field`. */
export type Field = { file: string; field: string; key: string; value: unknown };
type TextField = Field & { value: string };

/** What the files of content/owner export. */
type Owner = {
  details: OwnerDetails;
  figures: OwnerFigures;
  legal: OwnerLegal;
  people: OwnerPeople;
  prices: OwnerPrices;
  projects: OwnerProjects;
  promises: OwnerPromises;
  testimonials: OwnerTestimonials;
};

/** The content, and what its rules need to know of the site. */
export type Content = {
  files: readonly ContentFile[];
  /** Typed, but not checked: a test, or a file with errors, may have other values. */
  owner: Owner;
  redirects: readonly Redirect[];
  fields: readonly Field[];
  texts: readonly TextField[];
  /** The day of the build, an ISO date. */
  today: string;
  /** The names of the files in public/pictures. */
  pictures: readonly string[];
  /** The paths of the files in public/, without pictures/, whose originals aren't published. */
  publicFiles: readonly string[];
};

/** @param given what a test wants to be otherwise */
export async function contentOf(
  files: readonly ContentFile[],
  given: Partial<Pick<Content, 'today' | 'pictures' | 'publicFiles'>> = {},
): Promise<Content> {
  const fields = fieldsOf(files);
  const texts = fields.filter((field): field is TextField => typeof field.value === 'string');
  const inPublic = (await listFiles('public')).map((name) => `/${name}`);
  const {
    today = todayInIndia(),
    pictures = inPublic.filter((name) => name.startsWith(picturePath(''))).map((name) => path.posix.basename(name)),
    publicFiles = inPublic.filter((name) => !name.startsWith(picturePath(''))),
  } = given;
  const exportsOf = (start: string) =>
    Object.assign({}, ...files.filter(({ file }) => file.startsWith(start)).map(({ exports }) => exports)) as unknown;
  const owner = exportsOf('content/owner/') as Owner;
  const { redirects } = exportsOf('content/redirects.ts') as Pick<Content, 'redirects'>;
  return { files, fields, texts, owner, redirects, today, pictures, publicFiles };
}

/** The export named after a file, for example `seoServices` of `seo-services.ts`. */
export function mainName(file: string): string {
  return path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Lists every value of the content, but not of lists that only collect what other files export. */
function fieldsOf(files: readonly ContentFile[]): Field[] {
  const below = (file: string, field: string, key: string, value: unknown): Field[] => {
    const found = { file, field: field || 'the whole file', key, value };
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return [
      found,
      ...entries.flatMap(([name, entry]) => below(file, field ? `${field}.${name}` : name, name, entry as unknown)),
    ];
  };
  return files
    .filter(({ file }) => !file.endsWith('/index.ts'))
    .flatMap(({ file, exports }) =>
      Object.entries(exports).flatMap(([name, value]) => below(file, name === mainName(file) ? '' : name, name, value)),
    );
}

/** Today's ISO date in India, where the copy is written; on the host it may still be yesterday. */
function todayInIndia(): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
}
