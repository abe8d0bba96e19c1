import { designRevisions, emergencies, googleAdsBudget, officeHours, payment, terms, timelines } from './facts';
import { maintenanceCost, maintenanceStart, noGst } from './owner-facts';
import { hasStartingPrices } from './services';
import { smallJobs } from './starting-prices';
import type { FaqCategory } from './types';
import { after } from './wording';

/** Question groups. Ids are unique in the whole file, because each answer can be linked to. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General Questions',
    items: [
      {
        id: 'my-town',
        question: 'Do you work in my city?',
        answer: [
          `Yes, for websites, apps, software, marketing and design, anywhere in India: we’ll work with you by phone, video call and WhatsApp. ${terms.onSiteWork}`,
          terms.travel,
        ],
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer: [
          `Call, WhatsApp or e-mail us what you need, where and by when. We’ll ask what’s missing and send you a quote, like [this sample](/services/website-development#sample-quote-website) but with its prices filled in. ${terms.freeQuote}`,
          terms.freeEstimate,
          `${terms.visitCost} To accept a quote, a WhatsApp message is enough.`,
        ],
      },
      {
        id: 'not-happy',
        question: 'What if I’m not happy with the work?',
        answer: [
          `Tell us early, because most things can be put right. If something doesn’t do what the quote says, that’s our mistake, and we’ll correct it free. ${terms.reportMistake}`,
          'You can also stop. We’ll list with you what’s finished and what’s paid, and your domain and accounts stay with you. We look at each refund case by case, as the [refund policy](/refund-policy) explains.',
        ],
      },
    ],
  },
  {
    id: 'services',
    title: 'Services & Products',
    items: [
      {
        id: 'website-time',
        question: 'How long does a website take?',
        answer: `A simple website usually takes ${timelines.websiteSimple}, and websites in general ${timelines.website}, depending on size. A WordPress site takes ${timelines.wordpress}, a basic Shopify store ${timelines.shopifyBasic}, and a store with its own design or features ${timelines.shopifyCustom}. The time starts once you’ve accepted the quote and we have the advance, your photos and your text.`,
      },
      {
        id: 'app-time',
        question: 'How long does an app take?',
        answer: [
          `A mobile app takes ${timelines.mobileApplication} until it’s sent to the stores, which then review it.`,
          `A web application is a program your staff or customers log in to in the browser. A complex one takes ${timelines.webApplication}. Custom software is for work inside the firm. A whole system takes ${timelines.software}, but you can often use its main part earlier. For a smaller job, the time is in your quote.`,
        ],
      },
      {
        id: 'design-time',
        question: 'How long does a logo or a banner take?',
        answer: `A banner, a flyer or a visiting card takes ${timelines.designSimple}. Branding, which means a logo and a short guide to its colours and fonts, takes ${timelines.designBranding}. You can ask for ${designRevisions.text}.`,
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing & Payment',
    items: [
      {
        id: 'price',
        question: 'What will my job cost?',
        answer: `${smallJobs() ?? 'It depends on the job: a website can be five pages for a clinic, or a school’s site in three languages.'} Each service’s page tells you what decides its price.${hasStartingPrices ? ' Where we can name a starting price, it’s on that page and in our [table of services](/products#compare).' : ''} In your quote, what you’ll pay to others, such as for a domain or a licence, is listed next to our price${noGst ? `. ${noGst}` : ', and so is GST.'}`,
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: [
          `Smaller projects, such as most websites, are paid ${payment.smallProjects}, so the last part is due only once you’ve checked the work. For larger ones, such as most apps, you make a first payment for the start. The rest is paid in ${payment.largeProjects}, each for a part that’s finished. Equipment is paid before we order it.`,
          `${terms.monthlyWork} ${terms.rent}`,
        ],
      },
      {
        id: 'ads-budget',
        question: 'How much should I spend on Google Ads?',
        answer: `Begin with a small trial: one service, one city, and a limit you set. Go on only if the enquiries bring in more than they cost. ${googleAdsBudget.advice} You’ll pay that to Google, and our fee is separate. Ads bring no more enquiries once you stop. With SEO you don’t pay per click, but its results take ${timelines.seoResults}.`,
      },
    ],
  },
  {
    id: 'support',
    title: 'Support & Technical',
    items: [
      {
        id: 'support-hours',
        question: 'When can I reach support?',
        answer: [
          `We answer calls, WhatsApp and e-mail ${officeHours.text}. ${emergencies.line} A maintenance plan covers what you choose: ${terms.planParts}.${maintenanceStart ? ` With every plan, ${maintenanceStart}.` : ''}${after(maintenanceCost)}`,
          `If a rented computer fails in normal use and we can’t repair it from here, we’ll replace it ${terms.replacement}.${after(terms.halfDays)}`,
        ],
      },
      {
        id: 'office-time',
        question: 'How quickly can you set up an office?',
        answer: `Cabling, Wi-Fi, PCs and cameras take ${timelines.officeSetup}, ${terms.officeStart}. A server takes days of its own: ${timelines.serverBasic} for a basic one, ${timelines.serverComplex} for a complex one. Internet providers and hardware sellers take their own time, so order early.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website and the accounts?',
        // Copyright Act 1957, s. 17 and 19: work belongs to its author until it's assigned in writing;
        // without a term the assignment lasts five years, without a territory it covers India:
        // indianvakil.blogspot.com, section 19. Checked 2026-11-28.
        answer: [
          'You do. The domain and all accounts are in your name from the start, and you hold the passwords. What we make for you, with its code, becomes yours once you’ve paid for it. In a larger project, each part becomes yours with its own payment.',
          'The code is kept online in a repository, which records every change. If you have one, we’ll work in it. If not, we’ll use ours, which is open to you from the first day, and hand it over at the end.',
          'By Indian law, most such work belongs to its maker until it’s signed over. So with each of these payments we’ll sign over to you what you’ve paid for, in writing, for all countries and without an end date.',
          'Open-source software, fonts and bought photos stay under their makers’ licences. If we use a ready-made part of our own, we’ll tell you before you order. You can keep using it, and any developer may change it for you.',
        ],
      },
    ],
  },
];
