import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** The colour tokens of one scheme, by name without `--color-`. */
export type Palette = Readonly<Record<'ink' | 'paper' | 'card' | 'highlight', string> & Record<string, string>>;

/** Colours are set only in the stylesheet; this is for what CSS doesn't reach. */
const styles = postcss.parse(readFileSync(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8'));

/** Colours for social cards, icons and the browser's own bars. */
const named = coloursIn('theme');
export const light = resolved(named);
export const dark = resolved({ ...named, ...coloursIn('media', '(prefers-color-scheme: dark)') });

/** CSS for the `fill-…` and `stroke-…` classes of a drawing used without the stylesheet. */
export function drawingRules(markup: string, palette: Palette): string {
  const classes = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat();
  const rules = [...new Set(classes)].flatMap((name) => {
    const [, property, token = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? [];
    const colour = token === 'none' ? 'none' : palette[token];
    return colour ? `.${name}{${property}:${colour}}` : [];
  });
  return rules.join('');
}

/** Replaces `var(--color-…)` with the value of the token. */
function resolved(palette: Record<string, string>): Palette {
  const valueOf = (value: string): string => {
    const other = palette[/^var\(--color-(.+)\)$/.exec(value)?.[1] ?? ''];
    return other === undefined ? value : valueOf(other);
  };
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, valueOf(value)])) as Palette;
}

function coloursIn(name: string, params?: string): Record<string, string> {
  const found: Record<string, string> = {};
  styles.walkAtRules(name, (rule) => {
    if (params && rule.params !== params) return;
    rule.walkDecls(/^--color-/, ({ prop, value }) => {
      found[prop.slice('--color-'.length)] = value;
    });
  });
  return found;
}
