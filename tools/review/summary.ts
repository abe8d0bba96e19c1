import { appendFileSync, readFileSync } from 'node:fs';
import type { Review, Row } from './group';

/** Escapes a text, so that none of it becomes Markdown or HTML. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>()#+!|~&@]/g, '\\$&').replace(/\s+/g, ' ');

/** The review in Markdown: what blocks, what a person must check, and how much else changed. */
export function summaryOf({ rows, pages }: Review): string {
  const of = (...kinds: Row['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
  const line = ({ before, after, file, line: at, pages: on }: Row) => {
    const change = [before && `~~${plain(before)}~~`, plain(after)].filter(Boolean).join(' → ');
    const where = [file && `${plain(file)}${at ? `:${at}` : ''}`, `${on.length} ${on.length === 1 ? 'page' : 'pages'}`];
    return `- ${change} (${where.filter(Boolean).join(', ')})`;
  };
  const list = (title: string, found: Row[]) =>
    found.length > 0 ? `### ${title}\n\n${found.map(line).join('\n')}` : '';
  const changed = pages.filter(({ state }) => state !== 'identical').length;
  return [
    '## Review',
    list('Blocks publishing', of('error')),
    list('Check these', of('check')),
    `${changed} of ${pages.length} pages are not identical. Texts: ${of('check', 'text').length}. Looks: ${of('look').length}.`,
    'The review sheet is at `/review` of the preview. Without a host that publishes previews, unpack the `preview` artifact as `out/` and run `npm run serve`.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/* npx tsx tools/review/summary.ts, after a preview build: fails if something blocks publishing. */
if (process.argv[1]?.endsWith('summary.ts')) {
  const review = JSON.parse(readFileSync('out/review/review.json', 'utf8')) as Review;
  const text = summaryOf(review);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
  else console.log(text);
  if (review.rows.some(({ kind }) => kind === 'error')) process.exitCode = 1;
}
