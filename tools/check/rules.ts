import { fullTitle } from '@/lib/title';
import { limits } from './limits';
import type { Problem } from './problem';
import { cut } from './text-width';

/** A place in the content with the text that stands there. */
export type Entry = { file: string; field: string; value: string };

export type MetaEntry = { file: string; title: string; description: string };

/** Entries whose value stands in an earlier entry too. */
export function duplicateProblems(entries: readonly Entry[], what: string): Problem[] {
  const seen = new Map<string, Entry>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const first = seen.get(entry.value);
    if (first) {
      const rule = `duplicate ${what} "${entry.value}", already in ${first.file}: ${first.field}`;
      problems.push({ file: entry.file, field: entry.field, rule });
    } else seen.set(entry.value, entry);
  }
  return problems;
}

/** Length and uniqueness of search titles (as the browser shows them, name included) and descriptions. */
export function metaProblems(entries: readonly MetaEntry[]): Problem[] {
  const { titleCharacters, descriptionCharacters } = limits;
  const lengths = entries.flatMap(({ file, title, description }) => {
    const problems: Problem[] = [];
    const shown = fullTitle(title);
    if (shown.length > titleCharacters) {
      const rule = `"${shown}" has ${shown.length} characters, at most ${titleCharacters}`;
      problems.push({ file, field: 'meta.title', rule });
    }
    if (description.length < descriptionCharacters) {
      const rule = `has ${description.length} characters, must have at least ${descriptionCharacters}`;
      problems.push({ file, field: 'meta.description', rule });
    }
    return [...problems, ...cutProblems(file, 'title', shown), ...cutProblems(file, 'description', description)];
  });
  return [
    ...lengths,
    ...duplicateProblems(
      entries.map(({ file, title }) => ({ file, field: 'meta.title', value: title })),
      'title',
    ),
    ...duplicateProblems(
      entries.map(({ file, description }) => ({ file, field: 'meta.description', value: description })),
      'description',
    ),
  ];
}

/** Where a search result would cut it off, on whichever device does so first. */
function cutProblems(file: string, part: 'title' | 'description', text: string): Problem[] {
  for (const device of ['phone', 'desktop'] as const) {
    const { shown, isCut } = cut(text, limits.result[device][part]);
    const rule = `is cut off in Google on a ${device} after "${shown.replace(/ …$/, '').slice(-20)}": shorten it`;
    if (isCut) return [{ file, field: `meta.${part}`, rule }];
  }
  return [];
}

/** Steps of a process that are not numbered 1, 2, 3 … */
export function stepProblems(file: string, steps: readonly { step: number }[]): Problem[] {
  return steps.flatMap(({ step }, index) =>
    step === index + 1 ? [] : [{ file, field: `process.${index}.step`, rule: `must be ${index + 1}, is ${step}` }],
  );
}
