import { designRevisions, emergencies, officeHours, payment, terms } from '../facts';
import { noGst, whoWeAre } from '../owner-facts';
import { details } from '../owner/details';
import { legal } from '../owner/legal';
import type { LegalDocument } from '../types';
import { confirmedValue } from '../types/detail';
import { after } from '../wording';

const court = confirmedValue(legal.court);
const liability = confirmedValue(legal.liability);
const faults = confirmedValue(legal.faults);

export const termsConditions = {
  slug: 'terms-conditions',
  title: 'Terms and conditions',
  meta: {
    title: 'Terms and conditions',
    description:
      'How we work with clients: quotes, payment, what you supply, who owns the work, rentals, support, liability and what happens if you want to stop.',
  },
  lead: `These terms apply when you order work or rent equipment from ${details.name.value}.${after(whoWeAre)} Your written quote may add to these terms or change them. Where the two differ, the quote counts.`,
  updated: '2026-11-29',
  sections: [
    {
      id: 'quotes-and-changes',
      title: 'Quotes and changes',
      body: [
        'A quote lists what we’ll do, what isn’t included and what it costs. We start when you’ve accepted it in writing (an e-mail or a WhatsApp message is enough) and the first payment has arrived.',
        `If you need something that isn’t in the quote, we tell you the extra cost and time, and go ahead only when you agree. A design, for example a logo, a home page or the screens of an app or a web application, includes ${designRevisions.text}, and you can order more.`,
        'The times on this website, and any prices, are estimates. Only those in a quote that you’ve accepted are binding.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        `Smaller projects are paid ${payment.smallProjects}. For larger ones, you make a first payment for the start, and the rest is paid in ${payment.largeProjects}. Before each later payment, you check the work against the quote. ${terms.monthlyWork} ${terms.rent}`,
        `Equipment that we buy for you is paid before we order it. ${noGst ?? 'GST, where it applies, is listed separately in the quote.'} If a payment is late, we may pause the work until it arrives, after telling you.`,
      ],
    },
    {
      id: 'what-you-supply',
      title: 'What you supply',
      body: [
        'Your quote lists what we need from you. Usually it is:',
        [
          'text, photos, logos and product details that you have the right to use;',
          'access to the domain, hosting and accounts we have to work on, by invitation or with a login;',
          'one person who can answer our questions and approve the work;',
          'for office and server work, access to the premises and a power supply.',
        ],
        'Please check names, prices, tax rates and statements about your products yourself. You’re responsible for them.',
      ],
    },
    {
      id: 'timelines',
      title: 'Timelines',
      body: [
        'The time starts when you’ve accepted the quote, the first payment has arrived and we have what the quote says we need to begin. If we have to wait for material, approvals or another company, such as an app store, the work takes that much longer. If we’re running late, we tell you before the due date.',
        `The results of marketing and search work depend on competitors and on platforms that we don’t control. ${terms.noGuarantee}`,
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns the work',
      body: [
        'What we made for you becomes yours once it’s paid for:',
        [
          'in a small project, with the final payment;',
          'in a project with milestones, part by part, each with its own payment;',
          'in monthly work, with the fee of that month.',
        ],
        'You may then use it in any way, in any country and without an end date.',
        // Copyright Act 1957, s. 19(4). Checked 2026-11-26.
        'With the final payment, with each milestone or monthly fee, and if the work stops, we sign over to you in writing what is paid for (an assignment). Specialists from outside sign their work over to us first. By the Copyright Act, your rights can lapse if you don’t use them within a year: our assignment rules that out.',
        'Open-source software, fonts, stock images, themes and plugins stay under their makers’ licences. A few ready-made parts that we use for many clients stay ours. The quote lists them. You can keep using them in your project, and any developer you choose may change them for you.',
        'Domains and accounts are opened in your name and belong to you from the start.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      body: [
        'Only the people who answer you or do your work see your messages, your data and your project files. This binds specialists from outside too.',
        'If you want a non-disclosure agreement, we sign one, yours or ours.',
      ],
    },
    {
      id: 'stopping',
      title: 'If you want to stop',
      body: [
        'Tell us in writing. For monthly work, the quote says how much notice either of us gives. For a project, we write down what’s done and what’s paid, and tell you what’s still to pay or whether a refund is due. We look at each refund case by case, as the refund policy explains.',
        'A finished part that you have paid for is yours, even if the rest isn’t made.',
        'Unfinished work is yours too, as far as it is paid for. You get it as it is.',
        'We remove ourselves from your accounts and delete the logins that you gave us. Please change those passwords then.',
      ],
    },
    {
      id: 'third-party-costs',
      title: 'Costs of other companies',
      body: [
        'Domain, hosting, advertising budget, subscriptions, licences, fees of payment companies and hardware aren’t part of our fee unless the quote includes them. Their sellers set the prices and terms, and can change them.',
      ],
    },
    {
      id: 'support',
      title: 'Support and maintenance',
      body: [
        `You can reach us ${officeHours.text}. ${emergencies.line} ${emergencies.plans ? 'What else' : 'What'} a maintenance plan covers is written in that plan.`,
        'If work that we delivered doesn’t do what the quote says, tell us as soon as you notice.',
        ...(faults ? [faults] : []),
        `If you tell us within ${faults ? 'that time' : 'the period that the quote gives'}, we correct what’s our fault at no charge.`,
        'If someone else changes our work after handover, we aren’t responsible for what that breaks.',
      ],
    },
    {
      id: 'backups',
      title: 'Backups',
      body: [
        'For servers, custom software, web applications (also those behind an app) and WordPress sites, setting up backups is in the price, unless you don’t want any.',
        'For other work, you arrange backups yourself, unless the quote includes them. Until handover, we look after any backup that we set up, and after it with a maintenance plan. Without a plan, it’s your job from then on.',
      ],
    },
    {
      id: 'rentals',
      title: 'Rentals',
      body: [
        `Rented computers stay our property. The rental agreement gives the rent and when it’s due, the period, any deposit and how to return the computers. If a computer fails in normal use and we can’t repair it from here, we replace it ${terms.replacement}. The hours count from your call.`,
        'Keep the computers safe, don’t lend or open them, and copy your data before you return them. For loss, theft or damage beyond normal wear, we charge what the agreement says.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      body: [
        'Don’t ask us to make, publish or promote anything illegal, misleading or copied without permission, and don’t use our work or our computers for fraud, spam or attacks on others. We may refuse or stop such work.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'We’re responsible for our own work and for doing it with care. We’re not responsible for failures of companies that we don’t control, for material that you supplied, or for what others change later.',
        liability ?? 'What we’d have to pay you is limited only if the quote that you accepted gives a limit.',
        'Nothing here takes away rights that the law gives you.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        // The owner's sentence may say so too.
        ...(/\blaws?\b/i.test(court ?? '') ? [] : ['The law of India applies.']),
        court ?? 'A dispute that we can’t settle goes to the courts of India.',
        `Before it comes to that, write to ${details.emails.legal.value} so that we can try to resolve it together.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: [
        'We may change these terms for future orders. Your project keeps those of the day on which you accepted the quote.',
      ],
    },
  ],
} satisfies LegalDocument;
