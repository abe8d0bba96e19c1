import { googleAdsBudget, payment, timelines } from '../facts';
import type { Service } from '../types';

export const digitalMarketing = {
  slug: 'digital-marketing',
  title: 'Digital marketing services',
  shortTitle: 'Digital marketing',
  mapLabel: 'Marketing',
  icon: 'megaphone',
  cardDescription: 'Not sure where to start? One plan, one budget.',
  meta: {
    title: 'Digital marketing agency in India',
    description:
      'One marketing plan for search, social, ads, e-mail and WhatsApp, with one budget and a monthly report of cost against enquiries.',
  },
  lead: 'Digital marketing needn’t mean being everywhere. On a small budget, we pick the one or two channels that suit your trade, run them as one plan and show you which brought enquiries. One person runs it and takes your calls. Or buy only the plan, and run it yourself.',
  timing: { label: 'Report', value: 'Monthly' },
  payment: payment.boardMonthly,
  ownFact: { label: 'Starts with', value: 'One or two channels' },
  features: [
    {
      title: 'A written marketing plan',
      description:
        'Which channels are worth paying for, which to leave alone, and why. A sofa shop in Nashik and a valve maker in Rajkot need different ones.',
    },
    {
      title: 'One budget, in the open',
      description: 'Ads, content and our fee are on one sheet, so you can see where each rupee goes.',
    },
    {
      title: 'Counting before spending',
      description:
        'We count forms, WhatsApp clicks and phone taps for each ad and post. For people who walk in, ask at the counter how they heard of you.',
    },
    {
      title: 'A calendar of your season',
      description:
        'Akshaya Tritiya for a jeweller, admissions for a coaching class: planned early, so artwork and stock are ready.',
    },
  ],
  comparison: {
    title: 'Which channel does what',
    note: 'You won’t need the whole list. Most small businesses begin with one or two.',
    columns: ['How fast', 'What it needs from you', 'Good for'],
    rows: [
      {
        title: 'Google Ads',
        cells: [
          'Soon after approval',
          'A monthly ad budget, and someone who picks up the phone',
          'Needs that can’t wait: AC repair, a dentist, a spare part',
        ],
      },
      {
        title: 'SEO and Maps',
        cells: [
          timelines.seoResults,
          'Access to your site, your knowledge, reviews from customers',
          'Being found next year without paying for clicks',
        ],
      },
      {
        title: 'Facebook and Instagram ads',
        cells: [
          'Soon after approval',
          'A budget, an offer, photos or short clips',
          'Things people want once they see them: a saree, a new sweet shop',
        ],
      },
      {
        title: 'Posts and reels',
        cells: [
          'Gradual',
          'Clips and photos from your shop each week',
          'Looking open and busy when someone looks you up',
        ],
      },
      {
        title: 'E-mail and WhatsApp',
        cells: [
          'As soon as the list is ready',
          'A list of customers who agreed to hear from you: we write only to them',
          'Bringing old customers back at little cost',
        ],
      },
    ],
  },
  priceFactors: [
    {
      title: 'The plan alone, or the work too',
      description: 'You can buy just the plan and run it yourself. Or hand us a channel or two, and pay for those.',
    },
    {
      title: 'Who makes the pictures',
      description: 'Photos and clips from your own phone bring the fee down. Our design and editing add to it.',
    },
    {
      title: 'How far you sell',
      description: 'A shop in one town is simple. Three branches or two languages need more ads and pages.',
    },
  ],
  process: [
    {
      title: 'Look back',
      description:
        'We go through your order book and any past ads, and agree on one number that matters: sofas sold, say.',
    },
    {
      title: 'Plan and start',
      description:
        'You approve channels, messages and dates. If you take SEO or posts too, we start them along with the ads, because they need the most time.',
    },
    {
      title: 'Compare',
      description:
        'Each month you see what you spent and how many people asked. We stop what isn’t working and, once you agree, move that money to what brings enquiries.',
    },
  ],
  technologies: {
    title: 'Tools for planning and measuring',
    items: ['Google Analytics 4', 'Google Ads', 'Meta Ads Manager', 'WhatsApp Business', 'Zoho CRM'],
  },
  faq: [
    {
      id: 'which-channels',
      question: 'Must I be everywhere, or can I start with one channel?',
      answer:
        'Start with one or two. An AC repair service that people look for in a hurry usually begins with Google Ads, a boutique on Instagram. If you know you want only SEO or only ads, take just that. You won’t pay for a plan you don’t need.',
    },
    {
      id: 'budget',
      question: 'How much should a small business set aside for marketing?',
      answer: `Begin with a small trial: one channel, one town. It shows what an enquiry costs you. Whether that’s worth it depends on what an order earns you: a sofa pays for many clicks, a plate of samosas for hardly one. For more than a trial on Google Ads, we suggest ${googleAdsBudget.inRupees}. You pay the platforms directly, and our fee is separate.`,
    },
    {
      id: 'time',
      question: 'When will it bring enquiries?',
      answer: `Ads can bring them soon after approval, and get better with tuning. SEO takes ${timelines.seoResults} to show results, so we begin it early, and you decide how long to run ads beside it. Nobody can promise you a number of enquiries, and we don’t.`,
    },
    {
      id: 'accounts',
      question: 'Are the accounts mine, and whom do I call if enquiries stop?',
      answer:
        'They’re yours, in your business’s name, and if we part ways you remove our access and keep the history. If the phone goes quiet, call the person who runs your plan. It’s usually a failed card, a broken form or a changed page, so we look there first.',
    },
    {
      id: 'payment',
      question: 'How do I pay, and how do I stop?',
      answer:
        'You pay once for the plan, and once for setting up the count of calls, forms and clicks. The plan is then yours, even if another agency carries it out. If we run the channels, you pay by the month. Before you start, you have in writing what we do, what it costs and how you can stop. A new website or shop is a separate job.',
    },
  ],
  related: ['website-development', 'graphic-designing', 'shopify-development'],
  closing: {
    title: 'Where should your budget go?',
    text: 'Tell us what you sell, what you’ve tried and what you can spend, even if it’s little. We’ll say where we’d begin and what we’d leave alone.',
  },
} satisfies Service;
