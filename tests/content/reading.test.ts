import { readingEase } from '@/tools/pages/readability';
import { sentencesOf } from '../support/copy';
import { type CopyFile, copyFiles } from '../support/copy-files';

/** Flesch's measure: 60 and more is plain English (tools/pages/readability.ts). */
const least = { page: 60, legal: 50 } as const;

/** A file that reads too hard, with its three hardest fields. */
function tooHard({ file, copy, isLegal }: CopyFile): string[] {
  const minimum = isLegal ? least.legal : least.page;
  const body = copy
    .filter(({ field }) => !field.startsWith('meta.'))
    .map(({ field, text }) => ({ field, sentences: sentencesOf(text) }))
    .filter(({ sentences }) => sentences.length > 0);
  const ease = readingEase(body.flatMap(({ sentences }) => sentences));
  if (ease >= minimum) return [];
  const hardest = body
    .map(({ field, sentences }) => ({ field, ease: readingEase(sentences) }))
    .sort((one, other) => one.ease - other.ease)
    .slice(0, 3);
  return hardest.map(
    (entry) => `${file}: ${entry.field}: reads at ${entry.ease}; the page is at ${ease}, at least ${minimum}`,
  );
}

describe('the copy', () => {
  it.each(copyFiles.map((entry) => [entry.file, entry] as const))('is plain English in %s', (_, entry) => {
    expect(tooHard(entry)).toEqual([]);
  });
});
