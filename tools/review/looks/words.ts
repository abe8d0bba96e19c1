import type { Declaration } from './declarations';

/** What style properties do, for people who don't write any. The first that fits. */
const words: readonly [RegExp, string][] = [
  [/^color$|text-fill/, 'text colour'],
  [/^background/, 'background'],
  [/^outline/, 'outline'],
  [/radius$/, 'rounded corners'],
  [/^border/, 'border'],
  [/^(?:box-shadow|text-shadow|filter|backdrop-filter)/, 'shadow'],
  [/^(?:fill|stroke)/, 'colour and lines'],
  [/^(?:opacity|mask|clip)/, 'transparency and clipping'],
  [/^z-index|^isolation/, 'stacking order'],
  [/^(?:text-align|justify|align|place|vertical-align)/, 'alignment'],
  [/^text-decoration|^text-underline/, 'underline'],
  [
    /^(?:font|line-height|letter-spacing|word-spacing|text-transform|src|size-adjust|ascent|descent|line-gap|hyphens)/,
    'lettering',
  ],
  [/^(?:margin|gap|row-gap|column-gap|scroll-margin)/, 'outer spacing'],
  [/^padding/, 'inner spacing'],
  [/(?:width|height|inline-size|block-size|aspect-ratio|^size)$/, 'size'],
  [/^(?:position|top|right|bottom|left|inset|translate|transform|rotate|scale|float)/, 'position'],
  [/^(?:flex|grid|columns?|order)/, 'arrangement'],
  [/^overflow(?!-wrap)|^line-clamp|^box-orient/, 'what is cut off'],
  [/^(?:overflow-wrap|white-space|text-wrap|text-overflow|word-break)/, 'wrapping'],
  [/^color-scheme/, 'light and dark colours'],
  [/^(?:animation|transition|view-transition|scroll-behavior|navigation)/, 'movement'],
  [/^(?:cursor|pointer-events|user-select|touch-action)/, 'response to the pointer'],
  [/^(?:content|list-style|counter)/, 'marks beside the text'],
  [/^(?:display|visibility)/, 'display'],
];

const plain = (property: string) => property.replace(/^-(?!-)\w*-/, '');
const wordOf = ({ property }: Declaration) =>
  words.find(([pattern]) => pattern.test(plain(property)))?.[1] ?? property.replace(/^-+/, '').replaceAll('-', ' ');

const hides = ({ property, value }: Declaration) =>
  (property === 'display' && /^none/.test(value)) ||
  (property === 'visibility' && /^(?:hidden|collapse)/.test(value)) ||
  (property === 'opacity' && /^0(?:\D|$)/.test(value));
const outlines = ({ property }: Declaration) => property.startsWith('outline');
const isOff = ({ value }: Declaration) => /\b(?:none|0)\b(?!\.)/.test(value);

type Edit = { removed: readonly Declaration[]; added: readonly Declaration[] };

/**
 * What an edit of style rules does to something: “links hidden”, “outline removed from links”,
 * “text colour of links”.
 * @param users what uses the tokens among them
 */
export function effectOf({ removed, added }: Edit, subject: string, users: readonly Declaration[] = []): string {
  if (added.some(hides) && !removed.some(hides)) return `${subject} hidden`;
  if (removed.some(hides) && !added.some(hides)) return `${subject} shown`;
  const all = [...removed, ...added];
  if (all.every(outlines) && added.every(isOff) && !removed.every(isOff)) return `outline removed from ${subject}`;
  const named = users.length > 0 ? [...all.filter(({ property }) => !property.startsWith('--')), ...users] : all;
  const names = [...new Set(named.map(wordOf))];
  return `${names.length > 4 ? 'looks' : listOf(names)} of ${subject}`;
}

/** “a, b and c”. */
export const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** A few declarations as one line, without copies for single browsers. */
export function declarationText(list: readonly Declaration[]): string {
  const own = list.filter(
    ({ property }) => !list.some((one) => one.property === plain(property) && one.property !== property),
  );
  return [...new Set(own.map(({ property, value }) => `${property}: ${value}`))].join('; ');
}
