import { ongoing, payment, timelines } from '../facts';
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
  lead: 'One digital marketing plan, one budget, and every enquiry counted. We begin with the one or two channels that suit your trade.',
  times: [ongoing],
  payment: payment.shortJobOrMonthly,
  ownFact: { label: 'Starts with', value: 'One or two channels' },
  specimen: {
    kind: 'season',
    title: 'A year’s plan on one page',
    note: 'A sofa shop’s second year. The first year had only SEO and Google Ads.',
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
        'Which channels to pay for, which to leave alone, and why. A sofa shop and a valve maker need different ones.',
    },
    {
      title: 'The money on one page',
      description:
        'Each month, ads, content and our fee stand beside the enquiries they brought. If you agree, money moves to what works.',
    },
    {
      title: 'Every enquiry counted',
      description: 'We count forms, WhatsApp clicks and phone taps for each ad and post.',
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
        cells: ['Photos and clips each week', 'Looking open and busy'],
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
      description: 'Buy the plan and run it yourself, or hand us one or two channels.',
    },
    { title: 'How far you sell', description: 'Three branches or two languages need more ads and pages.' },
  ],
  technologies: {
    title: 'Tools for planning and measuring',
    items: ['Google Analytics 4', 'Google Ads', 'Meta Ads Manager', 'WhatsApp Business', 'Zoho CRM'],
  },
  faq: [
    {
      id: 'which-channels',
      question: 'Can I start with just one channel?',
      answer:
        'Yes, and most should. Google Ads suit an AC repair service, Instagram a boutique, a list of old customers a wholesaler. For a single channel you don’t even need the plan.',
    },
    {
      id: 'budget',
      question: 'How much should a small business set aside for marketing?',
      answer:
        'Try one channel in one town with a small sum, which shows what an enquiry costs, and decide from there. For Google Ads, our page about them suggests a monthly figure.',
    },
    {
      id: 'time',
      question: 'When will it bring enquiries?',
      answer: `Ads can bring them soon after approval, SEO in ${timelines.seoResults}. Nobody can tell you beforehand how many.`,
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
    text: 'Say what you sell, what you’ve tried and what you can spend. We’ll name the channel we’d begin with, and those we’d leave alone.',
  },
} satisfies Service;
