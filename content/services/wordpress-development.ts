import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const wordpressDevelopment = {
  slug: 'wordpress-development',
  title: 'WordPress site development',
  shortTitle: 'WordPress development',
  mapLabel: 'WordPress',
  icon: 'layout-template',
  cardDescription: 'A site your own staff can edit, without a developer.',
  meta: {
    title: 'WordPress development company in India',
    description:
      'Custom WordPress themes, WooCommerce shops and site moves for businesses in India. Your staff edit the pages; hosting stays in your name.',
  },
  lead: 'With WordPress, your own staff change a fee, add a doctor or post an admission notice, and nobody waits for a developer. We make the design, keep the plugin list short and put the site on hosting in your name.',
  timing: { label: 'WordPress site', value: timelines.wordpress },
  payment: payment.board,
  features: [
    {
      title: 'Ready-made page blocks',
      description:
        'For what you post often: a new batch at the coaching class, clinic timings, a job opening. Fill in the blanks and publish; the layout stays put.',
    },
    {
      title: 'WooCommerce shop',
      description:
        'Products, GST rates and delivery charges by state or PIN code. Customers pay by UPI or card, or cash on delivery if you allow it.',
    },
    {
      title: 'Your old site moved',
      description:
        'Posts, photos and products come across from Wix, Blogger or an older WordPress. Old links lead to the new pages, which helps you keep your place in Google.',
    },
    {
      title: 'Few plugins, and backups',
      description:
        'Plugins slow a site down and let hackers in, so we use few. We set up backups away from the hosting account; later, you or a maintenance plan check them.',
    },
  ],
  priceFactors: [
    {
      title: 'Keeps it low',
      description: 'Two or three layouts that many pages share, text that’s ready, and no old posts to bring over.',
    },
    {
      title: 'Pushes it up',
      description:
        'A WooCommerce shop with delivery rules by PIN code, hundreds of old posts to move, or logins nobody can find.',
    },
    {
      title: 'Comes on top',
      description:
        'Domain and hosting, each year. A second language or booking may need a paid plugin; we look for a free one first.',
    },
  ],
  comparison: {
    title: 'WordPress, Shopify or a plain website?',
    note: 'If your shop’s pages seldom change, a plain website will do.',
    columns: ['WordPress', 'Shopify', 'Plain website'],
    rows: [
      {
        title: 'It suits',
        cells: [
          'Clinics, schools, offices: pages that change often, perhaps a small shop',
          'Shops that live off online orders',
          'A few fast pages that seldom change: our website service',
        ],
      },
      {
        title: 'Who edits it',
        cells: [
          'Your staff, in a screen like a word processor',
          'Your staff, in Shopify’s admin or app',
          'Your staff, if we build an editing screen; otherwise we do',
        ],
      },
      {
        title: 'You pay regularly',
        cells: [
          'Domain, hosting, perhaps plugin licences',
          'Domain, Shopify’s plan, perhaps apps, and a share of each payment',
          'Domain and hosting',
        ],
      },
      {
        title: 'Looking after it',
        cells: [
          'Needs regular updates, by you or by us',
          'Shopify runs the servers and updates them',
          'Little; more with an editing screen',
        ],
      },
    ],
  },
  process: [
    {
      title: 'Pages and layouts',
      description:
        'We list your pages and who edits what, and draw the home page and one inside page for phone and desktop.',
    },
    {
      title: 'Build',
      description:
        'The site grows on a private address. You get a login early, so your office can tell us what feels awkward.',
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
        'Usually, yes. We take a copy first and look for changed files, unknown administrators, pirated themes and outdated plugins. Then you’ll hear whether cleaning makes sense or a rebuild would be cheaper in the long run. Please don’t delete anything before we have the copy.',
    },
    {
      id: 'updates',
      question: 'Who updates WordPress and its plugins after launch?',
      answer:
        'Your staff can, with the notes we leave. Or we do it under a maintenance plan: backup first, then the update, then a check of forms and payments. Skipped updates are a common way in for hackers, so someone must do them. If a page fails though the updates were done, tell us. A fault of ours we correct, for as long as the quote says.',
    },
    {
      id: 'time',
      question: 'How soon can our WordPress site go live?',
      answer: `Plan for ${timelines.wordpress}. A clinic or CA office with a few pages and its text ready is among the quicker ones. Look for your old hosting login early, because nothing can be moved without it.`,
    },
    {
      id: 'ownership',
      question: 'Will the domain, hosting and admin login be ours?',
      answer:
        'Yes. You buy the domain and hosting in your own name, and you hold the main administrator login. Once the final bill is paid, we sign over the theme we built as well. Another developer can take over without asking us. WordPress itself and its plugins stay under their own licences.',
    },
    {
      id: 'cost-and-payment',
      question: 'When do we pay, and what comes on top?',
      answer: `An ordinary site is paid ${payment.smallProjects}; a large portal or shop goes in stages. You pay for the domain, hosting and licences where you buy them. Writing, translation and photography are extra too, if you’d like us to arrange them.`,
    },
    {
      id: 'what-to-provide',
      question: 'What must we give you?',
      answer:
        'Your logo, page text, photos, and the logins for your present domain and hosting. A shop also needs its product sheet with GST rates. Can’t find a login? Ring us, and we’ll help you get it back from the provider.',
    },
  ],
  related: ['seo-services', 'graphic-designing'],
  closing:
    'Not sure WordPress is right for you? Call, and we’ll tell you what we’d choose. With a rough number of pages and your present address, we can price it too.',
} satisfies Service;
