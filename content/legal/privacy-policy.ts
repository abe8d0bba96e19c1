import { details } from '../owner/details';
import { legal } from '../owner/legal';
import type { LegalDocument } from '../types';
import { confirmedValue } from '../types/detail';

const grievance = confirmedValue(legal.grievance);

export const privacyPolicy = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  meta: {
    title: 'Privacy policy',
    description:
      'This website sets no cookies, does no tracking and stores nothing that you type. Read what happens when you call or write to us, and what you can ask for.',
  },
  lead: `This website sets no cookies and does no tracking. ${details.name.value} learns who you are only when you call, e-mail or message us.`,
  updated: '2026-11-29',
  sections: [
    {
      id: 'this-website',
      title: 'What this website collects',
      body: [
        'Very little, and nothing that tells us who you are:',
        [
          'It sets no cookies and stores nothing on your phone or computer.',
          'It has no analytics, no advertising tags, and no scripts, fonts or maps from other firms.',
          'It has no login and no database.',
        ],
        'The company that hosts the site keeps ordinary server logs: the internet address that a request came from, the page, the time and the type of browser. If you tick services for a quote, the address of the contact page names them, and so do the logs. These logs keep the site running and safe. We use them for nothing else.',
      ],
    },
    {
      id: 'contact-form',
      title: 'The contact form',
      body: [
        'The form itself sends nothing to us. What you type stays in your own browser until you choose WhatsApp or e-mail. Your message opens there, and you can still change it before you send it. If a part of this site hasn’t loaded, or your browser has JavaScript turned off, the button opens WhatsApp with your message, or links to send it appear.',
      ],
    },
    {
      id: 'when-you-contact-us',
      title: 'When you call, mail or message us',
      body: [
        'Then we have what you give us: your phone number or e-mail address, your name, and what you tell us about your business. We use it to answer you, to prepare a quote and to do the work that you order. We don’t sell it or pass it to advertisers.',
        'WhatsApp belongs to Meta, whose own terms and privacy policy apply to messages there. Telephone and mail companies have their own rules too, and some of these firms may keep data outside India. If you’d rather not use WhatsApp, call us or write an e-mail.',
        'A link to another site takes you away from this one. That site’s own policy applies there.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        'We keep an enquiry while we’re talking about it.',
        'When it’s clear that nothing will come of it, or when you ask, we delete it, unless a law obliges us to keep it.',
        // Rule 8(3) of the DPDP Rules 2025, from May 2027: at least one year. dpdpa.in; aparajitha.com.
        // Checked 2026-11-26.
        'If you become a client, we keep messages, quotes and project files while we work for you and for as long as questions about the work may reasonably come up. Invoices and payment records stay for as long as tax and accounting law requires. From May 2027, India’s data protection rules oblige us to keep personal data, and the logs of how it was used, for at least a year. So if you ask us then to delete an enquiry, we delete it when that year is over. Only the people who answer you or do your work see your messages and files.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask for',
      body: [
        // The sections on rights begin in May 2027: taxmann.com 2025-11-15. Checked 2026-11-26.
        'The Digital Personal Data Protection Act, 2023 gives you rights that begin in May 2027. We already handle requests as it says. Write to the address below, and we confirm that we have your request, act on it and tell you what we did. You may:',
        [
          'ask what personal data of yours we hold, what we do with it and whom we have shared it with;',
          'have it corrected, completed or updated;',
          'have it erased when it’s no longer needed for what you gave it for, unless a law obliges us to keep it;',
          'withdraw your consent as easily as you gave it: one message the same way, and we stop. That doesn’t undo what we did before;',
          'name a person who may use these rights for you after your death or if you are no longer able to;',
          'complain to us and get an answer.',
        ],
      ],
    },
    {
      id: 'complaints',
      title: 'Grievance contact',
      body: [
        `For privacy questions and grievances, write to ${details.emails.privacy.value} and tell us what you want. We may need to check that it’s you, for instance by replying to the number or address that we know.`,
        ...(grievance ? [grievance] : []),
        // Rule 14(3) allows 90 days at most; the rules of 2011 ask for one month. Checked 2026-11-26.
        ...(/\b(?:days?|weeks?|months?)\b/i.test(grievance ?? '') ? [] : ['You get a full answer within one month.']),
        'You can also ask for this notice in Hindi or another of the 22 languages in the Eighth Schedule to the Constitution.',
        // Sections 13 and 27 begin in May 2027: azbpartners.com 2025-11-14. Checked 2026-11-26.
        'From May 2027, if our answer doesn’t settle your complaint, you can take it to the Data Protection Board of India. The Act requires that you give us the chance to settle it first.',
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
