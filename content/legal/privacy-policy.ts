import { confidentialityAgreement } from '../agency';
import { confirmedValue, site } from '../site';
import type { LegalDocument } from '../types';

const grievance = confirmedValue(site.grievance);
const agreement = confidentialityAgreement(
  'If your project holds secrets or your customers’ data, we sign ',
  ' before you show it to us.',
);

export const privacyPolicy = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  meta: {
    title: 'Privacy policy',
    description:
      'No cookies, no tracking, no stored form data. What happens when you call, e-mail or write to us on WhatsApp, and your rights under India’s data law.',
  },
  lead: `We set no cookies and do no tracking. Our host keeps ordinary server logs. ${site.name.value} learns who you are only when you call, e-mail or message us.`,
  updated: '2026-11-25',
  sections: [
    {
      id: 'this-website',
      title: 'What this website collects',
      body: [
        'Very little. We don’t find out from it who you are. In detail:',
        [
          'It sets no cookies and stores nothing on your phone or computer.',
          'It has no analytics, no advertising tags, and no scripts, fonts or maps from other firms.',
          'It has no login and no database.',
        ],
        'The company that hosts the site keeps ordinary server logs: the internet address a request came from, the page, the time and the type of browser. They’re there to keep the site running and safe. We use them for nothing else.',
      ],
    },
    {
      id: 'contact-form',
      title: 'The contact form',
      body: [
        'The form itself sends nothing to us. What you type stays in your own browser until you choose WhatsApp or e-mail. Your message opens there, and you can still change it before you send it.',
      ],
    },
    {
      id: 'when-you-contact-us',
      title: 'When you call, mail or message us',
      body: [
        'Then we have what you give us: your phone number or e-mail address, your name, and what you tell us about your business. We use it to answer you, prepare a quote and do the work you order. We don’t sell it or pass it to advertisers.',
        ...(agreement ? [agreement] : []),
        'WhatsApp belongs to Meta, whose own terms and privacy policy apply to messages there. Telephone and mail companies have their own rules too, and some of these firms may keep data outside India. If you’d rather not use WhatsApp, call us or write an e-mail.',
        'A link to another site takes you away from this one. That site’s own policy applies there.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        'We keep an enquiry while we’re talking about it. We delete it when it’s clear that nothing will come of it, or when you ask.',
        'If you become a client, we keep messages, quotes and project files while we work for you and for as long as questions about the work may reasonably come up. Invoices and payment records stay for as long as tax and accounting law requires. Only the people who answer you or do your work see them.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        'We handle requests in the way the Digital Personal Data Protection Act, 2023 sets out. Write to the address below. We’ll confirm that we have your request, act on it and tell you what we did. You may:',
        [
          'ask what personal data of yours we hold, what we do with it and whom we have shared it with;',
          'have it corrected, completed or updated;',
          'have it erased when it’s no longer needed for what you gave it for, unless a law obliges us to keep it;',
          'withdraw your consent as easily as you gave it: one message the same way, and we stop. It doesn’t undo what we did before;',
          'name a person who may use these rights for you after your death or if you are no longer able to;',
          'complain to us and get an answer.',
        ],
      ],
    },
    {
      id: 'complaints',
      title: 'Grievance contact',
      body: [
        `For privacy questions and grievances, write to ${site.emails.privacy.value} and tell us what you want. We may need to check that it’s you, for instance by replying to the number or address we know. You can also ask for this notice in Hindi, Marathi or another of the 22 languages in the Eighth Schedule to the Constitution.`,
        ...(grievance ? [`Our ${grievance.role} gives you a full answer ${grievance.replyTime}.`] : []),
        'If our answer doesn’t settle your complaint, you can take it to the Data Protection Board of India. The Act expects you to give us the chance to settle it before that.',
      ],
    },
    {
      id: 'changes',
      title: 'If this changes',
      body: [
        'If the website is ever to collect more than this, this page will say so beforehand. The date on this page tells you when it last changed.',
      ],
    },
  ],
} satisfies LegalDocument;
