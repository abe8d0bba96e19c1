import { emergencySupport, googleAdsBudget, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const googleMarketing = {
  slug: 'google-marketing',
  title: 'Google marketing',
  shortTitle: 'Google marketing',
  mapLabel: 'Google ads',
  icon: 'target',
  cardDescription: 'Ads on Google Search, Maps, YouTube and Shopping.',
  meta: {
    title: 'Google Ads management in India',
    description: `Ads on Search, Maps, YouTube and Shopping, run in your own Google Ads account with calls and orders counted. Suggested spend ${googleAdsBudget.text}.`,
  },
  lead: 'When a pump fails, somebody searches “borewell motor repair near me” and calls. We place your ad before people like that on Google, Maps and YouTube, keep out clicks that never buy, and count the calls that come in.',
  timing: { label: 'Spend report', value: 'Every month' },
  features: [
    {
      title: 'Search ads',
      description:
        'Ads for people ready to buy or book, grouped so that “CNC job work Pune” and “CNC training Pune” never share a message. Your phone number, address and links to your main pages are added to the ad.',
    },
    {
      title: 'Negative keywords',
      description:
        'These words tell Google when not to show your ad: jobs, free downloads, second-hand parts, far-off cities. We add more as we read which searches your money went to.',
    },
    {
      title: 'Ads on Maps',
      description:
        'With your Business Profile linked, ads can show your address and directions to people nearby. A single branch can advertise to its own area alone.',
    },
    {
      title: 'Shopping and Merchant Center',
      description:
        'We connect the product list that Google reads, correct titles, barcode numbers, shipping and return details, and work on rejected items, so that yours can appear with photo and price.',
    },
    {
      title: 'Performance Max campaigns',
      description:
        'One campaign covers Search, YouTube, Gmail, Maps and Display. We set brand exclusions, so that less of the budget goes to people who were already typing your name.',
    },
    {
      title: 'YouTube and Demand Gen',
      description:
        'Short video ads for viewers in the towns and languages you choose. They can be cut from clips you already have.',
    },
    {
      title: 'Conversion tracking',
      description:
        'Form fills, calls, WhatsApp clicks and purchases are recorded through Tag Manager and GA4. Values are attached, so Google’s bidding learns that a bulk order is worth more than a brochure request.',
    },
    {
      title: 'Old account review',
      description:
        'Already advertising? We look for wasted spend, auto-applied recommendations, and location settings that show ads to people who are only interested in your city.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'Sums',
      description:
        'Margin, order value and how many enquiries you close tell us what a click may cost. If the sums do not work, you hear it before you spend.',
    },
    {
      step: 2,
      title: 'Keywords',
      description:
        'Keyword Planner gives volumes and bid ranges for your towns. You strike out whatever you do not sell.',
    },
    {
      step: 3,
      title: 'Set-up',
      description:
        'Billing, advertiser verification, tags and landing pages are made ready, and a test enquiry is sent through.',
    },
    {
      step: 4,
      title: 'Go live',
      description:
        'Search usually runs first because it shows real demand. Other campaign types wait until conversions are recorded.',
    },
    {
      step: 5,
      title: 'Tune',
      description:
        'Bids, ad text and blocked terms change with the evidence. Google’s change history shows you every edit.',
    },
  ],
  technologies: {
    title: 'Google products we manage',
    items: [
      'Google Ads',
      'Merchant Center',
      'Performance Max',
      'Demand Gen',
      'YouTube Studio',
      'Business Profile',
      'Google Analytics 4',
      'Tag Manager',
      'Keyword Planner',
      'Google Ads Editor',
    ],
  },
  faq: [
    {
      id: 'ad-spend',
      question: 'How much should I spend on Google Ads?',
      answer: `We suggest ${googleAdsBudget.text}. Where you fall depends on the price of a click in your trade and on how many towns you cover: home loans and insurance are dear, a bakery is cheap. Google invoices you directly, GST added, and you can lower or pause the budget yourself.`,
    },
    {
      id: 'speed',
      question: 'How quickly do Google ads bring calls?',
      answer: `Ads can show soon after Google’s review, provided billing and verification are through. Automated bidding then needs a run of conversions before costs settle, so treat the opening stretch as learning. The unpaid route, SEO, takes ${timelines.seoResults} to bring results, which is why many owners run both.`,
    },
    {
      id: 'ads-and-seo',
      question: 'Do ads lift my unpaid Google ranking?',
      answer:
        'No, Google keeps the two apart, and ads neither raise nor lower your organic position. They do show which searches turn into customers, and that list is worth a lot if you take up SEO later. Reviews, posts and upkeep of your Maps listing are part of our SEO service, not of this one.',
    },
    {
      id: 'payment-terms',
      question: 'What are the payment terms for your work?',
      answer: `They cover our fee only, since clicks are paid to Google. A set-up or an account review is charged ${payment.smallProjects}. Continued management, or a feed with thousands of products, goes by ${payment.largeProjects} and listed in the quote. Landing pages and video shoots are extra, so mention them early.`,
    },
    {
      id: 'what-you-give',
      question: 'What do I hand over, and who owns the account?',
      answer:
        'You own it. Our manager account is linked to yours, and you can unlink it yourself. We need your papers for advertiser verification (GST certificate or PAN, for instance), a payment method and a price list. For Shopping, your website must also show its shipping and return policies.',
    },
    {
      id: 'help',
      question: 'My ads stopped overnight. Who looks into it?',
      answer: `Ring us, ${officeHours.text}. A declined card, a disapproved ad or a tag lost in a website change is the common cause. Should a landing page fail late in the evening while ads keep spending, you can pause them in the Google Ads app. We also provide ${emergencySupport}.`,
    },
  ],
  related: ['seo-services', 'website-development', 'shopify-development'],
  closing:
    'Which product should the ads sell, in which towns, and for roughly what spend a month? If an account already exists, say how long it has been running.',
  updated: '2026-11-21',
} satisfies Service;
