import { officeHours, terms } from '../facts';
import { details } from '../owner/details';
import type { LegalDocument } from '../types';

const isOneMailbox = details.emails.legal.value === details.emails.support.value;
const hours = officeHours.text.includes(';') ? ` (${officeHours.text})` : `, ${officeHours.text},`;

export const refundPolicy = {
  slug: 'refund-policy',
  title: 'Refund policy',
  meta: {
    title: 'Refund policy',
    description:
      'How refunds work: what we compare before we decide, what we usually can’t give back, and how to ask. Write to our support address or give us a call.',
  },
  lead: 'If something is wrong, please call early. Most problems can be put right.',
  updated: '2026-11-29',
  sections: [
    {
      id: 'what-we-look-at',
      title: 'What we look at',
      body: [terms.refunds, 'We write down what’s done, what’s paid and, if work stopped, why.'],
    },
    {
      id: 'what-cannot-be-returned',
      title: 'What we’ve already spent for you',
      body: [
        'We normally can’t refund what has gone to another company for you, such as licences, stock photos or hardware. If the seller takes it back, we help you claim. For rented computers, the rental agreement says what happens to rent and deposit.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      body: [
        `Call us${hours} or write to ${details.emails.support.value}. Tell us your name, which quote or invoice it is about, and what went wrong. We go through it with you and answer in writing. A refund normally goes back the way the payment came. If you don’t agree with our answer, ${isOneMailbox ? 'tell us' : `write to ${details.emails.legal.value}`}, and we try to settle it with you.`,
        'This policy doesn’t take away any right that you have under Indian law.',
      ],
    },
  ],
} satisfies LegalDocument;
