import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Container } from 'postcss';
import type { LineId } from '@/content/types';

/** A token of app/styles/tokens.css without `--color-`: `ink-soft` is `inkSoft` here. */
type Palette = Readonly<Record<LineId | 'ink' | 'inkSoft' | 'paper' | 'card' | 'board', string>>;

/** The stylesheet is the one place where colours are set; this is what they are where CSS does not reach. */
const styles = postcss.parse(readFileSync(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8'));

const themeTokens = tokensIn((visit) => styles.walkAtRules('theme', visit));
const darkTokens = tokensIn((visit) =>
  styles.walkAtRules('media', (rule) => {
    if (rule.params === '(prefers-color-scheme: dark)') visit(rule);
  }),
);

/** Every colour token by the name it has in the stylesheet, in both schemes. */
export const tokens: Record<'light' | 'dark', ReadonlyMap<string, string>> = {
  light: themeTokens,
  dark: new Map([...themeTokens, ...darkTokens]),
};

/** Colours for social cards, icons and the browser's own bars. */
export const light = palette(tokens.light);
export const dark = palette(tokens.dark);

function tokensIn(walk: (visit: (rule: Container) => void) => void): Map<string, string> {
  const found = new Map<string, string>();
  walk((rule) => rule.walkDecls(/^--color-/, ({ prop, value }) => void found.set(prop.slice(8), value)));
  return found;
}

function palette(from: ReadonlyMap<string, string>): Palette {
  const inCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries([...from].map(([name, value]) => [inCamelCase(name), value])) as Palette;
}
