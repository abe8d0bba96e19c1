import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const wordpressDevelopment = {
  slug: 'wordpress-development',
  title: 'WordPress site development',
  shortTitle: 'WordPress development',
  mapLabel: 'WordPress',
  icon: 'layout-template',
  summary: 'A site your own staff can edit, without a developer.',
  meta: {
    title: 'WordPress development company in India',
    description: `Custom WordPress themes, WooCommerce shops and site moves in ${timelines.wordpress}, for businesses in India. Your own staff edit the pages.`,
  },
  lead: `Your own staff change a fee, add a teacher or post an admission notice, without a developer. A WordPress site usually takes ${timelines.wordpress}, training included.`,
  times: [{ label: 'WordPress site', value: timelines.wordpress }],
  payment: payment.short,
  extraFact: { label: 'Edited by', value: 'Your own staff' },
  example: {
    kind: 'editor',
    title: 'Your staff fill in a form',
    note: 'A coaching class announces a new batch, and the layout takes care of itself.',
    form: 'What your staff type',
    page: 'What visitors read',
    fields: [
      { label: 'Batch', value: 'Class 10 maths' },
      { label: 'Starts', value: 'First Monday of June' },
      { label: 'Time', value: '6 to 7 in the evening' },
      { label: 'Fee', value: 'Ask at the desk' },
    ],
    action: 'Publish',
  },
  features: [
    {
      title: 'A theme drawn for you',
      description:
        '“Theme” is WordPress’s word for the design. We draw yours for your trade, with ready-made blocks for what you post often, such as a new batch, and train your staff to use them.',
    },
    {
      title: 'WooCommerce shop',
      description:
        'You set products, GST rates and delivery charges by state or PIN code. Buyers pay by UPI, card or, if you allow it, on delivery.',
    },
    {
      title: 'Your old site moved',
      description:
        'We bring over posts, photos and products from Wix, Blogger or an older WordPress, and old links lead to the new pages.',
    },
    {
      title: 'Few plugins, and backups',
      description:
        'Plugins are add-on programs. Too many slow a site and let hackers in, so we use few, known ones. Setting up a backup kept somewhere else is in the price.',
    },
  ],
  priceFactors: [
    {
      title: 'What keeps it low',
      description: 'It helps if many pages share a few layouts, and if your text is ready.',
    },
    {
      title: 'What drives it up',
      description:
        'The price goes up with many delivery rules by PIN code, hundreds of old posts to move, or logins nobody can find.',
    },
  ],
  comparison: {
    title: 'WordPress, Shopify or a plain website?',
    columns: ['Who looks after it', 'You pay regularly'],
    rows: [
      {
        title: 'WordPress',
        note: 'for schools and institutes, whose pages change often',
        cells: ['Your staff edit it like a document, and it needs regular updates', 'Domain, hosting, perhaps plugins'],
      },
      {
        title: 'Shopify',
        note: 'for shops that sell mostly online',
        cells: ['Your staff edit it, also in the app, and Shopify updates it', 'Domain, Shopify’s plan, perhaps apps'],
      },
      {
        title: 'A plain website',
        note: 'for clinics, traders and offices',
        cells: ['We edit it, or your staff change a few items', 'Domain, perhaps hosting'],
      },
    ],
  },
  technologies: {
    title: 'What your WordPress site runs on',
    items: ['WordPress', 'WooCommerce', 'Yoast SEO', 'UpdraftPlus', 'Razorpay'],
  },
  faq: [
    {
      id: 'hacked-site',
      question: 'Can you repair a WordPress site that’s hacked or very slow?',
      answer:
        'Usually, yes. We take a copy, look for changed files and strange logins, and say whether cleaning or a rebuild is cheaper. Please don’t delete anything until we’ve looked.',
    },
    {
      id: 'updates',
      question: 'Who updates WordPress and its plugins after launch?',
      answer:
        'Your staff can, with our notes, or we do it under a maintenance plan. Somebody has to, because hackers get in through old versions. The same goes for checking the backups.',
    },
    {
      id: 'time',
      question: 'How soon can our WordPress site go live?',
      answer: `Plan for ${timelines.wordpress}. A class with a few pages and its text ready is among the quicker ones. Look for your old hosting login now, and if it’s lost, we’ll help you get it back.`,
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'Moving to WordPress',
    text: 'All we need is a rough number of pages and the address of your present site. If a plain website will do, our answer has its price too.',
  },
} satisfies Service;
