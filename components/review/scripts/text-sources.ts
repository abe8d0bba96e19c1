import type { TextSource } from '../model';
import type { Comment } from './draft';

const plain = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Where the commented text is written: the shortest text on that page that contains the quote's first line. */
export function sourceOfQuote({ quote, path }: Comment, texts: readonly TextSource[]): TextSource | undefined {
  const wanted = plain(quote.split('\n')[0]);
  if (!wanted) return undefined;
  return texts
    .filter(({ text, paths }) => paths.includes(path) && plain(text).includes(wanted))
    .sort((one, other) => one.text.length - other.text.length)[0];
}

let loading: Promise<TextSource[]> | undefined;

/** The map from texts to content files; empty where the preview lacks it. */
export function loadTexts(): Promise<TextSource[]> {
  loading ??= fetch('/review/texts.json')
    .then((response) => response.json() as Promise<TextSource[]>)
    .catch(() => []);
  return loading;
}
