import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { services } from '@/content/services';
import type { FaqItem } from '@/content/types';
import { withoutLinks } from '@/lib/links-in-text';
import { servicePath } from '@/lib/routes';

/* Examples for tests in which any service or question would do. */

/** Questions as a page shows them, with the first paragraph of their answers. */
const examplesOf = (items: readonly FaqItem[]) =>
  items.map(({ id, question, answer }) => ({ id, question, answer: withoutLinks([answer].flat()[0]!) }));

/** The service with the longest title. */
const longest = services.toSorted((one, other) => other.title.length - one.title.length)[0]!;
export const service = { ...longest, faq: examplesOf(longest.faq) };
export const serviceAddress = servicePath(longest.slug);

const questions = faqCategories.map((category) => ({ ...category, items: examplesOf(category.items) }));
const isOpen = ({ id }: { id: string }) => id === faq.initiallyOpen;
/** The question category that is open at first, and another one below it. */
export const openQuestions = questions.find(isOpen)!;
export const otherQuestions = questions.findLast((category) => !isOpen(category))!;
