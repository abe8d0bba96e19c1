import type { FaqItem } from '@/content/types';

export type Question = Omit<FaqItem, 'answer'> & { answer: readonly string[] };

/** Questions with their answers in paragraphs, as pages and structured data show them. */
export function questionsOf(items: readonly FaqItem[]): Question[] {
  return items.map((item) => ({ ...item, answer: [item.answer].flat() }));
}
