/** What is wrong, and where to change it. */
export type Problem = {
  /** File to open, for example `content/services/seo-services.ts`. */
  file: string;
  /** Field in that file, for example `meta.description` or `faq.2.id`. */
  field: string;
  /** The line of the file that has the field, if it's known. */
  line?: number;
  /** A sentence, or the rest of one after the field's name. */
  message: string;
};

/** A problem as one line. */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${file}: ${line === undefined ? '' : `line ${line}: `}${placeIn(field)}: ${message}`;
}

/** A problem as GitHub shows it beside its line. Source: docs.github.com "Workflow commands". */
export function annotation({ file, line, field, message }: Problem): string {
  const number = line ?? /^line (\d+)$/.exec(field)?.[1] ?? 1;
  const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${number}::${escape(`${placeIn(field)}: ${message}`)}`;
}

/** `items.0.answer.1` as people count: “items 1, answer 2”. A detail is its value. */
export function placeIn(field: string): string {
  const counted = (_: string, before: string, index: string, after: string) =>
    `${before ? ' ' : 'entry '}${Number(index) + 1}${after ? ', ' : ''}`;
  return field.replace(/(?<!\d)\.value(?=\.|$)/, '').replace(/(^|\.)(\d+)(\.|$)/g, counted);
}

/** Keeps the first problem of each field. */
export function onePerField(problems: readonly Problem[]): Problem[] {
  const place = ({ file, field }: Problem) => `${file}: ${field}`;
  return problems.filter((one, index) => problems.findIndex((other) => place(other) === place(one)) === index);
}

/** Facts are read from the owner's folder first, then from files like content/facts.ts. */
const rankOf = (file: string) => (file.startsWith('content/owner/') ? 0 : file.split('/').length);

/**
 * Removes the problems of texts that only repeat another one, such as a fact, with its problem.
 * @param faults problems, each with its text
 */
export function problemsAtSource(faults: readonly (Problem & { value: string })[]): Problem[] {
  const inOrder = faults.toSorted((one, other) => rankOf(one.file) - rankOf(other.file));
  const atSource = inOrder.filter(
    ({ value, message }, index) =>
      !value.trim() ||
      !inOrder.slice(0, index).some((source) => source.message === message && value.includes(source.value)),
  );
  return atSource.map(({ file, field, message }) => ({ file, field, message }));
}

/** Reports each entry whose value an earlier entry has. */
export function duplicates(
  entries: readonly (Omit<Problem, 'message'> & { value: string })[],
  what: string,
): Problem[] {
  return entries.flatMap(({ file, field, value }, index) => {
    const first = entries.findIndex((entry) => entry.value === value);
    const { file: firstFile, field: firstField } = entries[first]!;
    const message = `duplicate ${what} "${value}", already in ${firstFile}: ${placeIn(firstField)}`;
    return first < index ? [{ file, field, message }] : [];
  });
}
