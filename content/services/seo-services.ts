import { ongoing, payment, timelines } from '../facts';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const seoServices = {
  slug: 'seo-services',
  title: 'SEO services',
  shortTitle: 'SEO services',
  mapLabel: 'SEO',
  icon: 'Search',
  summary: 'Be found in Google Search and on Google Maps.',
  meta: {
    title: titleWithPlace((place) => `SEO services in ${place} for Google and Maps`),
    description: `We help people find you in Google Search and on Google Maps, without paying per click. SEO results usually take ${timelines.seoResults}. Get a free quote.`,
  },
  lead: `We help people find your business in Google Search and on Google Maps, without paying for each click. SEO usually takes ${timelines.seoResults} to show results.`,
  times: [{ label: 'Until results show', value: timelines.seoResults }, ongoing],
  payment: payment.shortJobOrMonthly,
  facts: ['time', 'payment', { label: 'Links', value: 'Never bought' }],
  example: {
    kind: 'form',
    title: 'What your monthly report shows',
    note: 'This one is an example. In yours, the figures come from your own Google accounts, so you can check every one of them.',
    sheet: { name: 'Monthly report', sample: 'Your figures go in the blanks' },
    rows: [
      {
        title: 'Visits from Google',
        source: 'Search Console',
        // Search Console leaves out rare queries: developers.google.com/search/blog/2022/10. Checked
        // 2026-11-26.
        description: 'How many clicks came from Google without an ad, and the commoner words people typed.',
      },
      {
        title: 'Enquiries',
        source: 'Analytics, Business Profile',
        description: 'Forms, taps on Call and on WhatsApp, and requests for directions.',
      },
      {
        title: 'Work done, work next',
        source: 'Our list',
        description: 'What we changed, what comes next, and what we need from you.',
      },
    ],
  },
  features: [
    {
      title: 'Your site checked and repaired',
      description:
        'We list what keeps Google from reading your pages, the worst faults first. We repair them ourselves or with your developer.',
    },
    {
      title: 'The words buyers use',
      description:
        'We find out what your buyers type, how often, and how hard it is to come up for it. Then we decide together which words are worth the work.',
    },
    {
      title: 'Pages worth reading',
      description:
        'We write pages from your own answers to customers’ questions. We never buy links from other websites, because Google treats that as spam.',
    },
    {
      title: 'Google Maps and local listings',
      description:
        'We set the right category, hours and photos in your Google Business Profile (formerly Google My Business), and the same name and address on Justdial and other listings.',
    },
  ],
  priceTitle: 'What SEO costs',
  priceLead: 'Three things make SEO cheaper or dearer.',
  priceFactors: [
    {
      title: 'How crowded your business is',
      description:
        'A maker of flanges has a handful of rivals. Someone who sells flats in Delhi needs more pages and more months.',
    },
    {
      title: 'How your site is built',
      description:
        'A tidy site of a few pages is soon repaired. An old shop with hundreds of products has a long list.',
    },
    {
      title: 'How many cities',
      description:
        'Each city needs a page with something true about your work there. Google treats a renamed copy as spam.',
    },
  ],
  technologies: [
    'Google Search Console',
    'Google Business Profile',
    'Google Analytics 4',
    'PageSpeed Insights',
    'Ahrefs',
  ],
  faq: [
    {
      id: 'guarantee',
      question: 'Can you guarantee the first position on Google?',
      // "No one can guarantee a #1 ranking": Google, "Do you need an SEO?". Checked 2026-11-26.
      answer:
        'No, and Google itself warns of anyone who does. Google decides the order, and your competitors keep working too. In the first months, judge us by the faults we repair and the pages we write.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      // "Four months to a year": Google, "Do you need an SEO?". Checked 2026-11-26.
      answer: `Usually ${timelines.seoResults} until you see a change; Google itself says four months to a year. A tailor in one neighbourhood often moves up sooner than a brand that sells across India.`,
    },
    {
      id: 'price-and-payment',
      question: 'Do I pay by the month or by the job?',
      answer: [
        'Both are possible. You can order the check and the repairs once, at one price, or carry on by the month. When you stop, the pages and the repairs stay with you.',
        'The first look at your site is free.',
      ],
    },
    {
      id: 'do-it-myself',
      question: 'Can I do it myself?',
      answer:
        'A good part of it, yes. Keep your Business Profile complete, put your city and your products into the headings of your pages, and ask customers for reviews. You need us when the site itself is the problem, or when your rivals do all that too.',
    },
    {
      id: 'map-pack',
      question: 'Why is my shop missing from the map when people search nearby?',
      // Relevance, distance, prominence, and no paid ranking: support.google.com/business/answer/
      // 7091. Extra words in the name can get a profile suspended. Checked 2026-11-26.
      answer:
        'Often because of a wrong category, an unverified address or two profiles for one shop. Extra words in the name can even get a profile suspended. Distance counts too: a shop in Nashik seldom shows to someone in Pune. Ads on the map are marked as sponsored; nobody can buy a place below them.',
    },
    {
      id: 'claim-profile',
      question: 'Can I take over a Google Maps listing that someone else made?',
      // The present owner has three days to answer: support.google.com/business/answer/4566671.
      // Verification by video: buyersroad.atlassian.net 2025. Checked 2026-11-26.
      answer:
        'Usually yes, and Google charges nothing. Open the listing, choose “Own this business?” and ask for access. If nobody answers within some days, you can often claim it. Google usually wants an uncut video that shows the street, your name board and a door that only staff open.',
    },
    {
      id: 'reviews',
      question: 'How do I get more reviews?',
      // Google's rules on reviews: swipeinsight.app, June 2024; no pressure on the premises, no
      // requested words, since April 2026: skool.com/climbo. Checked 2026-11-26.
      answer:
        'Ask every customer, with a link on WhatsApp or a QR code on the bill, and let them write at home. Don’t offer a discount, don’t tell them what to write and don’t ask only the happy ones: Google can remove such reviews.',
    },
    {
      id: 'ai',
      question: 'Does SEO still matter now that Google answers with AI?',
      // developers.google.com/search/docs/appearance/ai-features; Pew, March 2025: clicks in 8 % of
      // visits with a summary, 15 % without. Checked 2026-11-26.
      answer:
        'Yes, but fewer people click when they get a summary, so count enquiries and not visits. There’s nothing special to buy: Google says that its AI answers use the same pages and the same basics.',
    },
  ],
  sampleQuote: 'facebook-instagram-marketing',
  related: ['website-development', 'wordpress-development', 'shopify-development'],
  closing: {
    title: 'Name three searches you’d like to come up for',
    text: 'Send them with your cities and your web address. We look at your pages and say whether SEO is worth your money.',
  },
} satisfies Service;
