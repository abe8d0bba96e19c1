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
  lead: 'Calls from people who need you now: their pump fails, and they search Google for “borewell motor repair near me”. We show them your ad and count the calls. You pay Google per click (PPC).',
  times: [ongoing],
  payment: payment.shortMonthly,
  ownFact: { label: 'Start with', value: 'One service, one town' },
  specimen: {
    kind: 'ad',
    title: 'An ad, part by part',
    note: 'What each part is for, and when Google charges for it.',
    parts: [
      { role: 'mark', shown: 'Sponsored', note: 'Google marks each ad. Being seen on Search costs nothing.' },
      {
        role: 'headline',
        shown: 'Borewell motor repair at your farm',
        note: 'A tap opens your page and costs one click.',
      },
      {
        role: 'text',
        shown: 'Motor pulled out, rewound and tested. Call before noon.',
        note: 'We write several and keep those that bring calls. You pay only when someone taps.',
      },
      {
        role: 'button',
        shown: 'Call',
        note: 'A tap calls you and costs one click. It shows only while someone can answer.',
      },
      { role: 'button', shown: 'Directions', note: 'Your address from Maps. A tap costs one click.' },
    ],
  },
  features: [
    {
      title: 'Search ads',
      description:
        'For people ready to buy. Someone who types “blouse stitching Indore” sees your ad. Someone who types “stitching classes Indore” doesn’t.',
    },
    {
      title: 'Words that waste money',
      description:
        'People looking for jobs or free downloads won’t buy from you. We block those words, and add to the list as we read what people type.',
    },
    {
      title: 'Shopping ads',
      description: 'Your products appear with photo and price, and we correct the items Google rejects.',
    },
    {
      title: 'YouTube and the rest of Google',
      description:
        'Short video ads in the towns and languages you choose, cut from clips you have. Performance Max runs everywhere on Google, and we use it only if it pays.',
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
        'Advertisers bid for each click. One for a home loan costs a lot, one for a bakery little. You pay Google in rupees, with GST.',
    },
    {
      title: 'You pay us for the work',
      description:
        'A fixed fee, or a share of what you spend. The quote says which. With a share, we earn more when you spend more, so only you set the limit.',
    },
    {
      title: 'When our fee goes up',
      description: 'More towns or products, video, Shopping, or a new page for the ad.',
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
      description:
        'We help with billing and Google’s verification, set up the call counting and test it with an enquiry of our own.',
    },
    {
      title: 'Go live',
      description: 'Search runs first in most accounts, because it shows what people really want.',
    },
    {
      title: 'Tune',
      description: 'We change bids, texts and blocked words. Google’s change history shows you each edit.',
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
      answer: `Begin small, with one service in one town and a sum we agree for the trial. It shows what a call costs. If that pays and you want more, we suggest ${googleAdsBudget.text}. You set the limit in your own account, and can lower or pause it yourself. Our fee is separate.`,
    },
    {
      id: 'what-you-give',
      question: 'Who owns the Google Ads account?',
      answer:
        'You do, and you can remove our login yourself. Google asks for documents, such as your GST certificate or PAN, and a way to pay. We need your price list. For Shopping, your website must also show how you ship and take returns.',
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      answer:
        'It happens. Google doesn’t charge for clicks it recognises as invalid, and credits those it finds later. We watch for odd patterns and narrow the places and hours.',
    },
    {
      id: 'help',
      question: 'My ads stopped overnight. Who looks into it?',
      answer:
        'Call us. It’s mostly a declined card, a rejected ad or a code lost in a website change. After hours, send a screenshot. We’ll look when we open.',
    },
  ],
  related: ['website-development', 'shopify-development', 'graphic-designing'],
  closing: {
    title: 'Would Google Ads pay for you?',
    text: 'Name the product, the towns and a monthly spend you’re comfortable with. We check what a click costs in your trade, and you know whether Google Ads would pay.',
  },
} satisfies Service;
