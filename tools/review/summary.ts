import { type Edit, grouped } from './group';
import type { Review } from './review';

/** Markup in a text stays text. */
const escape = (text: string) => text.replace(/[\\`*_<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ');

const check = (mustBeChecked?: boolean) => (mustBeChecked ? '**Check this:** ' : '');

/** What an edit did, in a line. */
function lineOf({ before, after, kind, places, files, mustBeChecked }: Edit): string {
  const words = before && after ? `${escape(before)} → ${escape(after)}` : escape(after || `gone: ${before}`);
  const where = [places.length > 1 ? `${places.length} places` : places[0]!.where, ...files].join(', ');
  return `${check(mustBeChecked)}${kind ? `${kind}: ` : ''}${words} (${escape(where)})`;
}

/** The review as Markdown, for a pull request. */
export function summaryOf({ problem, errors, edits, other, colours, pictures, notes, unread }: Review): string {
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `${title}\n\n${items.map((item) => `- ${item}`).join('\n')}` : '';
  const looks = [
    ...colours.map(
      ({ name, was, is, lowest }) => `${name}: ${was} → ${is}, ${lowest?.contrast.toFixed(1) ?? '?'} to 1`,
    ),
    ...[...pictures, ...other],
  ];
  return [
    '## Review of the preview',
    problem ?? `${edits.length} edits of words.`,
    list('### Don’t publish yet', errors.map(escape)),
    ...grouped(edits, ({ commit }) => commit ?? '').flatMap(([commit, own]) => [
      commit && `### ${escape(commit)}`,
      ...grouped(own, ({ heading }) => heading).map(([heading, some]) =>
        list(`#### ${escape(heading)}`, some.map(lineOf)),
      ),
    ]),
    list('### Something else than words', looks.map(escape)),
    list(
      '### What isn’t a page',
      notes.map(({ text, mustBeChecked }) => check(mustBeChecked) + escape(text)),
    ),
    list('### Not compared', problem ? [] : unread),
    'The page /review of the preview has everything.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
