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
  lead: 'WhatsApp chats, enquiries and orders from Facebook and Instagram, on a budget you set. We run the ads in your own account, and show what each chat, form or order cost.',
  times: [ongoing],
  payment: payment.shortMonthly,
  ownFact: { label: 'Website needed', value: 'No, WhatsApp will do' },
  specimen: {
    kind: 'chat',
    title: 'A tap on your ad opens a chat',
    note: 'No website in between.',
    parts: [
      {
        role: 'ad',
        title: 'Your ad',
        shown: 'Blue kurta, in S to XXL',
        button: 'Chat on WhatsApp',
        note: 'Your own photo or clip, and a button. Meta counts each chat it opens.',
      },
      {
        role: 'buyer',
        title: 'First message',
        shown: 'Hello! I’d like to know more about this.',
        note: 'The buyer only presses send.',
      },
      {
        role: 'shop',
        title: 'Your greeting',
        shown: 'Thank you for writing. Which size, and which town?',
        note: 'Sent automatically, at night too. We write it with you.',
      },
      {
        role: 'label',
        title: 'Your label',
        shown: 'Quoted, then paid',
        note: 'Set by your staff, so the report shows which ad brought orders.',
      },
    ],
  },
  features: [
    {
      title: 'Click-to-WhatsApp ads',
      description:
        'A tap opens a chat with your shop, without a website. We set up the labels “quoted” and “paid”, so you see which chats became orders.',
    },
    {
      title: 'Catalogue ads',
      description:
        'Your products come across from Shopify, WooCommerce or an Excel list. Someone who looked at a blue kurta sees it again, at today’s price.',
    },
    {
      title: 'Instant lead forms',
      description:
        'People send a name and number inside the app. One more question, such as quantity for a wholesaler, shows you whom to call first.',
    },
    {
      title: 'Sales counted, not likes',
      description:
        'The Meta Pixel, a small code on your website, reports purchases. It misses some sales. If you agree, we also send Meta your shop’s orders. Selling only on WhatsApp? Then you need neither.',
    },
    {
      title: 'An account that’s safe',
      description:
        'Business verification, two-step login, a spending limit and a second admin you trust. Ads and buyer data stay in your own Meta business account, even if you leave us.',
    },
  ],
  priceFactors: [
    {
      title: 'Set-up, once',
      description:
        'Ads that open a WhatsApp chat need little setting up. Counting shop orders or loading a catalogue takes longer.',
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
        'We make sure your page, Instagram and WhatsApp number are in your name. We agree on what the ads offer, say a trial class or a dental check-up.',
    },
    {
      title: 'Launch',
      description: 'We place a trial order and see that it’s counted. Then a few ads start on a small budget.',
    },
    {
      title: 'Sort',
      description:
        'We stop the weak ads and make fresh versions of the strong ones. The budget goes up in small steps, and only when you agree.',
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
        'You can, and for a local announcement it’s fine. In Ads Manager we can also aim for orders, leave out last week’s buyers and try one picture against another. For unpaid posts, see social media marketing.',
    },
    {
      id: 'ad-budget',
      question: 'What daily budget do Meta ads need?',
      answer:
        'There’s no fixed figure. A tuition class in Patna needs far less than a saree brand shipping across India, and a wholesaler pays more for a chat that’s worth a truckload. You can pause the ads at night from your phone.',
    },
    {
      id: 'fees',
      question: 'Can I order one season only?',
      answer:
        'Yes, say Navratri to Diwali, or just the set-up and a first campaign. Beyond that, you pay us by the month. The fee, what’s in it and how to stop are agreed first.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account got restricted. Can you help?',
      answer:
        'Often, though the decision is Meta’s. We read the reason, correct the page, ad or documents, and ask for a review. Is a stranger spending on your card? Ask the bank to block it first, then call us. We don’t open fresh accounts to get round a ban.',
    },
  ],
  related: ['shopify-development', 'graphic-designing', 'website-development'],
  closing: {
    title: 'Your first Facebook or Instagram ad',
    text: 'Tell us what you sell and what an ordinary order is worth, and send the link to your page. You learn which ads we’d run first, and what they’d need.',
  },
} satisfies Service;
