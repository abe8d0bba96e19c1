import { googleAdsBudget, ongoing, payment } from '../facts';
import type { Service } from '../types';

export const googleMarketing = {
  slug: 'google-marketing',
  title: 'Google Ads and marketing',
  shortTitle: 'Google marketing',
  mapLabel: 'Google ads',
  icon: 'target',
  summary: 'Ads on Google Search, Maps, YouTube and Shopping.',
  meta: {
    title: 'Google Ads agency in India',
    description:
      'Google Ads on Search, Maps and YouTube, in your own account. Calls and orders are counted. The quote says if our fee is fixed or a share of your spend.',
  },
  lead: 'When a pump fails and someone searches “borewell motor repair near me”, your Google ad can appear with a button to call you. You pay Google per click.',
  times: [ongoing],
  payment: payment.shortJobOrMonthly,
  extraFact: { label: 'Start with', value: 'One service, one town' },
  example: {
    kind: 'ad',
    title: 'An ad, part by part',
    note: 'What each part does, and when Google charges.',
    parts: [
      {
        role: 'mark',
        shown: 'Sponsored',
        note: 'Google marks each ad. On Search, you pay nothing if people only see it.',
      },
      {
        role: 'headline',
        shown: 'Borewell motor repair at your farm',
        note: 'A tap opens your page and costs one click.',
      },
      {
        role: 'text',
        shown: 'Motor pulled out, rewound and tested. Call before noon.',
        note: 'We write several and keep those that bring calls.',
      },
      {
        role: 'button',
        shown: 'Call',
        note: 'A tap calls you and costs the same as a click. It shows only while someone can answer.',
      },
      { role: 'button', shown: 'Directions', note: 'A tap opens Maps, also for the price of a click.' },
    ],
  },
  features: [
    {
      title: 'Search ads',
      description: 'Your ad can appear when someone in your towns types “blouse stitching Indore”.',
    },
    {
      title: 'No money for wrong searches',
      description:
        'We block searches such as “stitching classes Indore”, because people after classes, jobs or free downloads won’t buy.',
    },
    {
      title: 'Shopping and YouTube',
      description:
        'Shopping shows your products with photo and price. For YouTube, we cut short ads from clips you have.',
    },
    {
      title: 'Calls and orders counted',
      description: 'We count calls, forms, WhatsApp clicks and purchases, and report each month what one costs.',
    },
  ],
  priceFactors: [
    {
      title: 'You pay Google for clicks',
      description:
        'Advertisers bid for each click, and banks bid far more for a home loan than bakers for a cake. The bill comes in rupees, with GST.',
    },
    {
      title: 'You pay us for the work',
      description:
        'You pay once for the set-up. If we run the ads too, you pay us monthly, and the quote says whether that fee is fixed or a share of your spend. With a share, we earn more when you spend more, so the limit is always yours to set.',
    },
  ],
  process: [
    {
      title: 'Budget and words',
      description:
        'From your profit on one sale, we work out what you can pay for a click. If ads can’t earn that back in your towns, we’ll say so before you spend.',
    },
    {
      title: 'Set-up',
      description: 'We set up billing, verification and call counting, and test them with our own enquiry.',
    },
    {
      title: 'Tune',
      description: 'We change bids and texts, and Google’s change history shows you each edit.',
    },
  ],
  technologies: {
    title: 'Google products we manage',
    items: ['Google Ads', 'Merchant Center', 'YouTube', 'Business Profile', 'Google Analytics 4'],
  },
  faq: [
    {
      id: 'ad-spend',
      question: 'How much should I spend on Google Ads?',
      answer: `Try one service in one town, and see what a call costs. If that pays, we suggest ${googleAdsBudget.text} for more calls.`,
    },
    {
      id: 'what-you-give',
      question: 'Who owns the Google Ads account?',
      answer:
        'You do, and you can remove our login yourself. Google asks for documents, such as your GST certificate or PAN.',
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      answer: 'Yes. Google doesn’t charge for clicks that it recognises as false, and refunds those it finds later.',
    },
    {
      id: 'help',
      question: 'Who looks into it if my ads stop overnight?',
      answer: 'We do, as soon as our office opens. Usually the cause is a declined card or a rejected ad.',
    },
  ],
  related: ['website-development', 'shopify-development', 'graphic-designing'],
  closing: {
    title: 'Would Google Ads pay off for you?',
    text: 'Name the product, the towns and what you could spend in a month. We’ll check what a click costs in your trade and say whether a trial is worth it.',
  },
} satisfies Service;
