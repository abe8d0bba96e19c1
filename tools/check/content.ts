import path from 'node:path';
import { todayInIndia } from '@/content/dates';
import type { Owner, Redirect } from '@/content/types';
import { picturePath } from '@/lib/routes';
import { listFiles } from '../files';

export type ContentFile = { file: string; exports: Readonly<Record<string, unknown>> };

/** A text in the exports of a file, at any depth. */
type TextField = { file: string; field: string; value: string };

/** The content, and what its rules need to know of the site. */
export type Content = {
  files: readonly ContentFile[];
  /** Typed, but not checked: a test, or a file with errors, may have other values. */
  owner: Owner;
  redirects: readonly Redirect[];
  texts: readonly TextField[];
  /** The day of the build, an ISO date. */
  today: string;
  /** The names of the files in public/pictures. */
  pictures: readonly string[];
  /** The paths of the files in public/, without pictures/, whose originals aren't published. */
  publicFiles: readonly string[];
};

/** @param files every file of content/ that isn't a schema */
export async function contentOf(files: readonly ContentFile[]): Promise<Content> {
  const exportsOf = (start: string) =>
    Object.assign({}, ...files.filter(({ file }) => file.startsWith(start)).map(({ exports }) => exports)) as unknown;
  const owner = exportsOf('content/owner/') as Owner;
  const { redirects } = exportsOf('content/redirects.ts') as Pick<Content, 'redirects'>;
  const inPublic = (await listFiles('public')).map((name) => `/${name}`);
  const isPicture = (name: string) => name.startsWith(picturePath(''));
  return {
    files,
    owner,
    redirects,
    texts: textsOf(files),
    today: todayInIndia(),
    pictures: inPublic.filter(isPicture).map((name) => path.posix.basename(name)),
    publicFiles: inPublic.filter((name) => !isPicture(name)),
  };
}

/** The export named after a file, for example `seoServices` of `seo-services.ts`. */
export function mainName(file: string): string {
  return path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The place of a value in a file, without the name of the export that the file is named after. */
export function fieldOf(file: string, [name, ...below]: readonly PropertyKey[]): string {
  const parts = name === mainName(file) ? below : [name, ...below];
  return parts.map(String).join('.') || 'the whole file';
}

/** Every text of the files, but not of lists that only collect what other files export. */
function textsOf(files: readonly ContentFile[]): TextField[] {
  const below = (file: string, at: readonly string[], value: unknown): TextField[] => {
    if (typeof value === 'string') return [{ file, field: fieldOf(file, at), value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) => below(file, [...at, name], entry));
  };
  return files.filter(({ file }) => !isCollection(file)).flatMap(({ file, exports }) => below(file, [], exports));
}

/** Whether a file only collects what others export. */
export function isCollection(file: string): boolean {
  return file.endsWith('/index.ts');
}
