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
    description: `${numberWordCapitalised(answers)} answers to read before you order: how a quote works, how long a website or an app takes, when you pay and who owns the result.`,
  },
  crumb: 'FAQ',
  hero: {
    title: 'Questions and answers',
    lead: 'These answers are about cost, time, payment and ownership. The page of each service has more of them.',
  },
  initiallyOpen: 'general',
  closing: {
    title: 'Is your question missing?',
    text: 'Ask us by phone or on WhatsApp. You get a plain answer, even if it’s “no”.',
  },
};
