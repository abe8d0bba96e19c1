export const faq = {
  meta: {
    title: 'FAQ: cost, time, payment and support',
    description:
      'Answers to read before you order: how a quote works, how long a website or an app takes, when you pay and who owns the result.',
  },
  /** The page's name in its breadcrumb. */
  crumb: 'FAQ',
  hero: {
    title: 'Questions and answers',
    lead: 'These answers are about cost, time, payment, ownership and support. You’ll find more on the page of each service.',
  },
  /** Id of the category (content/faq.ts) that is open at first. */
  initiallyOpen: 'general',
  closing: {
    title: 'Is your question missing?',
    text: 'Ask us by phone or on WhatsApp. You’ll get a plain answer, even if it’s “no”.',
  },
};
