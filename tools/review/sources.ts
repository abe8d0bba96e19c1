import type { Source } from '@/components/review/model';
import { type Content, type Field, mainName } from '../check/content';
import { sourceOf } from '../check/pages';

/** Where a text is written, and from which facts it is composed. */
export type Sources = { sources: Source[]; composedFrom: Source[] };

type Text = Field & { value: string };

/** Files whose values other texts take over. */
const factFiles = ['content/facts.ts', 'content/pages/figures.ts', 'content/site.ts'];
/** Names and addresses in the content that are not copy. */
const notCopy =
  /^(?:id|slug|icon|href|url|line|kind|currency|locale|countryCode|updated|legalReviewedOn|service|gradient)$/;
const isSlug = (value: string) => /^[a-z]+(?:-[a-z]+)+$/.test(value);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds texts of pages in the content.
 * @param link address that opens a file at a line for editing
 */
export function sourceFinder(
  content: Content,
  link: (file: string, line?: number) => string | undefined = () => undefined,
) {
  const copy = content.texts
    .filter(({ key, value }) => !notCopy.test(key) && !isSlug(value) && /\p{L}|\d/u.test(value))
    .map((text): Text => ({ ...text, value: plain(text.value) }));
  const bySource = new Map(content.files.map(({ file, source }) => [file, source]));
  const facts = copy.filter(({ file }) => factFiles.includes(file));

  const place = (file: string, named?: string): Source => {
    const field = named === 'the whole file' ? undefined : named;
    const line = field ? lineOf(bySource.get(file) ?? '', file, field) : undefined;
    return { file, field, line, editUrl: link(file, line) };
  };

  /** Facts that a text takes over: their words are in it, and its file names them. */
  const factsIn = ({ file, value }: Text): Text[] => {
    const source = bySource.get(file) ?? '';
    if (factFiles.includes(file) || source.includes(value)) return [];
    return facts.filter((fact) => value.includes(fact.value) && reference(fact).test(source));
  };

  const isTyped = ({ file, value }: Text) => Boolean(bySource.get(file)?.includes(value));
  /** Anything that is neither typed where it is nor composed from facts takes a text of another file as it is. */
  const isOrigin = (text: Text) => isTyped(text) || factsIn(text).length > 0;
  const prefer = (texts: Text[], isBetter: (text: Text) => boolean) =>
    texts.some(isBetter) ? texts.filter(isBetter) : texts;

  /** Best first: the whole text, a part of a text, a text put together from several; in the page's own file if it has it. */
  const textsWith = (text: string, path?: string): Text[] => {
    const isBest = path === undefined ? isTyped : ({ file }: Text) => file === sourceOf(path);
    const choose = (found: Text[]) => prefer(prefer(found, isOrigin), isBest);
    const equal = choose(copy.filter(({ value }) => value === text));
    if (equal.length > 0) return equal;
    const within = choose(copy.filter(({ value }) => text.length > 3 && value.includes(text)));
    if (within.length > 0) return within;
    const parts = choose(copy.filter(({ value }) => value.length > 3 && text.includes(value)));
    const rest = parts.reduce((left, { value }) => left.replaceAll(value, ''), text);
    return rest.length < text.length / 3 ? parts : [];
  };

  const sourcesOf = (text: string, path?: string): Sources => {
    const found = text.split('\n').flatMap((line) => textsWith(plain(line), path));
    const unique = (texts: readonly Text[]) =>
      [...new Map(texts.map((one) => [`${one.file} ${one.field}`, one])).values()].map(({ file, field }) =>
        place(file, field),
      );
    return { sources: unique(found), composedFrom: unique(found.flatMap(factsIn)) };
  };

  return { place, sourcesOf, copy, facts, fileOf: sourceOf };
}

export type SourceFinder = ReturnType<typeof sourceFinder>;

/** Where a text is written, in a sentence or two: “content/facts.ts › timelines.website, used on 9 pages”. */
export function sourceNote({ sources, composedFrom }: Sources, paths: readonly string[]): string {
  const names = (places: readonly Source[]) =>
    places.map(({ file, field }) => [file, field].filter(Boolean).join(' › ')).join('; ');
  const several = sources.length > 1 ? 'Written in several places: ' : '';
  const facts = composedFrom.length > 0 ? ` (composed with ${names(composedFrom)})` : '';
  const used = paths.length > 1 ? `, used on ${paths.length} pages` : '';
  return sources.length > 0 ? `${several}${names(sources)}${facts}${used}` : '';
}

/** How other files name a field: `timelines.website`, `site.phone.value`. */
function reference({ file, field }: Field): RegExp {
  const main = mainName(file);
  const root = /^\d/.test(field) ? main : field.split('.')[0];
  const isListed = field.split('.').some((part) => /^\d+$/.test(part));
  const name = isListed ? root : file === 'content/site.ts' ? `${main}.${field}` : field;
  return new RegExp(`\\b${escaped(name ?? '')}\\b`);
}

/** The line on which a field is written, found by the keys that lead to it; undefined where the file builds it otherwise. */
function lineOf(source: string, file: string, field: string): number | undefined {
  let at = Math.max(0, source.search(new RegExp(`\\b${mainName(file)}\\b[^=\\n]*=`)));
  let nth = 0;
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) {
      nth = Number(part);
      continue;
    }
    const key = new RegExp(`(?:^|[\\s{,(])['"]?${escaped(part)}['"]?(?::|,| =|: [\\w<>[\\]]+ =)`, 'g');
    key.lastIndex = at;
    for (let count = 0; count <= nth; count += 1) {
      const found = key.exec(source);
      // A value such as value or isPlaceholder that a function fills in.
      if (!found) return at > 0 ? lineAt(source, at) : undefined;
      at = found.index + found[0].length;
    }
    nth = 0;
  }
  return lineAt(source, at);
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;
