import type { Site } from '../pages/read-site';
import type { Content } from './content';

/**
 * How much a finding matters, worst first. An error stops the build; on a page, it blocks the
 * launch and the review. `launch` is open before launch.
 */
export const severities = ['error', 'launch', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** Who can act on a finding. */
export type Owner = 'marketing' | 'owner' | 'legal' | 'developer';

/** What a check returns: what is wrong, and where to change it. */
export type Found = {
  /** File to open, for example `content/services/seo-services.ts`. */
  file: string;
  /** Field in that file, for example `meta.description` or `faq.2.id`. */
  field: string;
  /** What is wrong or what must be true, as a sentence or the rest of one. */
  message: string;
  /** What it is about in the owner's words, for example “Phone number”. */
  subject?: string;
  /** What the owner should do; the rule's action by default. */
  action?: string;
  /** How a developer records the answer. */
  fix?: string;
  /** Texts and addresses by which it can be found on the pages. */
  shown?: readonly string[];
  /** The only pages where it is. */
  paths?: readonly string[];
};

export type Finding = Found & { rule: string; severity: Severity; owner: Owner };

/** A rule as its table has it, over the content or over the exported pages. */
export type Row<Input extends Content | Site> = Pick<Found, 'action' | 'fix'> & {
  id: string;
  owner: Owner;
  /** What its findings have in common: the heading above them. */
  message: string;
  check: (input: Input) => readonly Found[];
};
export type Rule = { severity: Severity } & (({ over: 'content' } & Row<Content>) | ({ over: 'pages' } & Row<Site>));

/** A finding as one line: file, field, rule. */
export function formatFinding({ file, field, message }: Found): string {
  return `${file}: ${field}: ${message}`;
}

/** Findings without those that say the same of the same field. */
export function unique<Item extends Found>(findings: readonly Item[]): Item[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
}

/** A finding for each entry whose value is in an earlier entry too. */
export function duplicates(entries: readonly (Omit<Found, 'message'> & { value: string })[], what: string): Found[] {
  return entries.flatMap(({ file, field, value }, index) => {
    const first = entries.findIndex((entry) => entry.value === value);
    const { file: firstFile, field: firstField } = entries[first]!;
    const message = `duplicate ${what} "${value}", already in ${firstFile}: ${firstField}`;
    return first < index ? [{ file, field, message }] : [];
  });
}
