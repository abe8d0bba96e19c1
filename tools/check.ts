import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure } from 'esbuild';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

/*
 * npm run check:content, the first step of a build: every file of content/ has the shape that its
 * schema in content/types says. A problem is one line: file, field, rule. Links: tools/links.ts.
 */

/** What the files of content/ export, by path. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const kinds: Readonly<Record<string, string>> = {
  string: 'must be a text in quotes',
  number: 'must be a number without quotes and commas, like 24000',
  array: 'must be a list: type [ before it and ] after it',
  object: 'must be an entry with fields: { … }',
};

/** In a few words, for somebody who doesn't program. Rules with words of their own keep them. */
z.config({
  customError(issue) {
    if (issue.input === undefined && issue.code.startsWith('invalid')) return 'is missing';
    if (issue.code === 'unrecognized_keys') return `has no field ${issue.keys.join(', ')}: is it mistyped?`;
    if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
    return issue.code === 'invalid_type' ? kinds[issue.expected.replace('int', 'number')] : undefined;
  },
});

const hint =
  "A text is in quotes; in it, type ’ instead of '. A number has only digits. Between two entries, type a comma.";

/** The errors of files that can't be read, and of imports of files that aren't there. */
export async function unreadable(files: string[]): Promise<string[]> {
  try {
    const options = { bundle: true, packages: 'external', write: false, outdir: 'out', logLevel: 'silent' } as const;
    await build({ entryPoints: files, ...options });
    return [];
  } catch (error) {
    const { errors } = error as BuildFailure;
    const lines = errors.map(({ text, location }) => `${location?.file}: line ${location?.line}: ${text}`);
    return errors.every(({ text }) => text.startsWith('Could not resolve')) ? lines : [...lines, hint];
  }
}

/** Loads files. @returns the error of the first that fails */
async function load(files: readonly string[], loaded: Map<string, Record<string, unknown>>): Promise<string[]> {
  for (const file of files) {
    try {
      loaded.set(file, (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>);
    } catch (error) {
      const { message, stack = '' } = error as Error;
      // Often in a file that this one imports: the last of the stack has the statement that failed.
      const places = stack.replaceAll('\\', '/').matchAll(/.*\b(content\/\S+\.ts):(\d+)/g);
      const [, place = file, line] = [...places].at(-1) ?? [];
      return [`${place}: ${line ? `line ${line}: ` : ''}${message.split('\n')[0]}`];
    }
  }
  return [];
}

/** The export that a file is named after: `seoServices` of `seo-services.ts`. */
export const mainName = (file: string) =>
  path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the owner's files export, by their names. */
export function ownerIn(content: Content): Record<string, unknown> {
  const files = [...content].filter(([file]) => file.startsWith('content/owner/'));
  return Object.fromEntries(files.map(([file, exports]) => [mainName(file), exports[mainName(file)]]));
}

/** A problem as a line. Entries of lists are counted from 1: “faq 2.answer”. */
function lineOf(file: string, at: readonly PropertyKey[], message: string): string {
  const parts = at[0] === mainName(file) ? at.slice(1) : at;
  const shown = parts.filter((part) => part !== 'value' || !file.startsWith('content/owner/'));
  const field = shown.map((part) => (typeof part === 'number' ? ` ${part + 1}` : `.${String(part)}`)).join('');
  return `${file}: ${field.slice(1) || 'the whole file'}: ${message}`;
}

/** What is wrong with the values of loaded files. */
export async function contentProblems(content: Content): Promise<string[]> {
  // Not at the top: one of its files may be unreadable.
  const types = await import('@/content/types');
  const withCopy = (fields: z.ZodRawShape) => z.object(fields).catchall(types.anyCopy);
  const schemaOf = (file: string): z.ZodType => {
    if (file === 'content/facts.ts') return types.factsFileSchema;
    if (file === 'content/categories.ts') return withCopy({ categories: types.categoriesSchema });
    if (file === 'content/faq.ts') return withCopy({ faqCategories: types.faqCategoriesSchema });
    if (file === 'content/services/slugs.ts') return withCopy({ slugsByCategory: types.slugsByCategorySchema });
    if (file.startsWith('content/services/')) return withCopy({ [mainName(file)]: types.serviceSchema });
    if (file.startsWith('content/legal/')) return withCopy({ [mainName(file)]: types.legalDocumentSchema });
    return types.anyCopy;
  };
  const owner = types.ownerSchema.safeParse(ownerIn(content)).error?.issues ?? [];
  const others = [...content].filter(([file]) => !/^content\/(?:owner|types)\/|\/index\.ts$/.test(file));
  return [
    ...owner.map(({ path: [name = '*', ...at], message }) => lineOf(`content/owner/${String(name)}.ts`, at, message)),
    ...others.flatMap(([file, exports]) => {
      const issues = schemaOf(file).safeParse({ ...exports }).error?.issues ?? [];
      return issues.map((issue) => lineOf(file, issue.path, issue.message));
    }),
  ];
}

/** Loads all content and checks it. */
export async function checkedContent(): Promise<{ content: Content; problems: readonly string[] }> {
  const files = globSync('content/**/*.ts').sort();
  const content = new Map<string, Record<string, unknown>>();
  let problems = await unreadable(files);
  // The owner's files first, then facts and categories: others repeat them, or throw at them.
  for (const stage of [/^content\/(?:owner|types)\//, /^content\/(?:facts|categories)\.ts$/, /./]) {
    if (problems.length > 0) break;
    const rest = files.filter((file) => stage.test(file) && !content.has(file));
    problems = await load(rest, content);
    if (problems.length === 0) problems = await contentProblems(content);
  }
  return { content, problems: [...new Set(problems)] };
}

async function main() {
  const { content, problems } = await checkedContent();
  if (problems.length > 0) process.exitCode = 1;
  if (problems.length > 0) return console.error(problems.join('\n'));
  const { launchItems } = await import('./launch-check');
  console.log(`No mistakes in the ${content.size} files of content/.`);
  console.log(`Details that are still placeholders or empty (npm run launch-check): ${launchItems(content).length}`);
}

if (path.basename(process.argv[1] ?? '') === 'check.ts') void main();
