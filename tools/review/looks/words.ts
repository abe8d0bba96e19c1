import type { Declaration } from './look';

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
  [/^(?:overflow|white-space|text-wrap|text-overflow|word-break)/, 'wrapping'],
  [/^(?:animation|transition|view-transition|scroll-behavior|navigation)/, 'movement'],
  [/^(?:cursor|pointer-events|user-select|touch-action)/, 'response to the pointer'],
  [/^(?:content|list-style|counter)/, 'marks beside the text'],
  [/^(?:display|visibility)/, 'display'],
];

const wordOf = ({ property }: Declaration) =>
  words.find(([pattern]) => pattern.test(property.replace(/^-\w+-/, '')))?.[1] ??
  property.replace(/^-+/, '').replaceAll('-', ' ');

const hides = ({ property, value }: Declaration) =>
  (property === 'display' && /^none/.test(value)) ||
  (property === 'visibility' && /^(?:hidden|collapse)/.test(value)) ||
  (property === 'opacity' && /^0(?:\D|$)/.test(value));
const removesOutline = ({ property, value }: Declaration) =>
  /^outline(?:-style|-width)?$/.test(property) && /^(?:none|0)|\b(?:none|0)\b(?!\.)/.test(value);

type Edit = { removed: readonly Declaration[]; added: readonly Declaration[] };

/** What an edit of style rules does to something: “links hidden”, “outline removed from links”, “text colour of links”. */
export function effectOf({ removed, added }: Edit, subject: string, used: readonly Declaration[] = []): string {
  const [before, after] = [removed, added].map((list) => list.filter((one) => !isRepeated(one, removed, added)));
  const outlines = (list: readonly Declaration[]) => list.filter(({ property }) => /^outline/.test(property));
  if (after!.some(hides) && !before!.some(hides)) return `${subject} hidden`;
  if (before!.some(hides) && !after!.some(hides)) return `${subject} shown`;
  const isOutline = [...before!, ...after!].every(({ property }) => /^outline/.test(property));
  const isOff = after!.some(removesOutline) || (outlines(after!).length === 0 && outlines(before!).length > 0);
  if (isOutline && isOff && !before!.some(removesOutline)) return `outline removed from ${subject}`;
  const tokens = [...before!, ...after!].filter(({ property }) => property.startsWith('--'));
  const of = tokens.length > 0 && used.length > 0 ? used : [...before!, ...after!];
  const names = [...new Set(of.map(wordOf))];
  const text = names.length > 4 ? 'looks' : names.join(', ').replace(/, ([^,]*)$/, ' and $1');
  return `${text} of ${subject}`;
}

/** Both sides have it: a minifier wrote it anew. */
const isRepeated = ({ property, value }: Declaration, ...sides: (readonly Declaration[])[]) =>
  sides.every((side) => side.some((one) => one.property === property && one.value === value));

/** A few declarations as one line; prefixed copies and repeated ones left out. */
export function declarationText(list: readonly Declaration[], others: readonly Declaration[]): string {
  const own = list.filter((one) => !/^-(?:webkit|moz)-/.test(one.property) && !isRepeated(one, list, others));
  return [...new Set(own.map(({ property, value }) => `${property}: ${value}`))].join('; ');
}
