import { googleAdsBudget, ongoing, payment, timelines } from '../facts';
import type { Service } from '../types';

export const digitalMarketing = {
  slug: 'digital-marketing',
  title: 'Digital marketing services',
  shortTitle: 'Digital marketing',
  mapLabel: 'Marketing',
  icon: 'megaphone',
  summary: 'One plan and one budget, wherever you start.',
  meta: {
    title: 'Digital marketing agency in India',
    description:
      'One marketing plan for search, social, ads, e-mail and WhatsApp, with one budget and a monthly report of cost against enquiries.',
  },
  lead: 'We plan your digital marketing with one budget, begin with the one or two channels that suit your trade, and count forms, WhatsApp clicks and phone taps.',
  times: [ongoing],
  payment: payment.shortJobOrMonthly,
  extraFact: { label: 'Starts with', value: 'One or two channels' },
  example: {
    kind: 'season',
    title: 'A year’s plan on one page',
    note: 'This is a sofa shop’s second year, after a year of only SEO and Google Ads.',
    months: ['A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'J', 'F', 'M'],
    rows: [
      { title: 'SEO and Maps', when: 'April to March', description: 'grows slowly', from: 0, to: 11 },
      { title: 'Clips from the workshop', when: 'Jul–Oct', description: 'when people begin to look', from: 3, to: 6 },
      { title: 'Google Ads', when: 'Sep–Oct', description: 'when people buy', from: 5, to: 6 },
      { title: 'WhatsApp to old customers', when: 'Oct', description: 'for covers and repairs', from: 6, to: 6 },
    ],
  },
  features: [
    {
      title: 'A written marketing plan',
      description:
        'It says which channels to pay for, which to skip, and why. A sofa shop and a valve maker need different ones.',
    },
    {
      title: 'The money on one page',
      description:
        'Each month, you see the cost of ads, content and our fee beside the enquiries. If you agree, money moves to what works.',
    },
    {
      title: 'Counted for each ad',
      description: 'For each ad and post, the report lists forms, WhatsApp clicks, phone taps and a shop’s orders.',
    },
  ],
  comparison: {
    title: 'Which channel does what',
    columns: ['It needs', 'It’s good for'],
    rows: [
      {
        title: 'Google Ads',
        note: 'work soon after approval',
        cells: ['A budget, someone at the phone', 'Urgent needs, like AC repair'],
      },
      {
        title: 'SEO and Maps',
        note: `take ${timelines.seoResults} to show`,
        cells: ['Access to your site, reviews', 'Clicks you don’t pay for'],
      },
      {
        title: 'Facebook and Instagram ads',
        note: 'work soon after approval',
        cells: ['A budget, an offer, photos', 'What sells on sight, like a saree'],
      },
      {
        title: 'Posts and reels',
        note: 'work gradually',
        cells: ['Photos and clips each week', 'Being remembered'],
      },
      {
        title: 'E-mail and WhatsApp',
        note: 'work once the list is ready',
        cells: ['Customers who agreed to it', 'Bringing old customers back'],
      },
    ],
  },
  priceFactors: [
    {
      title: 'Only the plan, or the work too',
      description: 'You can buy the plan and run it yourself, or hand us one or two channels.',
    },
    { title: 'How far you sell', description: 'Three branches or two languages need more ads and pages.' },
  ],
  technologies: {
    title: 'Tools for planning and measuring',
    items: ['Google Analytics 4', 'Google Ads', 'Meta Ads Manager', 'WhatsApp Business'],
  },
  faq: [
    {
      id: 'which-channels',
      question: 'Can I start with just one channel?',
      answer:
        'Yes, and most should. An AC repair service can start with Google Ads, and a boutique with Instagram. The plan is worth adding when you take a second channel.',
    },
    {
      id: 'budget',
      question: 'How much should a small business set aside for marketing?',
      answer: `Try one channel, see what an enquiry costs you, and decide from there. For Google Ads, once a trial has paid off, we suggest ${googleAdsBudget.text}.`,
    },
    {
      id: 'payment',
      question: 'How do I pay for marketing?',
      answer:
        'The plan and the set-up are one job, and the plan is yours even if another agency carries it out. Running the channels is paid monthly, and the quote says how to stop.',
    },
  ],
  related: ['website-development', 'graphic-designing', 'shopify-development'],
  closing: {
    title: 'Where should your marketing begin?',
    text: 'Say what you sell, what you’ve tried and what you can spend. We’ll name the channel we’d begin with, and those that can wait.',
  },
} satisfies Service;
