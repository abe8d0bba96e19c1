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
      'Google Ads on Search, Maps and YouTube, in your own account. Calls and orders are counted, and the quote states the management fee.',
  },
  lead: 'When a pump fails, somebody searches Google for “borewell motor repair near me” and calls. We put your ad in front of that person and count the calls that come in. On Search you pay Google per click (PPC), not for being shown.',
  timing: { label: 'Spend report', value: 'Monthly' },
  payment: payment.board,
  features: [
    {
      title: 'Search ads',
      description:
        'Ads for people ready to buy or book. “CNC job work Coimbatore” and “CNC training Coimbatore” get different ones, with your phone number and address added.',
    },
    {
      title: 'Words that waste money',
      description:
        'Jobs, free downloads, second-hand parts, far-off cities: we tell Google not to show your ad for those, and add more as we read what people searched.',
    },
    {
      title: 'Ads on Maps',
      description:
        'People nearby see your address and directions. A single branch can advertise to its own area alone.',
    },
    {
      title: 'Shopping ads',
      description:
        'Your products appear with photo and price. We connect the list Google reads, and work on the items it rejects.',
    },
    {
      title: 'YouTube and the rest of Google',
      description:
        'Short video ads in the towns and languages you choose, cut from clips you have. Performance Max, one campaign across Google, runs only where it earns its keep.',
    },
    {
      title: 'Calls that get answered',
      description:
        'An ad that rings an unanswered phone is wasted, so your number shows only when someone can answer. Calls, forms, WhatsApp clicks and purchases are counted.',
    },
  ],
  priceFactors: [
    {
      title: 'How our fee is charged',
      description:
        'A percentage of your spend grows with it; a fixed fee stays put. Your quote states which it is, and for what work.',
    },
    {
      title: 'Towns and products',
      description:
        'One service in one town costs least. Each further product or city needs its own ads, which raises the fee.',
    },
    {
      title: 'Kinds of campaign',
      description: 'Search alone is the low end. Video, or Shopping with its product list to keep clean, adds to it.',
    },
    {
      title: 'Where the click lands',
      description: 'If your website is quick and clear, we use it. A new page for the ad is priced separately.',
    },
    {
      title: 'Google’s own charge',
      description:
        'An auction sets the price of a click: home loans cost a lot, a bakery little. You pay Google, GST added.',
    },
  ],
  process: [
    {
      title: 'Budget and words',
      description:
        'Your margin tells us what a click may cost. If the sums don’t work in your towns, you’ll hear it before you spend.',
    },
    {
      title: 'Set-up',
      description: 'Billing, advertiser verification and counting are made ready, and we send a test enquiry through.',
    },
    {
      title: 'Go live',
      description: 'Search usually runs first, because it shows what people really want.',
    },
    {
      title: 'Tune',
      description:
        'Bids, texts and blocked words change with the evidence. Google’s change history shows you each edit.',
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
      answer: `We suggest ${googleAdsBudget.text}, which Google can bill in rupees. Where you fall depends on the price of a click in your trade and on how many towns you cover. The money goes from you to Google, and you can lower or pause it yourself, on any day.`,
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
        'You own it. Our account is linked to yours, and you can unlink it yourself. We’ll need your papers for Google’s verification (GST certificate or PAN, for instance), a payment method and a price list. For Shopping, your website must also show its shipping and return policies.',
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      answer:
        'It happens. Google does not charge for clicks it recognises as invalid, and credits those it finds later; you can see the count in your account. We watch for odd patterns, such as many clicks from one area and no calls, and narrow the places and hours. No setting stops it fully.',
    },
    {
      id: 'payment-terms',
      question: 'How do I pay for your work?',
      answer: `A set-up or a review of an old account is paid ${payment.smallProjects}. If we manage the ads from month to month, you pay the agreed fee by milestones. Video shoots are extra, so mention them early.`,
    },
    {
      id: 'ads-and-seo',
      question: 'Do ads lift my unpaid Google ranking?',
      answer:
        'No. Google keeps the two apart. Ads do show which searches turn into customers, though, and that list is worth a lot if you take up SEO later. Reviews and the upkeep of your place on Maps are part of our SEO service.',
    },
    {
      id: 'help',
      question: 'My ads stopped overnight. Who looks into it?',
      answer: `Ring us, ${officeHours.text}. It’s mostly a declined card, a disapproved ad or a code lost in a website change. If your page fails late in the evening while ads keep spending, you can pause them in the Google Ads app.`,
    },
  ],
  related: ['seo-services', 'website-development', 'shopify-development'],
  closing:
    'Name the product, the towns and a monthly spend you’re comfortable with. We’ll check what a click costs in your trade and tell you if the sums work.',
} satisfies Service;
