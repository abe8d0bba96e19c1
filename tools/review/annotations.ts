import { appendFileSync, readFileSync } from 'node:fs';
import { count, countsOf, type ReviewModel, type Row } from './sheet/model';

/** A row as a line that GitHub shows beside the file (docs.github.com "Workflow commands"). */
export function annotation({ level, name, notes, parts, file, line }: Row): string {
  const kind = { block: 'error', check: 'warning', warning: 'warning', change: 'notice' }[level];
  const inText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const inProperty = (text: string) => inText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = file ? `file=${inProperty(file)}${line ? `,line=${line}` : ''},` : '';
  return `::${kind} ${place}title=${inProperty(name)}::${inText([textOf(parts), ...notes].filter(Boolean).join(' ') || name)}`;
}

const textOf = (parts: Row['parts']) =>
  parts
    .map(({ kind, text }) => (kind === 'removed' ? `[-${text}-]` : kind === 'added' ? `{+${text}+}` : text))
    .join('');

/** The sheet as Markdown: the same rows in the same order. */
export function summary({ rows, standing, comparison }: Pick<ReviewModel, 'rows' | 'standing' | 'comparison'>): string {
  const line = ({ level, name, note, places }: Row) =>
    `- ${level === 'block' ? '**Blocks publishing.** ' : ''}${name} (${[note && `\`${note}\``, places.length > 0 && count(places.length, 'page')].filter(Boolean).join(', ')})`;
  const lines = [
    '## Review',
    rows.some(({ level }) => level === 'block') && '**Don’t publish yet: fix what blocks first.**',
    'problem' in comparison && comparison.problem,
    rows.length > 0 ? `New: ${countsOf(rows)}.` : 'No text, link or page changed, and no page looks different.',
    rows.map(line).join('\n'),
    standing.length > 0 && `Before launch: ${count(standing.length, 'open question')}.`,
    'The review sheet is at `/review` of the preview: open it at the address your host gives to this branch (Netlify, Vercel, Cloudflare Pages), without downloading anything. Elsewhere, unpack the `preview` artifact as `out/` and run `npm run serve`.',
  ];
  return lines.filter(Boolean).join('\n\n');
}

/*
 * `npx tsx tools/review/annotations.ts` after a preview build; fails if something blocks
 * publishing.
 */
if (process.argv[1]?.endsWith('annotations.ts')) {
  const review = JSON.parse(readFileSync('out/review/review.json', 'utf8')) as ReviewModel;
  for (const row of review.rows) console.log(annotation(row));
  const text = summary(review);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
  else console.log(text);
  if (review.rows.some(({ level }) => level === 'block')) process.exitCode = 1;
}
