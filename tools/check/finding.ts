import type { ExportedSite } from '../exported-page/read-site';
import type { Content } from './content';

/**
 * The severity of a finding, worst first. An error in content stops the build. An error on a page
 * blocks the launch and the review. `launch` must be resolved before launch.
 */
export const severities = ['error', 'launch', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** Who can act on a finding. */
export type Owner = 'marketing' | 'owner' | 'legal' | 'developer';

/** What a rule returns: what is wrong, and where to change it. */
export type Finding = {
  /** File to open, for example `content/services/seo-services.ts`. */
  file: string;
  /** Field in that file, for example `meta.description` or `faq.2.id`. */
  field: string;
  /** What is wrong or what must be true: a sentence, or the rest of one after the field's name. */
  message: string;
  /** What it is about, in the owner's words: “Phone number”. */
  subject?: string;
  /** What the owner should do; the rule's action by default. */
  action?: string;
  /** How a developer records the answer. */
  fix?: string;
  /** Texts and addresses by which `affected-pages.ts` finds it on pages. */
  shown?: readonly string[];
  /** The only pages where it is. */
  paths?: readonly string[];
};

export type RuleFinding = Finding & { rule: string; severity: Severity; owner: Owner };

/** A rule about the content or the exported pages, as a row of a table. */
export type RuleRow<Input extends Content | ExportedSite> = Pick<Finding, 'action' | 'fix'> & {
  id: string;
  owner: Owner;
  check: (input: Input) => readonly Finding[];
};
export type Rule = { severity: Severity } & (
  ({ over: 'content' } & RuleRow<Content>) | ({ over: 'pages' } & RuleRow<ExportedSite>)
);

/** A finding as one line. */
export function formatFinding({ file, field, message }: Finding): string {
  return `${file}: ${field}: ${message}`;
}

/** Removes findings with the same field and message as another. */
export function unique<Item extends Finding>(findings: readonly Item[]): Item[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
}

/** Reports each entry whose value an earlier entry has. */
export function duplicates(
  entries: readonly (Omit<Finding, 'message'> & { value: string })[],
  what: string,
): Finding[] {
  return entries.flatMap(({ file, field, value }, index) => {
    const first = entries.findIndex((entry) => entry.value === value);
    const { file: firstFile, field: firstField } = entries[first]!;
    const message = `duplicate ${what} "${value}", already in ${firstFile}: ${firstField}`;
    return first < index ? [{ file, field, message }] : [];
  });
}
