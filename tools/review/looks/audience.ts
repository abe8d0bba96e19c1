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
  [/\[open\]|:popover-open|::backdrop|expanded|data-state/, 'Once opened', 'Open the page and open it to see this.'],
  [/:user-invalid|aria-invalid/, 'With a mistake in the form', 'Open the page and send the form empty to see this.'],
  [/::view-transition|@view-transition/, 'From page to page', 'Follow a link on the preview to see this.'],
  [/::selection/, 'Selected text', 'Open the page and select a text to see this.'],
];

export function audienceOf(conditions: string, selector: string): Audience {
  const found = ways.filter(([pattern]) => pattern.test(`${conditions} ${selector}`));
  const isMet = widthsOf(conditions);
  const [from = 0, to = widest] = [widths.find(isMet), widths.findLast(isMet)];
  const isDark = /prefers-color-scheme: ?dark/.test(conditions);
  const names = [...found.map(([, name]) => name), rangeInWords(from, to), isDark && 'Dark colours'];
  return {
    words: upper(names.filter(Boolean).join(', ').toLowerCase()),
    hint: found[0]?.[2],
    width: frameWidths.find(isMet) ?? (to === widest ? from : to),
    scheme: isDark ? 'dark' : 'light',
  };
}

/** A width at which rules of other widths than before make a difference. */
export function audienceBetween(conditions: readonly string[]): Audience {
  const { scheme } = audienceOf(conditions[0]!, '');
  const meets = conditions.map(widthsOf);
  const differs = (width: number) => meets.some((isMet) => isMet(width)) && !meets.every((isMet) => isMet(width));
  return { words: '', scheme, width: frameWidths.find(differs) ?? widths.find(differs) ?? frameWidths[0]! };
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In CSS pixels, wider than any breakpoint. */
const widest = 2560;
const widths = Array.from({ length: widest + 1 }, (_, width) => width);

function rangeInWords(from: number, to: number): string {
  if (to === widest) return from === 0 ? '' : `${from} px and wider`;
  return from === 0 ? `under ${to + 1} px` : `${from} to ${to} px`;
}

/**
 * Whether some nested media queries apply at a width, as our minifier writes them:
 * `(min-width:48rem) and (not (min-width:64rem))`, `not all and (min-width:64rem)`. Conditions that
 * aren't widths are taken to be met.
 */
function widthsOf(conditions: string): (width: number) => boolean {
  const media = [...conditions.matchAll(/@media ([^@]*)/g)].map(([, list = '']) => {
    const queries = list.split(',').map((query) => query.trim());
    const onScreen = queries.filter((query) => query !== 'print');
    return (onScreen.length > 0 ? onScreen : queries).map(widthsOfQuery);
  });
  return (width) => media.every((queries) => queries.some((isMet) => isMet(width)));
}

const feature = /(not )?\((min|max)-width: ?([\d.]+)(px|r?em)\)/g;

/** The widths at which some media queries begin or end to apply, in pixels. */
export function edgesOf(conditions: string): number[] {
  const edges = [...conditions.matchAll(feature)].map(
    ([, , bound, size, unit]) => Number(size) * (unit === 'px' ? 1 : 16) + (bound === 'max' ? 0.5 : 0),
  );
  return [...new Set(edges.map(Math.round))];
}

function widthsOfQuery(query: string): (width: number) => boolean {
  const tests = [...query.matchAll(feature)].map(([, not, bound, size, unit]) => {
    const edge = Number(size) * (unit === 'px' ? 1 : 16);
    return (width: number) => (bound === 'min' ? width >= edge : width <= edge) !== Boolean(not);
  });
  return (width) => tests.length === 0 || tests.every((isMet) => isMet(width)) !== query.startsWith('not ');
}
