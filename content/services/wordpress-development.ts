import { emergencies, payment, timelines } from '../facts';
import { mistakeFacts, titleWithPlace } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const wordpressDevelopment = {
  slug: 'wordpress-development',
  title: 'WordPress site development',
  shortTitle: 'WordPress development',
  mapLabel: 'WordPress',
  icon: 'LayoutTemplate',
  summary: 'A site your own staff can edit.',
  meta: {
    title: titleWithPlace((place) => `WordPress development company in ${place}`),
    description: `WordPress sites and WooCommerce shops your own staff can edit, and old sites moved with their posts. That takes ${timelines.wordpress}. Ask what yours would cost.`,
  },
  lead: `We build WordPress sites in which your own staff can change a fee, add a teacher or announce a new batch, without calling a developer. A site usually takes ${timelines.wordpress}.`,
  times: [{ label: 'WordPress site', value: timelines.wordpress }],
  payment: payment.short,
  facts: ['time', 'payment', { label: 'Domain and hosting', value: 'In your name' }, ...mistakeFacts()],
  example: {
    kind: 'editor',
    title: 'Your staff fill in a form',
    note: 'Here’s an example: a coaching class announces a new batch, and nobody has to think about the layout.',
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
      title: 'A design of your own',
      description:
        'We’ll draw your pages for you, and not buy a design ten other schools have. For what you post often, such as a new batch or a notice, there will be ready-made blocks.',
    },
    {
      title: 'A shop with WooCommerce',
      description:
        'You set products, GST rates and delivery charges by state or PIN code. Buyers pay by UPI, by card or, if you allow it, on delivery.',
    },
    {
      title: 'Your old site moved',
      // Wix has no export of a site: Wix help at candidcreative.ca 2026-05-22. Checked 2026-11-28.
      // …wixsite.com and …blogspot.com addresses can't be redirected: helgeklein.com. Checked 2026-11-26.
      description:
        'We’ll bring over your posts, photos and products. If the old site has its own domain, its addresses will lead to the new pages. A free address from Wix can’t do that, and one from Blogger only by a workaround, so ask us first what you’d lose.',
    },
    {
      title: 'Few plugins, and yours',
      // 91 % of new holes in 2025 were in plugins: Patchstack, State of WordPress Security in 2026,
      // quoted at candidcreative.ca. Pirated plugins bring back doors: ryanchuah.my. Checked 2026-11-28.
      description:
        'Plugins are add-on programs, and nine in ten new security holes around WordPress are in them. We’ll use few, well-known ones and never a pirated copy, and the paid ones will be licensed to you.',
    },
    {
      title: 'Backups',
      description:
        'Setting up a backup outside your hosting is in the price. We’ll look after it until handover, and after that with a maintenance plan.',
    },
  ],
  priceTitle: priceTitle('wordpress-development', 'a WordPress site'),
  priceFactors: [
    {
      title: 'Different layouts',
      description: 'Many pages with a few layouts cost little. Each new layout is designed and built once.',
    },
    {
      title: 'What must be moved',
      description: 'Hundreds of old posts, or logins nobody can find, take time.',
    },
    {
      title: 'A shop',
      description: 'Delivery rules by PIN code, sizes and colours, and payment each take time.',
    },
    { title: 'Text', description: 'If your text is ready, you don’t pay for writing.' },
  ],
  comparison: {
    title: 'WordPress, Shopify or a plain website?',
    columns: ['Who looks after it', 'What you pay regularly'],
    rows: [
      {
        title: 'WordPress',
        note: 'for schools and institutes, whose pages change often',
        cells: [
          'Your staff edit it like a document. Updates have to go in at once',
          'Domain, hosting, paid plugins, and the payment company’s share',
        ],
      },
      {
        title: 'Shopify',
        note: 'for shops that sell mostly online',
        cells: [
          'Your staff edit it, even by phone. Shopify updates it',
          // With an Indian payment company: help.shopify.com, third-party transaction fees.
          'Domain, Shopify’s plan and fee, the payment company’s share, apps',
        ],
      },
      {
        title: 'A plain website',
        note: 'for businesses whose pages seldom change',
        cells: ['We edit it, or your staff change a few items', 'Domain, and perhaps hosting'],
      },
    ],
  },
  technologies: ['WordPress', 'WooCommerce', 'Yoast SEO', 'UpdraftPlus', 'Razorpay'],
  faq: [
    {
      id: 'time',
      question: 'How soon can our WordPress site go live?',
      answer: `Plan for ${timelines.wordpress}. Look for the login of your old hosting now. If it’s lost, we’ll help you get it back.`,
    },
    {
      id: 'running-costs',
      question: 'What do we pay every year?',
      // Paid plugins stop getting updates when they aren't renewed: freemius.com. Checked 2026-11-26.
      answer:
        `You’ll pay for domain and hosting, and a yearly fee for each paid plugin, which gets no more updates if you don’t renew it. In a shop, the payment company keeps a share of each online payment.${emergencies.noteFor('wordpress-development')}`,
    },
    {
      id: 'updates',
      question: 'Who updates WordPress after launch?',
      // WordPress's own small updates are on by default, plugins' aren't: cloudways.com/blog/
      // wordpress-automatic-updates, 2026-05-19; hostney.com 2026-04-16. Attacks begin about five hours
      // after a hole is known: Patchstack 2026, quoted at dev.to/cifi. Checked 2026-11-28.
      answer:
        'Your staff can, or we’ll do it under a maintenance plan. WordPress puts in its own small updates by itself. Those of plugins have to be switched on, and should be, because attacks begin within hours of a hole becoming known. Somebody still has to look afterwards whether the site works.',
    },
    {
      id: 'hacked-site',
      question: 'Can you repair a WordPress site that’s hacked or very slow?',
      answer:
        'Usually, yes. We’ll take a copy, look for changed files and strange logins, and tell you whether cleaning or a rebuild is cheaper. Please don’t delete anything until we’ve looked.',
    },
    {
      id: 'training',
      question: 'Do our people need to know programming?',
      answer: [
        'No. They fill in fields, as in the example above, and a mistake in a text can be undone.',
        'Training by video call is in the price.',
      ],
    },
    {
      id: 'hindi',
      question: 'Can the site be in Hindi or another Indian language?',
      // Text in Kruti Dev, or in Tamil in Bamini, is Latin letters in a special font: mathtoword.com,
      // lipi.equitabledocs.org, tamilfontconverter.co.in. Checked 2026-11-28.
      answer:
        'Yes, in one language or in two. Old text in Kruti Dev, Bamini or a similar typeface has to be converted first, because Google and most phones can’t read it.',
    },
    {
      id: 'move',
      question: 'Can another developer take over?',
      answer:
        'Yes. WordPress is free software many developers know, and hosting, domain and plugin licences are in your name.',
    },
  ],
  sampleQuote: 'website-development',
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'Get a price for your WordPress site',
    text: 'Send us the address of your present site and a rough number of pages. If a plain website would do, you’ll get the price of that too.',
  },
} satisfies Service;
