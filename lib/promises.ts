import { promises } from '@/content/owner/promises';
import { isLaunched } from '@/content/site';
import type { FaqItem, Paragraph } from '@/content/types';

/** Promises that the owner has declined, and on a launched site also those not yet confirmed. */
const hidden = new Set(
  promises.filter(({ confirmedOn }) => confirmedOn === false || (isLaunched && !confirmedOn)).map(({ id }) => id),
);

const isShown = (item: Paragraph | { promise?: string }) =>
  typeof item === 'string' || item.promise === undefined || !hidden.has(item.promise);

/** The items of a list without those that depend on an unconfirmed promise, on a launched site. */
export function shownItems<Item extends { promise?: string }>(items: readonly Item[]): Item[] {
  return items.filter(isShown);
}

/** The same for texts. */
export function shownTexts(texts: string | readonly Paragraph[]): string[] {
  return [texts]
    .flat()
    .filter(isShown)
    .map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.text));
}

export type Question = { id: string; alsoAt?: readonly string[]; question: string; answer: readonly string[] };

/** Questions as pages and structured data show them. */
export function shownQuestions(items: readonly FaqItem[]): Question[] {
  return shownItems(items).map(({ id, alsoAt, question, answer }) => ({
    id,
    alsoAt,
    question,
    answer: shownTexts(answer),
  }));
}
