import { ongoing, payment, timelines } from '../facts';
import { titleWithPlace } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const digitalMarketing = {
  slug: 'digital-marketing',
  title: 'Digital marketing services',
  shortTitle: 'Digital marketing',
  mapLabel: 'Marketing',
  icon: 'Megaphone',
  summary: 'One budget and one report for all channels.',
  meta: {
    title: titleWithPlace((place) => `Digital marketing agency in ${place}`),
    description:
      'One plan and one budget for your marketing on Google, Instagram, e-mail and WhatsApp. Each month you’ll see what an enquiry cost. Ask for a free quote.',
  },
  lead: 'We plan your marketing on Google, Instagram, e-mail and WhatsApp with one budget. You’ll begin with the one or two channels that suit your business, and see each month what an enquiry cost you.',
  times: [ongoing],
  payment: payment.shortJobOrMonthly,
  facts: ['time', 'payment', { label: 'Starts with', value: 'One or two channels' }],
  example: {
    kind: 'season',
    title: 'A year’s plan on one page',
    note: 'We’ve drawn the second year of a sofa shop. In its first year, it had only SEO and Google Ads.',
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
      title: 'One channel to begin with',
      description:
        'We’ll set up the channel that suits you, such as Google Ads, look after it every week, and send you a report each month.',
    },
    {
      title: 'A written plan for more',
      description:
        'Before you add a second channel, a plan says which are worth paying for in your business, which to leave alone, and why.',
    },
    {
      title: 'The money on one page',
      description:
        'Each month you’ll see what the ads, the content and our fee cost, next to the enquiries they brought. Money moves to what works, if you agree.',
    },
    {
      title: 'Enquiries counted',
      // A tap on WhatsApp isn't yet a chat: seresa.io 2026-04-22. Checked 2026-11-26.
      description:
        'For each ad, the report lists forms, taps on WhatsApp and on Call, and an online shop’s orders. Somebody who sees a post and calls later can’t be counted, so have your staff ask “How did you find us?”',
    },
    {
      title: 'A page to land on',
      description:
        'An ad works better if it leads to a page about exactly what it offers. We’ll build you that landing page, with a form and a call button.',
    },
  ],
  comparison: {
    title: 'Which channel does what',
    columns: ['It needs', 'It’s good for'],
    rows: [
      {
        title: 'Google Ads',
        // Both networks check most ads within a day: Google's and Meta's help. Checked 2026-11-26.
        note: 'work a day or two after the start',
        cells: ['A budget, and someone who answers the phone', 'Urgent needs, such as AC repair'],
      },
      {
        title: 'SEO and Maps',
        note: `take ${timelines.seoResults} to show`,
        cells: ['Access to your site, and reviews', 'Visitors you don’t pay for by the click'],
      },
      {
        title: 'Facebook and Instagram ads',
        note: 'work a day or two after the start',
        cells: ['A budget, an offer and photos', 'Things people buy when they see them, such as a saree'],
      },
      {
        title: 'Posts and reels',
        note: 'work gradually',
        cells: ['Photos and clips each week', 'Being remembered'],
      },
      {
        title: 'E-mail and WhatsApp',
        note: 'work once you have a list',
        cells: ['Customers who agreed to it', 'Bringing old customers back'],
      },
    ],
  },
  priceTitle: priceTitle('digital-marketing', 'digital marketing'),
  priceLead: 'You’ll pay Google or Meta for the ads, and us for the work.',
  priceFactors: [
    {
      title: 'Only the plan, or the work too',
      description: 'You can order the plan and carry it out yourself, or leave one or two channels to us.',
    },
    {
      title: 'How many channels',
      description: 'Each channel needs its own texts, pictures and checks every week.',
    },
    {
      title: 'How far you sell',
      description: 'Three branches or two languages need more ads and pages than one shop in one city.',
    },
  ],
  technologies: ['Google Analytics 4', 'Google Ads', 'Meta Ads Manager', 'WhatsApp Business'],
  faq: [
    {
      id: 'which-channels',
      question: 'Can I start with just one channel?',
      answer:
        'Yes, and it’s how most should start. If people need you urgently, begin with Google. If they buy what they see, begin with Instagram. You don’t need a plan for that.',
    },
    {
      id: 'budget',
      question: 'How much should a small business spend on marketing?',
      answer:
        'Try one channel with a sum you can afford to lose, see what an enquiry costs you, and decide from there.',
    },
    {
      id: 'how-soon',
      question: 'How soon will enquiries come?',
      answer: `Ads can bring the first ones within days. SEO takes ${timelines.seoResults}, and posts work slowly. No agency can promise a number, because price, season and competitors decide it too.`,
    },
    {
      id: 'payment',
      question: 'How do I pay for marketing?',
      answer:
        'Once for the set-up, and for a plan if you order one, then monthly. You can stop with the notice your quote names.',
    },
    {
      id: 'whatsapp',
      question: 'May I send offers on WhatsApp?',
      // Opt-in: developers.facebook.com/docs/whatsapp/overview/getting-opt-in. Broadcast lists: 256
      // people who saved the number: watease.com 2026-06-10, blueticks.co 2026-06-05. Checked 2026-11-28.
      // Charges per message since 2025-07-01: docs.ycloud.com. Checked 2026-11-26.
      answer:
        'Yes, to customers who’ve agreed to it. The free WhatsApp Business app reaches at most 256 people per list, and only those who saved your number. For a larger list, you need Meta’s paid service for firms. Meta approves each text there, and charges for every offer you send.',
    },
    {
      id: 'sms',
      question: 'And by SMS or e-mail?',
      // DLT registration of firm, sender and text under TCCCPR 2018: telerivet.com, smsnow.in. Checked
      // 2026-11-28. A guide says two to four weeks: openmalo.com. Checked 2026-11-26.
      answer:
        'E-mail is the cheapest, if people gave you their address for that. For SMS, your firm, its sender name and each text must first be registered with a telecom operator, on its DLT register. Unregistered messages are blocked, so begin some weeks before your season.',
    },
    {
      id: 'accounts',
      question: 'Whose are the ad accounts and the data?',
      answer: 'They’re yours. Accounts, audiences and lists are opened in your name.',
    },
  ],
  sampleQuote: 'seo-services',
  related: ['website-development', 'graphic-designing', 'shopify-development'],
  closing: {
    title: 'Find out where your marketing should begin',
    text: 'Tell us what you sell, what you’ve tried and what you can spend in a month. Then you’ll know which channel we’d begin with, and which can wait.',
  },
} satisfies Service;
