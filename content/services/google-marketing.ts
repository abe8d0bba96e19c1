import { googleAdsBudget, ongoing, payment } from '../facts';
import { smallTown, titleWithPlace } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const googleMarketing = {
  slug: 'google-marketing',
  title: 'Google Ads and marketing',
  shortTitle: 'Google marketing',
  mapLabel: 'Google ads',
  icon: 'Target',
  summary: 'Ads on Google Search, Maps, YouTube and Shopping.',
  meta: {
    title: titleWithPlace((place) => `Google Ads agency in ${place}`),
    description:
      'We run your Google Ads on Search, Maps, YouTube and Shopping in your own account, and count calls and orders. You’ll know what a trial costs first.',
  },
  lead: 'Your ad appears when someone in your city searches for what you sell, with a button to call you. We set up and run your Google Ads, and every month you’ll see what a call or an order cost you.',
  times: [ongoing],
  payment: payment.shortSetUpAndMonthly,
  // Automatic bids settle in two or three rounds of conversions, and Google wants 30 conversions in
  // 30 days: support.google.com/google-ads/answer/13020501; whitead.digital, smart bidding learning
  // phase. Checked 2026-11-27.
  facts: [
    { label: 'A trial takes', value: 'About a month' },
    'payment',
    { label: 'Ads account', value: 'In your name' },
  ],
  example: {
    kind: 'ad',
    title: 'An ad, part by part',
    note: 'Take a motor workshop as an example: this is what each part of its ad does, and when Google charges for it.',
    parts: [
      {
        role: 'mark',
        shown: 'Sponsored results',
        // One heading over all text ads since 2025-10-13: webpronews.com. Checked 2026-11-26.
        note: 'Google shows ads under this heading. In Search, you pay nothing if people only see your ad.',
      },
      {
        role: 'headline',
        shown: 'Borewell motor repair at your farm',
        note: 'A tap opens your page and costs one click.',
      },
      {
        role: 'text',
        shown: 'Motor pulled out, rewound and tested. Call before noon.',
        note: 'We’ll write several texts and keep those that bring calls.',
      },
      {
        role: 'button',
        shown: 'Call',
        // Same price as a click: support.google.com/google-ads/answer/9729405. Checked 2026-11-26.
        note: 'A tap dials your number and costs the same as a click. The button is there only while someone can answer.',
      },
      { role: 'button', shown: 'Directions', note: 'A tap opens Maps and costs one click too.' },
    ],
  },
  features: [
    {
      title: 'Search ads for your city',
      // The default also shows ads to people elsewhere who show interest in a place:
      // support.google.com/google-ads/answer/1722038. Checked 2026-11-26.
      description: `Your ad comes up when someone in your city types “blouse stitching ${smallTown}”. Google’s default also shows ads to people elsewhere who are only interested in the city, so we’ll change that setting.`,
    },
    {
      title: 'Less money for wrong searches',
      // Rare searches are hidden in the report: designodin.com. Checked 2026-11-26.
      description: `Whoever looks for “stitching classes ${smallTown}”, for jobs or for free downloads won’t buy, so we’ll block such searches. Each month we’ll read the list of what people typed and block more.`,
    },
    {
      title: 'Shopping and YouTube',
      description:
        'Shopping shows your products with photo and price, if you have an online shop. For YouTube, we’ll cut short ads from clips you have.',
    },
    {
      title: 'Calls and orders counted',
      // Google's own numbers report length, but no caller, in India: support.google.com/google-ads/
      // answer/2454052. Checked 2026-11-26.
      description:
        'You’ll see how many leads came in, by call, form or WhatsApp, and what people bought. Google reports how long a call lasted, but not who called.',
    },
  ],
  process: [
    {
      title: 'Budget and words',
      description:
        'From your profit on one sale, we’ll work out what you can pay for a click. If ads can’t earn that back in your city, you’ll know before you spend anything.',
    },
    {
      title: 'Set-up',
      // Names must match the payments profile: support.google.com/adspolicy/answer/9872280. Checked
      // 2026-11-26.
      description:
        'We’ll set up billing, call counting and Google’s verification, then send a test enquiry. For the verification you’ll need your PAN or GST certificate, and often a photo ID. The names have to match the account exactly.',
    },
    {
      title: 'Improve',
      description: 'Each week we’ll change bids and texts. Google’s change history shows you every edit.',
    },
  ],
  priceTitle: priceTitle('google-marketing', 'Google Ads', 'cost'),
  priceLead:
    'You pay Google for the clicks and us for the work. A trial can be ordered alone. If you go on after it, you pay monthly until the notice in your quote ends.',
  priceFactors: [
    {
      title: 'The clicks',
      // 18 % GST: support.google.com/paymentscenter/answer/7398224. Checked 2026-11-26.
      description:
        'Advertisers bid for each click, so it costs little where few advertise, and a lot for a home loan. You pay Google in rupees, by card or bank. If your GSTIN is in the account, you can usually claim the GST back.',
    },
    {
      title: 'The set-up, once',
      description: 'One service in one city is soon set up. A shop’s catalogue takes longer.',
    },
    {
      title: 'Our monthly fee',
      // Agencies must report Google's exact cost and give the account's number on request:
      // support.google.com/adspolicy/answer/6086450. Checked 2026-11-26.
      description:
        'It’s a fixed sum or a share of what you spend, as we agree. With a share we earn more when you spend more, so the limit is always yours to set. You’ll see Google’s own cost without our fee, as Google’s rules demand of every agency.',
    },
  ],
  technologies: ['Google Ads', 'Merchant Center', 'YouTube', 'Business Profile', 'Google Analytics 4'],
  faq: [
    {
      id: 'ad-spend',
      question: 'How much should I spend on Google Ads?',
      answer: `Begin with a trial: one service, one city, and a sum you set. After about a month, go on only if the calls bring in more than they cost. ${googleAdsBudget.advice} Our fee is separate.`,
    },
    {
      id: 'daily-limit',
      question: 'Can Google spend more than I allow?',
      // Up to twice on one day, at most 30.4 times a month: support.google.com/google-ads/answer/
      // 6385083. Checked 2026-11-26. Since 2026-06-01 campaigns with an ad schedule are paced to 30.4
      // times, too: addy0.com 2026-06-09; searchengineland.com 475107; seoteric.com. Checked 2026-11-29.
      answer:
        'Not in a month. On one busy day it may spend up to twice the daily budget, but in a month never more than 30.4 daily budgets. It tries to spend that sum even if your ads pause every Sunday. So with a pause, we’ll lower the daily budget too.',
    },
    {
      id: 'what-you-give',
      question: 'Who owns the Google Ads account?',
      answer:
        'You do. You’ll have the customer ID, and admin access under your own e-mail address. With both, you can change agency and keep the account.',
    },
    {
      id: 'fake-clicks',
      question: 'Can a rival click my ads to waste my money?',
      // No refunds, but credits, for 60 days: Google Ads Help 11182074; support.google.com/google-ads/
      // answer/16826168. Checked 2026-11-26.
      answer:
        'They can try. Google doesn’t charge for clicks it recognises as false. If it finds some later, it credits them to your account.',
    },
    {
      id: 'help',
      question: 'What if my ads stop overnight?',
      answer: 'We’ll look into it as soon as our office opens. Often a card was declined or an ad was rejected.',
    },
    {
      id: 'ads-or-seo',
      question: 'Ads or SEO?',
      answer:
        'Ads bring calls at once and stop when the money stops. [SEO](/services/seo-services) takes months, but then you don’t pay per click. Many begin with ads for their best service, and add SEO when they know which words bring customers.',
    },
  ],
  sampleQuote: 'facebook-instagram-marketing',
  related: ['website-development', 'shopify-development', 'graphic-designing'],
  closing: {
    title: 'Find out whether Google Ads pay off for you',
    text: 'Name the product, the cities and what you could spend in a month. We’ll look up what a click costs in your business, and tell you whether a trial is worth it.',
  },
} satisfies Service;
