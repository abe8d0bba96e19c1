/** What is wrong, and where to change it. */
export type Problem = {
  /** File to open, for example `content/services/seo-services.ts`. */
  file: string;
  /** Field in that file, for example `meta.description` or `faq.2.id`. */
  field: string;
  /** A sentence, or the rest of one after the field's name. */
  message: string;
};

/** A problem as one line. */
export function formatProblem({ file, field, message }: Problem): string {
  return `${file}: ${field}: ${message}`;
}

/** Removes problems that are the same as another one. */
export function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Keeps the first problem of each field. */
export function onePerField(problems: readonly Problem[]): Problem[] {
  const place = ({ file, field }: Problem) => `${file}: ${field}`;
  return problems.filter((one, index) => problems.findIndex((other) => place(other) === place(one)) === index);
}

/** Reports each entry whose value an earlier entry has. */
export function duplicates(
  entries: readonly (Omit<Problem, 'message'> & { value: string })[],
  what: string,
): Problem[] {
  return entries.flatMap(({ file, field, value }, index) => {
    const first = entries.findIndex((entry) => entry.value === value);
    const { file: firstFile, field: firstField } = entries[first]!;
    const message = `duplicate ${what} "${value}", already in ${firstFile}: ${firstField}`;
    return first < index ? [{ file, field, message }] : [];
  });
}
