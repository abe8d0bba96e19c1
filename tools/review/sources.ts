import type { Written } from './sheet/model';
import { type Content, type Field, mainName } from '../check/content';
import { detailName } from '../check/launch/placeholders';
import { sourceOf } from '../check/pages';
import { inOneLine, patternOf } from '../pages/letters';
import { withoutGaps } from './changes/facts';
import type { RepositoryLinks } from './repository';

/** A field of a content file; `field` is empty where only the file is known. */
export type Source = Pick<Field, 'file' | 'field'>;
/** The fields that a text is written in, and the facts that it is composed from. */
export type Sources = { fields: Source[]; facts: Source[] };

type Text = Field & { value: string };

/** Files whose values other texts take over. */
const factFiles = ['content/facts.ts', 'content/pages/figures.ts', 'content/site.ts'];
/** Names and addresses in the content that are not copy. */
const notCopy = /^(?:id|slug|icon|href|url|line|kind|currency|locale|countryCode|legalReviewedOn|service|category)$/;
const isSlug = (value: string) => /^[a-z]+(?:-[a-z]+)+$/.test(value);
const unique = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map(({ file, field }) => [`${file} ${field}`, { file, field }])).values(),
];

/**
 * Finds texts of pages in the content.
 * @param link address that opens a file at a line for editing
 */
export function sourceFinder(content: Content, link: RepositoryLinks['editUrl'] = () => undefined) {
  const copy = content.texts
    .filter(({ key, value }) => !notCopy.test(key) && !isSlug(value) && /\p{L}|\d/u.test(value))
    .map((text): Text => ({ ...text, value: inOneLine(text.value) }));
  const bySource = new Map(content.files.map(({ file, source }) => [file, source]));
  const facts = [
    ...copy.filter(({ file }) => factFiles.includes(file)),
    ...content.texts.filter(
      ({ file, field }) => file === 'content/site.ts' && field.startsWith('social.') && field.endsWith('.url'),
    ),
  ];

  const place = ({ file, field }: Source, known?: number): Written => {
    const value = content.fields.find((one) => one.file === file && one.field === field)?.value;
    const line = known ?? lineOf(bySource.get(file) ?? '', field, value);
    return { file, line, note: [file, field].filter(Boolean).join(' › '), editUrl: link(file, line) };
  };
  /** All places of a text in words, with the first one to edit. */
  const written = ({ fields, facts: parts }: Sources): Written => {
    const names = (sources: readonly Source[]) => sources.map((one) => place(one).note).join('; ');
    const several = fields.length > 1 ? 'Written in several places: ' : '';
    const composed = parts.length > 0 ? ` (composed with ${names(parts)})` : '';
    return { ...(fields[0] && place(fields[0])), note: several + names(fields) + composed };
  };

  /** Facts that a text takes over: their words are in it, and its file names them. */
  const factsIn = ({ file, value }: Text): Text[] => {
    const source = bySource.get(file) ?? '';
    if (factFiles.includes(file) || source.includes(value)) return [];
    return facts.filter((fact) => value.includes(fact.value) && reference(fact).test(source));
  };

  const isTyped = ({ file, value }: Text) => Boolean(bySource.get(file)?.includes(value));
  /**
   * Anything that is neither typed where it is nor composed from facts takes a text of another file
   * as it is.
   */
  const isOrigin = (text: Text) => isTyped(text) || factsIn(text).length > 0;
  const prefer = (texts: Text[], isBetter: (text: Text) => boolean) =>
    texts.some(isBetter) ? texts.filter(isBetter) : texts;

  /**
   * Best first: the whole text, a part of a text, a text put together from several; in the page's
   * own file if it has it.
   */
  const textsWith = (text: string, path?: string): Text[] => {
    const isBest = path === undefined ? isTyped : ({ file }: Text) => file === sourceOf(path);
    const choose = (found: Text[]) => prefer(prefer(found, isOrigin), isBest);
    for (const isEqual of [({ value }: Text) => value === text, (one: Text) => isFilledIn(one, text)]) {
      const equal = choose(copy.filter(isEqual));
      if (equal.length > 0) return equal;
    }
    const within = choose(copy.filter(({ value }) => text.length > 3 && value.includes(text)));
    if (within.length > 0) return within;
    const parts = choose(copy.filter(({ value }) => value.length > 3 && text.includes(value)));
    // The longest first: a shorter one may be a piece of it.
    const longest = parts.toSorted((one, other) => other.value.length - one.value.length);
    const whole = longest.filter(
      ({ value }, index) => !longest.slice(0, index).some((one) => one.value.includes(value)),
    );
    const rest = whole.reduce((left, { value }) => left.replaceAll(value, ''), text);
    return rest.length < text.length / 3 ? whole : [];
  };

  const sourcesOf = (text: string, path?: string): Sources => {
    const found = text.split('\n').flatMap((line) => textsWith(inOneLine(line), path));
    return { fields: unique(found), facts: unique(found.flatMap(factsIn)) };
  };

  /**
   * Where a changed fact is written: of several with the same words, those that the changed texts
   * take over.
   */
  const factSources = (value: string, texts: readonly { after?: string; path?: string }[]) => {
    const all = facts.filter((fact) => withoutGaps(fact.value) === value);
    const used = texts.flatMap(({ after = '', path }) => sourcesOf(after, path).facts);
    const fields = unique(
      prefer(all, ({ file, field }) => used.some((one) => one.file === file && one.field === field)),
    );
    return { fields, facts: [], alarm: factChange(fields[0]!) };
  };

  /** What its change is: of one of the agency's details, whether it is confirmed now. */
  const factChange = ({ file, field }: Source): string => {
    if (file === 'content/facts.ts') return 'Promise changed';
    if (file === 'content/pages/figures.ts') return 'Figure changed';
    const name = field.replace(/\.(?:value(?:\..*)?|url)$/, '');
    const detail = content.fields.find((one) => one.file === file && one.field === name)?.value;
    if (typeof detail !== 'object' || !detail) return `${detailName(name)} changed`;
    if ('label' in detail) return `${String(detail.label)} page now confirmed`;
    return `${detailName(name)} ${'isPlaceholder' in detail && !detail.isPlaceholder ? 'now confirmed' : 'changed'}`;
  };

  return { place, written, sourcesOf, factSources, copy, facts };
}

