import { googleAdsBudget, payment, timelines } from '../facts';
import type { Service } from '../types';

export const googleMarketing = {
  slug: 'google-marketing',
  title: 'Google Ads and marketing',
  shortTitle: 'Google marketing',
  mapLabel: 'Google ads',
  icon: 'target',
  cardDescription: 'Ads on Google Search, Maps, YouTube and Shopping.',
  meta: {
    title: 'Google Ads agency in India',
    description:
      'Google Ads on Search, Maps and YouTube, in your own account. Calls and orders are counted, and you know our fee before you start.',
  },
  lead: 'When a pump fails, somebody searches Google for “borewell motor repair near me” and calls. We put your ad in front of that person and count the calls. On Search you pay Google per click (PPC). One service in one town is enough for a trial.',
  timing: { label: 'Report', value: 'Monthly' },
  payment: payment.boardMonthly,
  ownFact: { label: 'We count', value: 'Calls and orders' },
  features: [
    {
      title: 'Search ads',
      description:
        'Ads for people ready to buy or book. “Blouse stitching Indore” comes from someone who wants to order. “Stitching classes Indore” comes from someone who wants to learn, and doesn’t see your ad. Your ads can show your number and address, on Maps too.',
    },
    {
      title: 'Words that waste money',
      description:
        'Whoever looks for jobs, free downloads or second-hand parts won’t buy from you. We tell Google not to show them your ad, and add to the list as we read what people type.',
    },
    {
      title: 'Shopping ads',
      description:
        'Your products appear with photo and price. We connect the list Google reads, and correct the items it rejects.',
    },
    {
      title: 'YouTube and the rest of Google',
      description:
        'Short video ads in the towns and languages you choose, cut from clips you have. Google also has one campaign that runs everywhere, Performance Max. We use it only if it pays.',
    },
    {
      title: 'Calls when you can answer',
      description:
        'An ad that rings an unanswered phone is wasted, so your number shows only when someone can answer. We count calls, forms, WhatsApp clicks and purchases, and tell you each month what one costs.',
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
        'A fixed fee, or a share of what you spend. With a share, we earn more when you spend more, so only you set the limit.',
    },
    {
      title: 'When our fee goes up',
      description:
        'More towns or products, video, or Shopping, where we keep the product list clean. A new page for the ad is extra.',
    },
  ],
  process: [
    {
      title: 'Budget and words',
      description:
        'From what you earn on one sale, we work out what a click may cost. If it can’t pay in your towns, we tell you before you spend.',
    },
    {
      title: 'Set-up',
      description:
        'We set up billing, Google’s check of your firm and the call counting, then test it with an enquiry of our own.',
    },
    {
      title: 'Go live',
      description: 'Search usually runs first, because it shows what people really want.',
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
      answer: `It’s normal to start small: one service, one town, and you learn what a call costs. With a small budget it takes longer to see what works. After that, it depends on what a click costs in your trade and on how many towns you cover. If the trial pays and you want more, we suggest ${googleAdsBudget.text}. You set the limit in your own account, and can lower or pause it yourself. Our fee is separate.`,
    },
    {
      id: 'speed',
      question: 'How quickly do Google ads bring calls?',
      answer: `Ads can show soon after Google’s review, once billing and verification are through. Costs take a while to settle, so treat the opening weeks as learning. SEO, the unpaid way, takes ${timelines.seoResults} to bring results, which is why many owners run both.`,
    },
    {
      id: 'what-you-give',
      question: 'What do I hand over, and who owns the account?',
      answer:
        'You own it. We work in it from our own login, and you can remove us yourself. Google asks for your papers (GST certificate or PAN, for instance) and a way to pay, and we need your price list. For Shopping, your website must also show how you ship and take returns.',
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      answer:
        'It happens. Google doesn’t charge for clicks it recognises as invalid, and credits those it finds later. You can see the count in your account. We watch for odd patterns, say many clicks from one area and no calls, and narrow the places and hours. No setting stops it fully.',
    },
    {
      id: 'payment-terms',
      question: 'How do I pay you, and can I stop?',
      answer:
        'A set-up, or a review of an old account, is one job. If we look after the ads, you pay us by the month. And yes, you can stop. Before we begin, you know the fee or the share, the day it’s due and how many days’ notice you give. Video shoots are extra.',
    },
    {
      id: 'help',
      question: 'My ads stopped overnight. Who looks into it?',
      answer:
        'Ring us. It’s mostly a declined card, a disapproved ad or a code lost when the website was changed. If your page fails late in the evening while ads keep spending, you can pause them in the Google Ads app.',
    },
  ],
  related: ['website-development', 'shopify-development', 'graphic-designing'],
  closing: {
    title: 'Would Google Ads pay for you?',
    text: 'Name the product, the towns and a monthly spend you’re comfortable with. We’ll check what a click costs in your trade and tell you if the sums work.',
  },
} satisfies Service;
