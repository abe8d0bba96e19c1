import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Content } from './content';
import type { Problem } from './problem';

const stylesheet = 'app/styles/fonts.css';
const boardFont = 'heading-3.woff2';

/** Reports letters of the boards at the end of pages that devices may draw as boxes. */
export function boardProblems({ texts }: Content): Problem[] {
  const drawn = lettersOf(boardFont);
  return texts
    .filter(({ file, field }) => file === 'content/owner/details.ts' && field === 'board.value.words')
    .flatMap(({ file, field, value }) => {
      const missing = [...new Set(value.replaceAll(' ', ''))].filter((letter) => !drawn.has(letter));
      if (missing.length === 0) return [];
      const message = `has “${missing.join('”, “')}”, which app/fonts/${boardFont} lacks: run npm run font`;
      return [{ file, field, message }];
    });
}

/** The letters that browsers take from a file of the heading font: its `unicode-range`. */
function lettersOf(font: string): Set<string> {
  const letters = new Set<string>();
  postcss.parse(readFileSync(stylesheet, 'utf8')).walkAtRules('font-face', (face) => {
    if (!face.toString().includes(font)) return;
    face.walkDecls('unicode-range', ({ value }) => {
      for (const code of value.split(',')) letters.add(String.fromCodePoint(parseInt(code.trim().slice(2), 16)));
    });
  });
  return letters;
}
