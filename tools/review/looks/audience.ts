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
  const media = [...conditions.matchAll(/@media ([^@]*)/g)].map(([, query = '']) => query.trim());
  const ranges = rangesOf(media);
  const isDark = /prefers-color-scheme: ?dark/.test(conditions);
  const isIn = (width: number) => ranges.some(([from, to]) => from <= width && width <= to);
  const [from = 0, to = Infinity] = ranges[0] ?? [];
  const names = [...found.map(([, name]) => name), wordsOf(ranges), isDark && 'Dark colours'].filter(Boolean);
  return {
    words: names.map((name, index) => (index > 0 ? lower(`${name}`) : name)).join(', '),
    hint: found[0]?.[2],
    width: frameWidths.find(isIn) ?? (to === Infinity ? from : Math.max(from, Math.min(to, 1280))),
    scheme: isDark ? 'dark' : 'light',
  };
}

export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function wordsOf(ranges: readonly (readonly [number, number])[]): string {
  const words = ranges.map(([from, to]) =>
    from === 0
      ? to === Infinity
        ? ''
        : `under ${to + 1} px`
      : `${from}${to === Infinity ? ' px and wider' : ` to ${to} px`}`,
  );
  const text = words.filter(Boolean).join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const feature = /\(? ?(min-|max-)?width ?(:|[<>]=?) ?([\d.]+)(px|r?em) ?\)?/g;

/** The widths in CSS pixels at which all of some media queries can apply. */
function rangesOf(media: readonly string[]): [number, number][] {
  const edges = new Set([0]);
  for (const [, , , size, unit] of media.join().matchAll(feature)) {
    const at = Math.ceil(Number(size) * (unit === 'px' ? 1 : 16));
    for (const edge of [at, at + 1]) edges.add(edge);
  }
  const sorted = [...edges].sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  sorted.forEach((from, index) => {
    const to = (sorted[index + 1] ?? Infinity) - 1;
    if (!media.every((query) => applies(query, from))) return;
    const last = ranges.at(-1);
    if (last && last[1] === from - 1) last[1] = to;
    else ranges.push([from, to]);
  });
  return ranges;
}

/** Whether a media query applies at a width; whatever else it asks for is taken to be so. */
function applies(query: string, width: number): boolean {
  let text = query
    .replace(feature, (_, bound: string | undefined, sign: string, size: string, unit: string) => {
      const edge = Number(size) * (unit === 'px' ? 1 : 16);
      const isLeast = bound === 'min-' || sign.startsWith('>');
      if (sign === ':' && !bound) return `(${Number(width === edge)})`;
      return `(${Number(isLeast ? width > edge || (sign !== '>' && width === edge) : width < edge || (sign !== '<' && width === edge))})`;
    })
    .replace(/\b(?:all|screen|print|only screen)\b/g, '1')
    .replace(/\([a-z][^()]*\)/g, '(1)');
  // Of a list, each query is whole; “not” before a type negates all of its query.
  const parts = text.split(',').map((part) => part.trim().replace(/^not (1 and .*)$/, 'not ($1)'));
  text = parts.map((part) => `(${part})`).join(' or ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\( ?([01]) ?\)/g, '$1')
      .replace(/\bnot ([01])/g, (_, value) => String(1 - Number(value)))
      .replace(/\b([01]) and ([01])\b/, (_, one, other) => String(Number(one) & Number(other)))
      .replace(
        /^([^()]*?)\b([01]) or ([01])\b(?! and)/,
        (_, start, one, other) => `${start}${Number(one) | Number(other)}`,
      )
      .replace(/\(([01]) or ([01])\)/g, (_, one, other) => String(Number(one) | Number(other)));
  }
  return text !== '0';
}
