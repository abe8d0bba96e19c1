import { ongoing, payment } from '../facts';
import type { Service } from '../types';

export const facebookInstagramMarketing = {
  slug: 'facebook-instagram-marketing',
  title: 'Facebook and Instagram marketing',
  shortTitle: 'Facebook and Instagram',
  mapLabel: 'Facebook',
  icon: 'thumbs-up',
  summary: 'Ads that bring WhatsApp chats, enquiries and orders.',
  meta: {
    title: 'Facebook and Instagram ads agency in India',
    description:
      'Meta ads run in your own account: click-to-WhatsApp ads, lead forms and product catalogues, with a monthly report of what each order cost.',
  },
  lead: 'We run Facebook and Instagram ads that open a WhatsApp chat, a form or your shop. You set the budget, and the report shows what each chat or order cost.',
  times: [ongoing],
  payment: payment.shortJobOrMonthly,
  extraFact: { label: 'Website needed', value: 'No, WhatsApp will do' },
  example: {
    kind: 'chat',
    title: 'A tap on your ad opens a chat',
    note: 'The buyer doesn’t need to visit a website.',
    parts: [
      {
        role: 'ad',
        title: 'Your ad',
        shown: 'Blue kurta, in S to XXL',
        button: 'Chat on WhatsApp',
        note: 'It shows your own photo or clip, with a button. Meta counts the chats that the button opens.',
      },
      {
        role: 'buyer',
        title: 'The buyer’s message',
        shown: 'Hello! I’d like to know more about this.',
        note: 'The buyer only presses send.',
      },
      {
        role: 'shop',
        title: 'Your greeting',
        shown: 'Thank you for writing. Which size, and which town?',
        note: 'We write it with you, and it’s sent automatically, at night too.',
      },
      {
        role: 'label',
        title: 'Your label',
        shown: 'Quoted, then paid',
        note: 'Your staff set it, so the report shows which ad brought orders.',
      },
    ],
  },
  features: [
    {
      title: 'Catalogue ads',
      description:
        'We bring in your products from Shopify, WooCommerce or Excel. Someone who looked at a blue kurta sees it again, at today’s price.',
    },
    {
      title: 'Instant lead forms',
      description: 'People send you a name and number inside the app, and the quantity, if you’re a wholesaler.',
    },
    {
      title: 'Orders counted, not likes',
      description: 'A small code on your website, the Meta Pixel, reports purchases, though it misses some.',
    },
    {
      title: 'An account that’s safe',
      description:
        'We set up two-step login, a spending limit and a second admin you trust. Ads and buyer data stay in your own business account.',
    },
  ],
  priceFactors: [
    {
      title: 'Set-up, once',
      description: 'Ads that open a chat are soon ready. Loading a catalogue or counting shop orders is a bigger job.',
    },
    {
      title: 'Our fee, monthly',
      description: 'It’s lowest for one offer in one town, with your own photos.',
    },
    {
      title: 'The ads themselves',
      description: 'Meta bills you directly, with GST, within the spending limit of your account.',
    },
  ],
  process: [
    { title: 'Offer', description: 'Together we choose what the ads offer, say a trial class or a dental check-up.' },
    {
      title: 'Launch',
      description: 'We place a trial order and check that it’s counted. Then a few ads run on a small budget.',
    },
    {
      title: 'Sort',
      description: 'We stop weak ads and freshen strong ones. The budget goes up only if you agree.',
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
        'Yes, for a local announcement that’s enough. In Ads Manager we can also aim for orders, leave out last week’s buyers and try one picture against another.',
    },
    {
      id: 'ad-budget',
      question: 'What daily budget do Meta ads need?',
      answer:
        'You decide, and begin small. A tuition class in Patna needs far less than a saree brand shipping across India.',
    },
    {
      id: 'fees',
      question: 'Can I order one season only?',
      answer:
        'Yes, say Navratri to Diwali, or just the set-up and a trial campaign. Beyond that, you pay us by the month.',
    },
    {
      id: 'restricted-account',
      question: 'Can you help with a restricted ad account?',
      answer:
        'Often we can, though the decision is Meta’s. We read the reason, correct the page, ad or documents, and ask for a review. If a stranger is spending on your card, ask the bank to block it first.',
    },
  ],
  related: ['shopify-development', 'graphic-designing', 'website-development'],
  closing: {
    title: 'Your next Facebook or Instagram ad',
    text: 'Describe what you sell and what an ordinary order is worth, with the link to your page. We’ll say which ads we’d try, and which photos they need.',
  },
} satisfies Service;
