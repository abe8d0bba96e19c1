import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, formatHex8, parse } from 'culori';
import postcss, { type Declaration } from 'postcss';

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
export function palettesOf(styles: string): { light: Palette; dark: Palette } {
  const root = postcss.parse(styles);
  const tokensIn = (name: string, params?: string) => {
    const found = new Map<string, Declaration>();
    root.walkAtRules(name, (rule) => {
      if (params && rule.params !== params) return;
      rule.walkDecls(/^--color-/, (token) => void found.set(token.prop, token));
    });
    return found;
  };
  const named = tokensIn('theme');
  return {
    light: paletteOf(named),
    dark: paletteOf(new Map([...named, ...tokensIn('media', '(prefers-color-scheme: dark)')])),
  };
}

function paletteOf(tokens: ReadonlyMap<string, Declaration>): Palette {
  const colourOf = (prop: string): string => {
    const token = tokens.get(prop);
    if (!token) throw new Error(`${file}: ${prop} isn’t there, but icons or cards need it`);
    const other = /^var\((--color-[\w-]+)\)$/.exec(token.value)?.[1];
    if (other) return colourOf(other);
    const colour = parse(token.value);
    if (!colour) {
      const line = token.source?.start?.line;
      throw new Error(
        `${file}:${line}: ${prop}: “${token.value}” can’t be converted for icons and cards. Write it as hex, rgb(), hsl(), oklch() or a name.`,
      );
    }
    return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
  };
  return (token) => colourOf(`--color-${token}`);
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
