import { numberWordCapitalised } from '@/lib/number-word';
import { faqCategories } from '../faq';
import type { PageMeta } from '../types';

type Faq = {
  meta: PageMeta;
  /** The page's name in its breadcrumb. */
  crumb: string;
  hero: { title: string; lead: string };
  /** Id of the category (content/faq.ts) that is open at first. */
  initiallyOpen: string;
  closing: { title: string; text: string };
};

const answers = faqCategories.flatMap(({ items }) => items).length;

export const faq: Faq = {
  meta: {
    title: 'FAQ: prices, timelines and support',
    description: `${numberWordCapitalised(answers)} answers before you order: how quotes work, how long each job takes, when you pay, who owns the result and when we pick up the phone.`,
  },
  crumb: 'FAQ',
  hero: {
    title: 'Questions and answers',
    lead: 'What owners ask us before they order. If your question is about one service, you’ll find more answers on its own page.',
  },
  initiallyOpen: 'general',
  closing: {
    title: 'Is your question missing?',
    text: 'Ask us by phone or in a message. You’ll get a plain answer, and if others ask it too, we’ll add it here.',
  },
};
