import { googleAdsBudget, officeHours, payment, timelines } from '../facts';
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
      'Ads on Search, Maps, YouTube and Shopping, run in your own Google Ads account, with calls and orders counted and a plain report of the cost.',
  },
  lead: 'We place your ads on Google, Maps and YouTube in front of people who are looking for what you sell. When a pump fails, somebody searches “borewell motor repair near me” and calls. We reduce clicks unlikely to buy, and count the calls that come in.',
  timing: { label: 'Spend report', value: 'Monthly' },
  payment: payment.board,
  features: [
    {
      title: 'Search ads',
      description:
        'Ads for people ready to buy or book, grouped so that “CNC job work Coimbatore” and “CNC training Coimbatore” get different messages. Your phone number, address and links to your main pages are added to the ad.',
    },
    {
      title: 'Negative keywords',
      description:
        'These words tell Google when not to show your ad: jobs, free downloads, second-hand parts, far-off cities. We add more as we read which searches your money went to, and you can send us words too.',
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
        'One campaign covers Search, YouTube, Gmail, Maps and Display. We set it so that less of the budget goes to people who were already typing your name.',
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
      title: 'Call handling check',
      description:
        'We look with you at what happens after the click. An ad that rings an unanswered phone is wasted, so call ads run in the hours when someone picks up.',
    },
    {
      title: 'Old account review',
      description:
        'Already advertising? We look for wasted spend, auto-applied recommendations, and location settings that show ads to people who are only interested in your city.',
    },
  ],
  process: [
    {
      title: 'Budget',
      description:
        'Margin, order value and how many enquiries you close tell us what a click may cost. If the figures do not work, you hear it before you spend.',
    },
    {
      title: 'Keywords',
      description:
        'Keyword Planner gives volumes and bid ranges for your towns. Hinglish and common misspellings are included. You strike out whatever you do not sell.',
    },
    {
      title: 'Set-up',
      description:
        'Billing, advertiser verification, tags and landing pages are made ready, and a test enquiry is sent through.',
    },
    {
      title: 'Go live',
      description:
        'Search usually runs first because it shows real demand. Other campaign types wait until conversions are recorded.',
    },
    {
      title: 'Tune',
      description:
        'Bids, ad text and blocked terms change with the evidence. Google’s change history shows you each edit.',
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
      answer: `We suggest ${googleAdsBudget.text}. That is in US dollars; your own account can run in rupees. Where you fall depends on the price of a click in your trade and on how many towns you cover: home loans and insurance cost a lot per click, a bakery little. Google invoices you directly, GST added, and you can lower or pause the budget yourself.`,
    },
    {
      id: 'speed',
      question: 'How quickly do Google ads bring calls?',
      answer: `Ads can show soon after Google’s review, provided billing and verification are through. Automated bidding then needs a run of conversions before costs settle, so treat the opening stretch as learning. The unpaid route, SEO, takes ${timelines.seoResults} to bring results, which is why many owners run both.`,
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      answer:
        'It is possible. Google filters clicks it finds invalid and credits them back, and you can see the count in the account. We watch for odd patterns, such as many clicks from one area and no calls, and narrow the places and hours. No setting stops it fully.',
    },
    {
      id: 'ads-and-seo',
      question: 'Do ads lift my unpaid Google ranking?',
      answer:
        'No, Google keeps the two apart, and ads neither raise nor lower your unpaid position. They do show which searches turn into customers, and that list is worth a lot if you take up SEO later. Reviews, posts and upkeep of your Maps listing are part of our SEO service, not of this one.',
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
      answer: `Ring us, ${officeHours.text}. A declined card, a disapproved ad or a tag lost in a website change is the common cause. Should a landing page fail late in the evening while ads keep spending, you can pause them in the Google Ads app.`,
    },
    {
      id: 'payment-terms',
      question: 'What are the payment terms for your work?',
      answer: `They cover our fee only, since clicks are paid to Google. A set-up or an account review is charged ${payment.smallProjects}. Continued management, or a feed with thousands of products, goes by milestones listed in the quote. Landing pages and video shoots are extra, so mention them early.`,
    },
  ],
  related: ['seo-services', 'website-development', 'shopify-development'],
  closing:
    'Which product should the ads sell, in which towns, and for roughly what spend a month? If an account already exists, say how long it has been running.',
  updated: '2026-11-21',
} satisfies Service;
