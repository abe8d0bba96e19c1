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
  lead: 'When a pump fails and someone searches “borewell motor repair near me”, your Google ad can be there to call. You pay Google per click, and we count the calls.',
  times: [ongoing],
  payment: payment.shortMonthly,
  ownFact: { label: 'Start with', value: 'One service, one town' },
  specimen: {
    kind: 'ad',
    title: 'An ad, part by part',
    note: 'What each part is for, and when Google charges for it.',
    parts: [
      { role: 'mark', shown: 'Sponsored', note: 'Google marks each ad. To be seen on Search is free.' },
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
        note: 'A tap calls you, for the price of a click, and only while someone can answer.',
      },
      { role: 'button', shown: 'Directions', note: 'Your address from Maps, also for the price of a click.' },
    ],
  },
  features: [
    {
      title: 'Search ads',
      description:
        'Someone who types “blouse stitching Indore” sees your ad. Someone who types “stitching classes Indore” doesn’t.',
    },
    {
      title: 'Words that waste money',
      description: 'People looking for jobs or free downloads won’t buy from you, so we block those words.',
    },
    {
      title: 'Shopping and YouTube',
      description: 'Products with photo and price, and short video ads cut from clips you have.',
    },
    {
      title: 'Calls and orders counted',
      description: 'Calls, forms, WhatsApp clicks and purchases, with a report each month of what one costs.',
    },
  ],
  priceFactors: [
    {
      title: 'You pay Google for clicks',
      description:
        'Advertisers bid for each click, so one for a home loan is dear and one for a bakery cheap. The bill comes in rupees, with GST.',
    },
    {
      title: 'You pay us for the work',
      description:
        'A fixed fee, or a share of what you spend. With a share, we earn more when you spend more, so only you set the limit.',
    },
  ],
  process: [
    {
      title: 'Budget and words',
      description:
        'From your profit on one sale, we work out what you can pay for a click. If ads won’t earn that back in your towns, we’ll say so before you spend.',
    },
    {
      title: 'Set-up',
      description: 'Billing, verification and call counting, tested with an enquiry of our own.',
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
      answer: `Put a small sum on one service in one town, to see what a call costs. If that pays and you want more, we suggest ${googleAdsBudget.text}. You can lower or pause it yourself.`,
    },
    {
      id: 'what-you-give',
      question: 'Who owns the Google Ads account?',
      answer:
        'You do, and you can remove our login yourself. Google asks for documents, such as your GST certificate or PAN, and a way to pay.',
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      answer:
        'It happens. Google doesn’t charge for clicks that it recognises as false, and refunds those it finds later. If a pattern looks odd, we narrow places and hours.',
    },
    {
      id: 'help',
      question: 'Who looks into it if my ads stop overnight?',
      answer: 'Call us. It’s mostly a declined card, a rejected ad or a code lost in a website change.',
    },
  ],
  related: ['website-development', 'shopify-development', 'graphic-designing'],
  closing: {
    title: 'Would Google Ads pay for you?',
    text: 'Name the product, the towns and what you could spend in a month. We check what a click costs in your trade and tell you whether it’s worth a trial.',
  },
} satisfies Service;
