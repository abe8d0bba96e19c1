/** One thing wrong in the content, in words an editor can act on. */
export type Problem = {
  /** File to open, for example `content/services/seo-services.ts`. */
  file: string;
  /** Where in it, for example `meta.description` or `faq.2.id`. */
  field: string;
  /** What must hold. */
  rule: string;
};

/** A problem as one line: file, field, rule. */
export function formatProblem({ file, field, rule }: Problem): string {
  return `${file}: ${field}: ${rule}`;
}
