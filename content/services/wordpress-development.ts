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
    description:
      'Custom WordPress themes, WooCommerce shops and site moves for businesses in India. Your staff edit the pages; hosting stays in your name.',
  },
  lead: 'With WordPress, your own staff change a fee, add a teacher or post an admission notice, without a developer. We make the design and use few plugins (add-on programs).',
  times: [{ label: 'WordPress site', value: timelines.wordpress }],
  payment: payment.short,
  ownFact: { label: 'Edited by', value: 'Your own staff' },
  specimen: {
    kind: 'editor',
    title: 'Your staff fill in a form',
    note: 'A coaching class announces a new batch. The layout takes care of itself.',
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
      title: 'Ready-made page blocks',
      description: 'For what you post often, such as a new batch, exam dates or a job opening. The layout stays put.',
    },
    {
      title: 'WooCommerce shop',
      description:
        'Products, GST rates and delivery charges by state or PIN code. Customers pay by UPI or card, or cash on delivery if you allow it.',
    },
    {
      title: 'Your old site moved',
      description:
        'Posts, photos and products come across from Wix, Blogger or an older WordPress. Old links lead to the new pages, so Google finds them.',
    },
    {
      title: 'Few plugins, and backups',
      description:
        'Too many plugins slow a site and let hackers in, so we use few, known ones. A backup kept somewhere else is in the price. Check now and then that it ran, or take a maintenance plan and we’ll check.',
    },
  ],
  priceFactors: [
    {
      title: 'Costs less with',
      description: 'Two or three layouts that many pages share, text that’s ready, and no old posts to bring over.',
    },
    {
      title: 'Costs more with',
      description:
        'A WooCommerce shop with delivery rules by PIN code, hundreds of old posts to move, or logins nobody can find.',
    },
    {
      title: 'You also pay for',
      description:
        'Domain and hosting, each year. A second language or booking may need a paid plugin, bought in your own name.',
    },
  ],
  comparison: {
    title: 'WordPress, Shopify or a plain website?',
    note: 'Pages that seldom change? A plain website will do.',
    columns: ['Who looks after it', 'You pay regularly'],
    rows: [
      {
        title: 'WordPress',
        note: 'suits schools, coaching classes and institutes, whose pages change often',
        cells: [
          'Your staff edit it like a document. It needs regular updates',
          'Domain, hosting, perhaps plugins, a gateway if you sell',
        ],
      },
      {
        title: 'Shopify',
        note: 'suits shops that live off online orders',
        cells: [
          'Your staff edit it, also in the app. Shopify updates it',
          'Domain, Shopify’s plan, gateway charges, perhaps apps',
        ],
      },
      {
        title: 'A plain website',
        note: 'suits clinics, traders and offices with a few fast pages',
        cells: ['We edit it, or your staff in an editing screen', 'Domain, perhaps hosting'],
      },
    ],
  },
  process: [
    {
      title: 'Pages and layouts',
      description: 'We list your pages and who edits them, then draw the home page and one inside page.',
    },
    {
      title: 'Build',
      description: 'You get a login early, so your office can say what feels awkward.',
    },
    {
      title: 'Going live and training',
      description:
        'We try the forms and the old links, then switch the domain. Your people learn to edit on their real pages.',
    },
  ],
  technologies: {
    title: 'What your WordPress site runs on',
    items: ['WordPress', 'WooCommerce', 'Yoast SEO', 'UpdraftPlus', 'Razorpay'],
  },
  faq: [
    {
      id: 'hacked-site',
      question: 'Our WordPress site is hacked or very slow. Can you repair it?',
      answer:
        'In most cases, yes. We take a copy first and look for changed files, strange logins, pirated themes and outdated plugins. Then we say whether cleaning or a rebuild is cheaper in the long run. Please don’t delete anything before that.',
    },
    {
      id: 'updates',
      question: 'Who updates WordPress and its plugins after launch?',
      answer:
        'Your staff can, with the notes we leave, or we do, under a maintenance plan. First a backup, then the update, then a check of forms and payments. It has to be done, because hackers get in through old versions.',
    },
    {
      id: 'time',
      question: 'How soon can our WordPress site go live?',
      answer: `Plan for ${timelines.wordpress}. A coaching class or CA office with a few pages and its text ready is among the quicker ones. Look for your old hosting login now. Can’t find it? Call us, and we’ll help you get it back.`,
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'Is WordPress right for you?',
    text: 'Send a rough number of pages and the address of your present site. You get a price for WordPress, and for a plain website if that’s all you need.',
  },
} satisfies Service;
