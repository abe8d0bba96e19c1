import type { Element } from 'domhandler';
import { lettersOf } from './letters';
import type { Page } from './page';
import { sentences, type TextBlock } from './text';

/**
 * A heading (`h1` to `h6`), a sentence (`text`), or a question (`question` with its id) with its
 * answer, one block per line. `at`: letters of the page before it.
 */
export type Unit = { kind: string; text: string; id?: string; at?: number };

/** The texts of a page in its order. */
export function unitsOf($: Page['$'], blocks: readonly (TextBlock & { at: number })[]): Unit[] {
  const units: Unit[] = [];
  let open: Element | undefined;
  for (const { text, element, at } of blocks) {
    if (isListNumber($, element, text)) continue;
    const question = $(element).closest('main details:has(> summary)').get(0) as Element | undefined;
    // Its buttons are the same on every question.
    if (question && $(element).closest('button').length > 0) continue;
    if (question && question === open) {
      const last = units.at(-1);
      if (last) last.text += `\n${text}`;
      continue;
    }
    open = question;
    const heading = $(element).closest('h1, h2, h3, h4, h5, h6').get(0) as Element | undefined;
    if (question) units.push({ kind: 'question', text, id: $(question).children('[id]').attr('id'), at });
    else if (heading) units.push({ kind: heading.name, text, at });
    else {
      let from = at;
      for (const sentence of sentences(text)) {
        units.push({ kind: 'text', text: sentence, at: from });
        from += lettersOf(sentence).length;
      }
    }
  }
  return units;
}

/** A number in front of an item of a list: it follows from the item's place. */
function isListNumber($: Page['$'], element: Element, text: string): boolean {
  return /^\d+$/.test(text) && text === String($(element).closest('li').index() + 1);
}
