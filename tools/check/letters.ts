import { existsSync, readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { boardFonts, fonts } from '@/app/og/[name]/fonts';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { socialCards, wordsOn } from '@/lib/social-card';
import type { Content } from './content';
import { type Problem, problemsAtSource } from './problem';

const boardFile = 'app/fonts/heading-3.woff2';

/** Reports letters that social cards’ fonts lack, or that devices may draw as boxes on boards. */
export function letterProblems({ texts }: Content): Problem[] {
  const onCards = new Set([...socialCards.flatMap(wordsOn), site.tagline, details.name.value]);
  const cardLetters = lettersOf([...fonts, ...boardFonts].map(({ data }) => data));
  const boardLetters = lettersOf(existsSync(boardFile) ? [readFileSync(boardFile)] : []);
  const faults = texts.flatMap((text) => {
    const { file, field, value } = text;
    const onBoard = file === 'content/owner/details.ts' && field === 'board.value.words';
    if (!onBoard && !onCards.has(value)) return [];
    const [letters, rule] = onBoard
      ? [boardLetters, `which ${boardFile} lacks: run npm run font`]
      : [cardLetters, 'which the page’s social card can’t show: leave it out'];
    const missing = [...new Set(value.replace(/[\s\u200c\u200d]/g, ''))].filter(
      (one) => !letters.has(one.codePointAt(0)!),
    );
    return missing.length > 0 ? [{ ...text, message: `has “${missing.join('')}”, ${rule}` }] : [];
  });
  return problemsAtSource(faults);
}

const lettersOf = (files: readonly Buffer[]): Set<number> =>
  new Set(files.map((file) => create(file)).flatMap((font) => ('characterSet' in font ? font.characterSet : [])));
