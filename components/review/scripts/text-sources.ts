import type { Source, TextSource } from '../model';
import type { Comment } from './draft';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where the commented text is written: the shortest text on that page that contains the quote's first line. */
export function sourceOfQuote({ quote, path }: Comment, texts: readonly TextSource[]): TextSource | undefined {
  const [line = ''] = quote.split('\n');
  const wanted = plain(line);
  if (!wanted) return undefined;
  return texts
    .filter(({ text, paths }) => paths.includes(path) && plain(text).includes(wanted))
    .sort((one, other) => one.text.length - other.text.length)[0];
}

/** “content/facts.ts › timelines.website”. */
const sourceName = ({ file, field }: Source) => (field ? `${file} › ${field}` : file);

/** The place of a text in words, in a sentence or two for a report. */
export function sourceNote(source: TextSource | undefined): string {
  if (!source) return '';
  const { sources, composedFrom, paths } = source;
  const several = sources.length > 1 ? 'Written in several places: ' : '';
  const parts = composedFrom.length > 0 ? ` (composed with ${composedFrom.map(sourceName).join(', ')})` : '';
  const used = paths.length > 1 ? `, used on ${paths.length} pages` : '';
  const names = sources.map(sourceName).join('; ');
  return names ? `${several}${names}${parts}${used}` : '';
}

let loading: Promise<TextSource[]> | undefined;

/** The map from texts to content files; empty where the preview lacks it. */
export function loadTexts(): Promise<TextSource[]> {
  loading ??= fetch('/review/texts.json').then(
    (response) => (response.ok ? (response.json() as Promise<TextSource[]>) : []),
    () => [],
  );
  return loading;
}
