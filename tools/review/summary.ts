import { readFileSync } from 'node:fs';
import type { Review } from './index';

/* Prints the review of out/ as Markdown for a pull request. Fails if something is broken. */
const { problem, errors, pages, changes } = JSON.parse(readFileSync('out/review/review.json', 'utf8')) as Review;
const count = (...states: string[]) => pages.filter(({ state }) => states.includes(state)).length;
/** Markup in a text stays text. */
const escape = (text: string) => text.replace(/[\\`*_<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ');
const list = (title: string, items: readonly string[]) =>
  items.length > 0 ? `### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}\n` : '';

console.log(
  [
    '## Review of the preview',
    problem ??
      `Words changed on ${count('text')} pages, something else on ${count('other')}; ${count('new')} new, ${count('gone')} gone.`,
    list('Don’t publish yet', errors.map(escape)),
    list(
      'Check this',
      changes
        .filter(({ mustBeChecked }) => mustBeChecked)
        .map(({ before, after, pages: on }) => `${escape(before)} → ${escape(after)} (${on.join(', ')})`),
    ),
    'The page /review of the preview has all changes.',
  ]
    .filter(Boolean)
    .join('\n\n'),
);
if (errors.length > 0) process.exitCode = 1;
