/** For whom a style rule applies, in words, and how a reviewer gets to see it. */
export type Audience = {
  /** “Print”, “Under 400 px, dark colours”; empty for everyone. */
  words: string;
  /** How to look at what a frame doesn't show. */
  hint?: string;
  /** A width at which it applies. */
  width: number;
  scheme: 'light' | 'dark';
};

/** Widths of the sheet's frames: a phone, a tablet, a desktop. */
export const frameWidths = [390, 768, 1280];

/** What a frame can't show: by a condition or a state in the selector. */
const ways: readonly [RegExp, string, string][] = [
  [/@page|@media[^@]*\bprint\b/, 'Print', 'Open the page and print it to see this.'],
  [/:focus/, 'Keyboard focus', 'Open the page and press Tab to see this.'],
  [/:hover/, 'Under the pointer', 'Open the page and point at it with a mouse to see this.'],
  [/(?<!colors):active/, 'While pressed', 'Open the page and press it to see this.'],
  [/prefers-reduced-motion: ?reduce/, 'Reduced motion', 'Turn on “reduce motion” on your device to see this.'],
  [/forced-colors/, 'High-contrast colours', 'Turn on a contrast theme on your device to see this.'],
  [/prefers-contrast/, 'More contrast', 'Turn on “increase contrast” on your device to see this.'],
  [/scripting: ?none/, 'Without scripts', 'Switch off JavaScript to see this.'],
  [/\[open\]|:popover-open|expanded|data-state/, 'Once opened', 'Open the page and open it to see this.'],
  [/:user-invalid|aria-invalid/, 'With a mistake in the form', 'Open the page and send the form empty to see this.'],
  [/::view-transition|@view-transition/, 'From page to page', 'Follow a link on the preview to see this.'],
  [/::selection/, 'Selected text', 'Open the page and select a text to see this.'],
];

export function audienceOf(conditions: string, selector: string): Audience {
  const found = ways.filter(([pattern]) => pattern.test(`${conditions} ${selector}`));
  const ranges = rangesOf(conditions);
  const isDark = /prefers-color-scheme: ?dark/.test(conditions);
  const names = [...found.map(([, name]) => name), ranges.map(wordsOf).join(' and '), isDark && 'Dark colours'];
  const shown = frameWidths.find((width) => ranges.some(([from, to]) => from <= width && width <= to));
  const [from, to] = ranges[0]!;
  return {
    words: upper(names.filter(Boolean).join(', ').toLowerCase()),
    hint: found[0]?.[2],
    width: shown ?? (to === Infinity ? from : to),
    scheme: isDark ? 'dark' : 'light',
  };
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The least and the greatest width in CSS pixels. */
type Range = readonly [number, number];

function wordsOf([from, to]: Range): string {
  if (to === Infinity) return from === 0 ? '' : `${from} px and wider`;
  return from === 0 ? `under ${to + 1} px` : `${from} to ${to} px`;
}

/**
 * The widths at which some nested media queries apply; each may be a list. Other conditions are
 * taken to be met.
 */
function rangesOf(conditions: string): Range[] {
  const media = [...conditions.matchAll(/@media ([^@]*)/g)].map(([, list = '']) => {
    const queries = list.split(',').map((query) => query.trim());
    const onScreen = queries.filter((query) => query !== 'print');
    return (onScreen.length > 0 ? onScreen : queries).map(rangeOf);
  });
  const both = (some: readonly Range[], others: readonly Range[]) =>
    some.flatMap(([from, to]) => others.map(([least, most]): Range => [Math.max(from, least), Math.min(to, most)]));
  return media.reduce(both, [[0, Infinity]]);
}

/**
 * Of a query as our minifier writes it, `(min-width:48rem) and (not (min-width:64rem))` or `not all
 * and (min-width:64rem)`.
 */
function rangeOf(query: string): Range {
  let [least, most] = [0, Infinity];
  for (const [, not, bound, size, unit] of query.matchAll(/(not )?\((min|max)-width: ?([\d.]+)(px|r?em)\)/g)) {
    const edge = Number(size) * (unit === 'px' ? 1 : 16);
    const isNot = Boolean(not) || query.startsWith('not ');
    const [floor, ceiling] = [Math.ceil(edge), Math.floor(edge)];
    if (bound === 'min') [least, most] = isNot ? [least, Math.min(most, floor - 1)] : [Math.max(least, floor), most];
    else [least, most] = isNot ? [Math.max(least, ceiling + 1), most] : [least, Math.min(most, ceiling)];
  }
  return [least, most];
}
