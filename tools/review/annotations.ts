import { appendFileSync, readFileSync } from 'node:fs';
import { count, type Finding, type ReviewModel } from '@/tools/review/sheet/model';

/** What the pull request is told: `review/verdict.json` of a preview. */
export type Verdict = ReviewModel['verdict'] & Pick<ReviewModel, 'comparison'> & { findings: Finding[] };

/** A new finding as a line that GitHub shows beside the file (docs.github.com "Workflow commands"). */
export function annotation({ severity, heading, subject, message, action, ...place }: Finding): string {
  const level = severity === 'error' ? 'error' : severity === 'note' ? 'notice' : 'warning';
  const inText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const inProperty = (text: string) => inText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const line = place.line ? `,line=${place.line}` : '';
  const text = [subject && `${subject}:`, message, action].filter(Boolean).join(' ');
  return `::${level} file=${inProperty(place.file)}${line},title=${inProperty(heading)}::${inText(text)}`;
}

/** The verdict as Markdown. */
export function summary({ isBlocked, items, standing, comparison }: Verdict): string {
  const news = items.length > 0 ? `New: ${items.join(', ')}.` : 'No text, link or page changed.';
  const lines = [
    '## Review',
    isBlocked && '**A link leads nowhere: fix it before this is published.**',
    'problem' in comparison ? `${comparison.problem} Appearance was not compared.` : news,
    standing > 0 && `Before launch: ${count(standing, 'open question')}.`,
    'The review sheet of the preview (/review) shows each of them.',
  ];
  return lines.filter(Boolean).join('\n\n');
}

/* `npx tsx tools/review/annotations.ts` after a preview build; fails if a link of the site leads nowhere. */
if (process.argv[1]?.endsWith('annotations.ts')) {
  const verdict = JSON.parse(readFileSync('out/review/verdict.json', 'utf8')) as Verdict;
  for (const finding of verdict.findings) console.log(annotation(finding));
  const text = summary(verdict);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
  else console.log(text);
  if (verdict.isBlocked) process.exitCode = 1;
}
