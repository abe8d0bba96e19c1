import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, formatHex8, parse } from 'culori';
import postcss, { type Declaration } from 'postcss';
import type { Problem } from './check/problem';
import { rulesAround } from './exported-page/styles';

export type Scheme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, Declaration>;

/**
 * Returns a token's colour as hex, which icons, cards and browsers' bars understand.
 * @param token its name without `--color-`
 * @throws if it isn't there or can't be converted
 */
export type Palette = (token: string) => string;

const file = 'app/styles/tokens.css';

/** Colours are set only in the stylesheet; these are for what CSS doesn't reach. */
export const { light, dark } = palettesOf(readFileSync(path.join(process.cwd(), file), 'utf8'));

/** The palettes of both schemes of a stylesheet. */
export function palettesOf(styles: string): Record<Scheme, Palette> {
  const tokens = tokensIn(styles);
  return { light: paletteOf(tokens.light), dark: paletteOf(tokens.dark) };
}

/** The colour tokens of our stylesheet, or of a built page, by scheme and without `--color-`. */
export function tokensIn(styles: string): Record<Scheme, Tokens> {
  const found: Record<string, Map<string, Declaration>> = {};
  postcss.parse(styles).walkDecls(/^--color-/, (token) => {
    const [parent = '', ...around] = rulesAround(token);
    const media = around
      .filter((rule) => rule.startsWith('media'))
      .join()
      .replaceAll(' ', '');
    if (/^(:root|theme)/.test(parent)) (found[media] ??= new Map()).set(token.prop.slice('--color-'.length), token);
  });
  const light = found[''] ?? new Map<string, Declaration>();
  return { light, dark: new Map([...light, ...(found['media(prefers-color-scheme:dark)'] ?? [])]) };
}

/** The token from which a token has its value: `white` for `card`. */
export function sourceOf(tokens: Tokens, name: string): string {
  const other = /^var\(--color-([\w-]+)\)$/.exec(tokens.get(name)?.value ?? '')?.[1];
  return other && tokens.has(other) ? sourceOf(tokens, other) : name;
}

const notation = 'Write it as hex with its #, rgb(), hsl(), oklch() or a name.';
/** The library reads hex without its sign too, which browsers don't. */
const colourOf = (value: string) => (/^[\da-f]+$/i.test(value) ? undefined : parse(value));

/** Reports tokens that browsers can't use. They understand more functions than the library. */
export function colourProblems(styles = readFileSync(file, 'utf8')): Problem[] {
  const { light, dark } = tokensIn(styles);
  const unreadable = [...new Set([...light.values(), ...dark.values()])].filter(
    ({ value }) => !value.includes('(') && !colourOf(value),
  );
  return unreadable.map(({ prop, value, source }) => ({
    file,
    line: source!.start!.line,
    field: prop,
    message: `“${value}” isn’t a colour. ${notation}`,
  }));
}

function paletteOf(tokens: Tokens): Palette {
  return (name) => {
    const token = tokens.get(sourceOf(tokens, name));
    if (!token) throw new Error(`${file}: --color-${name} isn’t there, but icons or cards need it`);
    const colour = colourOf(token.value);
    if (!colour) {
      throw new Error(
        `${file}:${token.source?.start?.line}: ${token.prop}: “${token.value}” can’t be converted for icons and cards. ${notation}`,
      );
    }
    return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
  };
}

/**
 * CSS for the `fill-…` and `stroke-…` classes of a drawing used without the stylesheet.
 * @param colourOf the colour of a token; none if another rule sets it
 */
export function drawingRules(markup: string, colourOf: (token: string) => string | undefined): string {
  const classes = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat();
  const rules = [...new Set(classes)].flatMap((name) => {
    const [, property, token = ''] = /^(fill|stroke)-([a-z].*)$/.exec(name) ?? [];
    const colour = property && (token === 'none' ? token : colourOf(token));
    return colour ? `.${name}{${property}:${colour}}` : [];
  });
  return rules.join('');
}
