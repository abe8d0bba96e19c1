import { officeHours } from '../facts';
import { site } from '../site';
import type { LegalDocument } from '../types';

export const refundPolicy = {
  slug: 'refund-policy',
  title: 'Refund policy',
  meta: {
    title: 'Refund policy',
    description:
      'How refunds work: what we look at, what we usually can’t give back, and how to ask. Write to our support address or give us a call.',
  },
  lead: 'If something’s wrong, please tell us. Most problems can be put right if we hear early, and if it’s our mistake, we first offer to do that. Refunds are decided case by case: we go through yours with you, agree what comes back, and write down why.',
  sections: [
    {
      id: 'what-we-look-at',
      title: 'What we look at',
      body: [
        'We write down what’s done and what’s paid. Then we look at three things: what the quote promised, what we’ve delivered, and why the work stopped.',
      ],
    },
    {
      id: 'what-cannot-be-returned',
      title: 'What we’ve already spent for you',
      body: [
        'We normally can’t refund what has gone to another company for you, such as licences, stock photos or hardware. If the seller takes it back, we’ll help you claim. For rented machines, the rental agreement says what happens to rent and deposit.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      body: [
        `First call us, ${officeHours.text}, or write to ${site.emails.support.value}. Tell us your name, which quote or invoice, and what went wrong. We’ll go through it with you and write down what comes back, and why. An agreed refund normally goes back the way the payment came. If we can’t agree, write to ${site.emails.legal.value}, and we’ll try to settle it together.`,
        'This policy doesn’t take away any right you have under Indian law.',
      ],
    },
  ],
} satisfies LegalDocument;
