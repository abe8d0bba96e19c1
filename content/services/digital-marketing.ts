import { googleAdsBudget, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const digitalMarketing = {
  slug: 'digital-marketing',
  title: 'Digital marketing services',
  shortTitle: 'Digital marketing',
  mapLabel: 'Marketing',
  icon: 'megaphone',
  cardDescription: 'One plan and one budget for your channels.',
  meta: {
    title: 'Digital marketing agency in India',
    description:
      'One marketing plan for search, social, ads, e-mail and WhatsApp, with one budget and a monthly report of what each call, enquiry and order cost.',
  },
  lead: 'We put search, ads, social media, e-mail and WhatsApp into one digital marketing plan with one budget, and show you which of them brought the enquiries. You deal with one person for the lot.',
  timing: { label: 'SEO results', value: timelines.seoResults },
  payment: payment.board,
  features: [
    {
      title: 'A written marketing plan',
      description:
        'You get a document naming your buyers, the channels worth paying for, the ones to leave alone, and why. A furniture shop in Nashik and a valve maker in Rajkot need different ones.',
    },
    {
      title: 'One budget, split openly',
      description:
        'Ads, content and fees are on one sheet. When a channel stops paying its way, we propose where its share should go and you decide.',
    },
    {
      title: 'Tracking before spending',
      description:
        'Form fills, WhatsApp clicks and taps on your phone number are counted in Google Analytics (GA4) first. Each link carries a tag, so the report can tell which ad or post it came from.',
    },
    {
      title: 'Landing pages that match',
      description:
        'Each campaign points to a page that repeats its offer, opens fast on an ordinary phone and asks for a single action. We write it and, where your platform allows, build it on your present site.',
    },
    {
      title: 'E-mail and WhatsApp follow-up',
      description:
        'Past buyers and old enquiries hear from you again with a service reminder or a new batch date. Only people who agreed to be contacted are on the list.',
    },
    {
      title: 'A calendar of your season',
      description:
        'Akshaya Tritiya for a jeweller, admissions for a coaching class, March for anyone selling to companies: the dates that move your trade are planned ahead, so artwork and stock are ready.',
    },
  ],
  process: [
    {
      title: 'Look back',
      description:
        'We go through your past ads, website figures and order book, and look at how quickly a new enquiry gets its first call back.',
    },
    {
      title: 'Set the target',
      description:
        'Together we settle one main number, such as site visits booked or dealers signed up, and what a new customer may cost you.',
    },
    {
      title: 'Plan and start',
      description:
        'You approve channels, messages and calendar before we publish. The channels that bring enquiries soonest start first, so that they help pay for the slow ones.',
    },
    {
      title: 'Compare',
      description:
        'A short monthly report sets cost against enquiries for each channel, in rupees. What is weak stops, and its money moves to where enquiries come cheaper.',
    },
  ],
  technologies: {
    title: 'Tools for planning and measuring',
    items: ['Google Analytics 4', 'Google Ads', 'Meta Ads Manager', 'WhatsApp Business', 'Zoho CRM'],
  },
  faq: [
    {
      id: 'which-channels',
      question: 'Do I need to be on each channel, or can I start with one?',
      answer:
        'Start with one or two. An AC repair service that people look for in a hurry usually begins with Google Ads, a boutique on Instagram. The plan says which channel comes next and when. If you already know you want only SEO or only ads, take that service alone.',
    },
    {
      id: 'budget',
      question: 'How much should a small business keep for marketing?',
      answer: `Work back from your margin: what one new customer earns you decides what you can pay to win one. If Google Ads is in the plan, we suggest ${googleAdsBudget.text} for it. That figure is in US dollars; your own account can be kept in rupees. Ad spend goes from you to the platforms and not through us, and our fee has its own line in the quote.`,
    },
    {
      id: 'time',
      question: 'When will digital marketing bring enquiries?',
      answer: `Channels move at different speeds. Paid ads can bring enquiries soon after approval and are then tuned. SEO takes ${timelines.seoResults} to show results, so we begin it early and let ads carry the first stretch. E-mail and WhatsApp depend on the list of past customers you already have.`,
    },
    {
      id: 'payment',
      question: 'How is the marketing plan paid for?',
      answer: `A plan on its own, or a tracking set-up, counts as a smaller project and is paid ${payment.smallProjects}. If we also run the channels, billing follows milestones, such as each month’s approved calendar or the first campaign live. A new website or online shop is quoted on its own.`,
    },
    {
      id: 'accounts',
      question: 'Are the accounts mine, and whom do I call if enquiries stop?',
      answer: `Ad accounts, GA4, Search Console, the mailing list and the CRM are opened in your business’s name, and we are added as managers. If we part ways, you remove our access and the history stays. If enquiries stop, call the person who runs your plan, ${officeHours.text}. The usual causes are a failed card, a broken form or a changed page, so we check those first.`,
    },
  ],
  related: ['seo-services', 'google-marketing', 'website-development'],
  closing:
    'What do you sell, which channels have you tried, and roughly what can you spend each month? We will say where we would begin.',
  updated: '2026-11-21',
} satisfies Service;
