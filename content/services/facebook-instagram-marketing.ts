import { payment } from '../facts';
import type { Service } from '../types';

export const facebookInstagramMarketing = {
  slug: 'facebook-instagram-marketing',
  title: 'Facebook and Instagram marketing',
  shortTitle: 'Facebook and Instagram',
  mapLabel: 'Facebook',
  icon: 'thumbs-up',
  cardDescription: 'Ads that bring WhatsApp chats, enquiries and orders.',
  meta: {
    title: 'Facebook and Instagram ads agency in India',
    description:
      'Meta ads run in your own account: click-to-WhatsApp ads, lead forms and product catalogues, with a monthly report of what each order cost.',
  },
  lead: '“Boost post” on Facebook or Instagram gets you seen, but tells you little about who bought. We run ads in your own account, on a budget you set, and show you what each chat, form or order cost. Ads that open WhatsApp work without a website.',
  timing: { label: 'Report', value: 'Monthly' },
  payment: payment.boardMonthly,
  ownFact: { label: 'Ads run in', value: 'Your own account' },
  features: [
    {
      title: 'Click-to-WhatsApp ads',
      description:
        'A tap opens a chat with your shop. We set up the labels “quoted” and “paid”, so you see which chats became orders, and compare them with the ads.',
    },
    {
      title: 'Catalogue ads',
      description:
        'Your products come across from Shopify, WooCommerce or a sheet. Someone who looked at a blue kurta sees it again, at today’s price. Once they’ve bought it, the ad usually stops for them.',
    },
    {
      title: 'Instant lead forms',
      description:
        'People send a name and number inside the app. One more question, say budget or PIN code, helps you call serious buyers first.',
    },
    {
      title: 'Sales counted, not likes',
      description:
        'The Meta Pixel, a small code on your website, reports purchases and enquiries. It misses some orders, so we can send those of an online shop straight to Meta as well. If you sell only on WhatsApp, you need neither.',
    },
    {
      title: 'An account that’s safe',
      description:
        'Business verification, two-step login, a spending limit and a second admin you trust, so a lost phone doesn’t lock you out.',
    },
  ],
  sampleReport: {
    title: 'What you’ll know at the month’s end',
    note: 'One page in rupees, with the ads themselves beside it.',
    rows: [
      {
        title: 'Chats, forms and orders',
        source: 'Ads Manager, WhatsApp, shop',
        description: 'How many each ad brought, and what one of them cost you, checked against Meta’s bill.',
      },
      {
        title: 'How many bought',
        source: 'Your WhatsApp labels and bills',
        description: 'Who asked the price and who paid, if your staff mark it. Busy? Mark just the buyers.',
      },
      {
        title: 'Stopped and started',
        source: 'Change history',
        description: 'Which ads we switched off and why, which new ones run, and what we’d try next.',
      },
    ],
  },
  priceFactors: [
    {
      title: 'Set-up, once',
      description:
        'Ads that open WhatsApp need little of it. Counting shop orders or loading a catalogue takes longer.',
    },
    {
      title: 'Our fee, monthly',
      description:
        'It’s lowest for one offer in one town with your own photos. More offers, branches or clips raise it.',
    },
    {
      title: 'The ads themselves',
      description: 'You pay Meta directly, with GST, and set the limit yourself. A small one is fine to begin.',
    },
  ],
  process: [
    {
      title: 'Account and offer',
      description:
        'We make sure your page, Instagram and WhatsApp number are in your name. We agree on what the ads offer: a trial class, say.',
    },
    {
      title: 'Launch',
      description: 'We place a trial order and see that it’s counted. Then a few ads start on a small budget you set.',
    },
    {
      title: 'Sort',
      description:
        'We stop the weak ads and make fresh versions of the strong ones. We raise the budget in small steps, if you agree.',
    },
  ],
  technologies: {
    title: 'Meta tools behind your ads',
    items: ['Meta Ads Manager', 'Commerce Manager', 'Events Manager', 'Meta Pixel', 'WhatsApp Business'],
  },
  faq: [
    {
      id: 'boosting',
      question: 'Can’t I just boost posts myself?',
      answer:
        'You can, and for a local announcement it’s fine. But a boost gives you few choices. In Ads Manager we can aim for orders, leave out last week’s buyers, try one picture against another and tell Meta which chats became sales. For everyday unpaid posts, see social media marketing.',
    },
    {
      id: 'fees',
      question: 'How are your fees paid, apart from ad spend?',
      answer:
        'You pay Meta for the ads and us for the work. You can pay once, for the set-up and a first campaign, or for one season, say Navratri to Diwali. If we go on running the ads, you pay us by the month. The fee, what’s in it and how to stop are agreed first.',
    },
    {
      id: 'ad-budget',
      question: 'What daily budget do Meta ads need?',
      answer:
        'There’s no fixed figure. A tuition class filling one batch in Patna needs far less than a saree brand shipping across India. We start from what a chat or an order may cost you, test small, and raise it only when you agree. You can pause the ads yourself at night from your phone.',
    },
    {
      id: 'start',
      question: 'How fast can ads be running?',
      answer:
        'Once we have access and you’ve approved the ads, they go to Meta for review and then begin to show. A new account, an unverified business or a large catalogue takes longer. Chats may come early, but what each costs goes up and down while Meta learns who buys.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account got restricted. Can you help?',
      answer:
        'Often, though the decision is Meta’s. We read the reason, correct the page, ad or papers, and ask for a review. If a stranger is spending on your card, ask the bank to block it first, then ring us. We don’t open fresh accounts to get round a ban.',
    },
    {
      id: 'ownership',
      question: 'What do I keep if we stop working together?',
      answer:
        'The account, the ads and what they’ve learnt about your buyers. It’s in your own business account at Meta. You remove us, and your staff or another agency carries on.',
    },
  ],
  related: ['shopify-development', 'graphic-designing', 'website-development'],
  closing: {
    title: 'What should your ads sell?',
    text: 'What do you sell, and what’s a usual order worth? With that and your page link, we can tell you which ads we’d start with, and what they’d need from you.',
  },
} satisfies Service;
