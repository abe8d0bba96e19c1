import { officeHours } from '../facts';
import { site } from '../site';
import type { LegalDocument } from '../types';

export const refundPolicy = {
  slug: 'refund-policy',
  title: 'Refund policy',
  meta: {
    title: 'Refund policy',
    description:
      'Refunds are decided case by case. What we look at, what usually cannot be returned, and how to ask: write to our support address or give us a call.',
  },
  lead: 'Orders differ, so refunds are decided case by case: we list what’s done and what’s paid, and tell you the reason for our decision. If something is wrong, please tell us. Most problems can be put right if we hear early.',
  sections: [
    {
      id: 'what-we-look-at',
      title: 'What we look at',
      body: [
        'We look at three things: what the quote promised, what we’ve delivered, and why the work stopped. If the fault is ours, we first offer to correct it.',
      ],
    },
    {
      id: 'what-cannot-be-returned',
      title: 'What usually cannot be returned',
      body: [
        'We normally can’t refund what we’ve already paid to another company for you, such as licences, stock photos or hardware. If the seller takes it back, we’ll help you claim. For rented machines, the rental agreement says what happens to rent and deposit.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      body: [
        `Write to ${site.emails.support.value} or call us, ${officeHours.text}. Give us your name, the quote or invoice, and what went wrong. We’ll reply with a decision and the reason for it. An agreed refund normally goes back the way the payment came.`,
        'This policy does not reduce any right you have under Indian law.',
      ],
    },
  ],
  updated: '2026-11-22',
} satisfies LegalDocument;