export type SourceFinder = ReturnType<typeof sourceFinder>;

/** Whether a text is a field with its gaps filled in: “Copy {role} address”. */
function isFilledIn({ value }: Text, text: string): boolean {
  const [first = '', ...others] = value.split(/\{\w+\}/);
  const isGap = others.length > 0 && `${first}${others.join('')}`.length > 3;
  return isGap && new RegExp(`^${[first, ...others].map(patternOf).join('.*')}$`).test(text);
}

/** How other files name a field: `timelines.website`, `site.phone.value`. */
function reference({ file, field }: Field): RegExp {
  const main = mainName(file);
  const root = /^\d/.test(field) ? main : field.split('.')[0];
  const isListed = field.split('.').some((part) => /^\d+$/.test(part));
  const name = isListed ? root : file === 'content/site.ts' ? `${main}.${field}` : field;
  return new RegExp(`\\b${patternOf(name ?? '')}\\b`);
}

/** The line on which a field is written: with its name and its text, or with one of them. */
function lineOf(source: string, field: string, value: unknown): number | undefined {
  const key = field.split('.').findLast((part) => !/^\d+$/.test(part));
  const isNamed = (line: string) => Boolean(key) && new RegExp(`\\b${key}['"]?(?::|,| =)`).test(line);
  const isTyped = (line: string) => typeof value === 'string' && value !== '' && line.includes(value);
  const lines = source.split('\n');
  const line = lines.find((one) => isNamed(one) && isTyped(one)) ?? lines.find(isTyped) ?? lines.find(isNamed);
  return line === undefined ? undefined : lines.indexOf(line) + 1;
}
