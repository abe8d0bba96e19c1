import { type Content, type Field } from '../check/content';
import { sourceOf as fileOf } from '../check/pages';
import { inOneLine, patternOf } from '../exported-page/text';
import type { TextChange } from './texts';

/** Where a text is written. `field` and `line` are absent if only the file is known. */
export type Source = { file: string; field?: string; line?: number };

type Text = Field & { value: string };

/** Files with facts that other texts use. */
const factFiles = ['content/facts.ts', 'content/pages/figures.ts', 'content/site.ts'];
/** Fields that aren't copy: names and addresses. */
const notCopy = /^(?:id|slug|icon|href|line|kind|currency|locale|countryCode|legalReviewedOn|service|category)$/;
const isSlug = (value: string) => /^[a-z]+(?:-[a-z]+)+$/.test(value);

/** The texts of the content that pages show. */
export function copyOf(content: Content): Text[] {
  return content.texts
    .filter(({ key, value }) => !notCopy.test(key) && !isSlug(value) && /\p{L}|\d/u.test(value))
    .map((text): Text => ({ ...text, value: inOneLine(text.value) }));
}

/**
 * Finds where a changed text is written.
 * @returns a function of the change and the pages that show it; its result may be empty
 */
export function sourceFinder(content: Content) {
  const copy = copyOf(content);
  const facts = content.texts.filter(({ file }) => factFiles.includes(file));
  const sourceCode = new Map(content.files.map(({ file, source }) => [file, source]));
  const isTyped = ({ file, value }: Text) => Boolean(sourceCode.get(file)?.includes(value));

  return (change: TextChange, pages: readonly string[]): Partial<Source> => {
    const pageFiles = pages.map(fileOf);
    const [words = ''] = change.after.split(' → ');
    const text = inOneLine(words);
    const isLink = words !== change.after && change.before.startsWith(`${words} → `);
    // If a link's text is the same, its address has changed.
    const whole = isLink
      ? undefined
      : best(
          copy.filter(({ value }) => isWritten(value, text)),
          isTyped,
          ({ file }) => pageFiles.includes(file),
        );
    const fact = best(
      facts.filter(({ value }) => holds(change.after, value) && !holds(change.before, value)),
      isTyped,
    );
    const found = whole && (isTyped(whole) || !fact) ? whole : fact;
    if (found) return { file: found.file, field: found.field, line: lineOf(sourceCode.get(found.file) ?? '', found) };
    return pages.length <= 2 ? { file: pageFiles[0] } : {};
  };
}

/** Whether a text contains a value, or a phone number in any format. */
function holds(text: string, value: string): boolean {
  const digits = (words: string) => words.replace(/\D/g, '');
  if (/^[+\d ]{8,}$/.test(value)) return digits(text).includes(digits(value));
  return value.length > 2 && text.includes(value);
}

/** The text that matches the most criteria, and of those the longest. */
function best(texts: readonly Text[], ...isWanted: ((text: Text) => boolean)[]): Text | undefined {
  const rank = (text: Text) => isWanted.filter((wanted) => wanted(text)).length;
  return texts.toSorted((one, other) => rank(other) - rank(one) || other.value.length - one.value.length)[0];
}

/** True if the text matches a field, also with filled-in gaps: “Copy {label} address”. */
function isWritten(value: string, text: string): boolean {
  if (value === text) return true;
  const parts = value.split(/\{\w+\}/);
  return parts.length > 1 && parts.join('').length > 3 && new RegExp(`^${parts.map(patternOf).join('.*')}$`).test(text);
}

/** The line with the field's name and most of its words: the source may have facts as variables. */
function lineOf(source: string, { key, value }: Text): number | undefined {
  const words = value.split(' ').filter((word) => word.length > 2);
  const score = (line: string) =>
    (line.includes(value) ? 10 : 0) +
    words.filter((word) => line.includes(word)).length / Math.max(words.length, 1) +
    (new RegExp(`\\b${key}['"]?(?::|,| =)`).test(line) ? 0.5 : 0);
  const scores = source.split('\n').map(score);
  const highest = Math.max(...scores);
  return highest > 0.5 ? scores.indexOf(highest) + 1 : undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;
const editPaths: Readonly<Record<string, string>> = { GitHub: 'edit', GitLab: '-/edit' };

/**
 * Links to edit a file in the repository that a host builds from; undefined if the host doesn't
 * name it. Sources: docs.netlify.com "Build environment variables", vercel.com/docs "System
 * environment variables" and docs.github.com "Variables reference".
 * @param branch of the preview
 */
export function editLinks(branch: string, env: Variables = process.env) {
  const { VERCEL_GIT_PROVIDER: provider, VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = env;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  const address =
    env.REPOSITORY_URL ?? (slug ? `https://${provider}.com/${owner}/${slug}` : name && `${server}/${name}`);
  // Matches `https://host/owner/name`, `git@host:owner/name.git` and `ssh://git@host/owner/name`.
  const [, domain = '', path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(address ?? '') ?? [];
  const known = Object.keys(editPaths).find((one) => new RegExp(`(^|\\.)${one}\\.`, 'i').test(domain));
  const host = known ?? (name ? 'GitHub' : undefined);
  if (!host || !path) return undefined;
  const root = `https://${domain}/${path}/${editPaths[host]}/${encodeURI(branch)}`;
  return { host, to: ({ file, line }: Source) => `${root}/${file}${line ? `#L${line}` : ''}` };
}
