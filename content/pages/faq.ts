import { numberWordCapitalised } from '../number-word';
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
    title: 'FAQ: cost, time, payment and support',
    description: `${numberWordCapitalised(answers)} answers before you order: how quotes work, how long a website or an app takes, when you pay, who owns the result, when we answer.`,
  },
  crumb: 'FAQ',
  hero: {
    title: 'Questions and answers',
    lead: 'Straight answers about cost, time, payment and ownership. Each service has more of them on its own page.',
  },
  initiallyOpen: 'general',
  closing: {
    title: 'Is your question missing?',
    text: 'Ask us by phone or on WhatsApp. The answer is plain, even if it’s “no”.',
  },
};
