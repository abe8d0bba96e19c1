import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { CategoryId } from '@/content/types';

/** The colour tokens of one scheme, without `--color-`. */
export type Palette = Readonly<
  Record<CategoryId | 'ink' | 'paper' | 'card' | 'highlight', string> & Record<string, string>
>;

/** For where CSS doesn't reach: colours are set only in the stylesheet. */
const styles = postcss.parse(readFileSync(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8'));

/** Colours for social cards, icons and the browser's own bars. */
const named = coloursIn('theme');
export const light = resolved(named);
export const dark = resolved({ ...named, ...coloursIn('media', '(prefers-color-scheme: dark)') });

/** With the value of a token that names another one. */
function resolved(palette: Record<string, string>): Palette {
  const valueOf = (value: string) => palette[/^var\(--color-(.+)\)$/.exec(value)?.[1] ?? ''] ?? value;
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, valueOf(value)])) as Palette;
}

function coloursIn(name: string, params?: string): Record<string, string> {
  const found: Record<string, string> = {};
  styles.walkAtRules(name, (rule) => {
    if (params && rule.params !== params) return;
    rule.walkDecls(/^--color-/, ({ prop, value }) => void (found[prop.slice('--color-'.length)] = value));
  });
  return found;
}
