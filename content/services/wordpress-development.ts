import { emergencyCover, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const wordpressDevelopment = {
  slug: 'wordpress-development',
  title: 'WordPress website development',
  shortTitle: 'WordPress development',
  mapLabel: 'WordPress',
  icon: 'layout-template',
  cardDescription: 'A site your own staff can edit, without a developer.',
  meta: {
    title: 'WordPress development company in India',
    description:
      'Custom WordPress themes, WooCommerce shops and site moves for businesses in India. Your staff edit the pages; hosting stays in your name.',
  },
  lead: 'We build a WordPress site your staff can edit. They change a fee, add a doctor or post an admission notice themselves. We make the theme, keep the plugin list short and put the site on hosting in your name.',
  timing: { label: 'WordPress site', value: timelines.wordpress },
  payment: payment.board,
  features: [
    {
      title: 'A theme made for you',
      description:
        'Your colours and fonts are set in one place. Parts that should not move are locked, so the layout stays in place while your staff edit words and photos.',
    },
    {
      title: 'Ready-made page blocks',
      description:
        'Patterns for what you post often: a new batch at the coaching class, clinic timings, a job opening. Fill in the blanks and publish.',
    },
    {
      title: 'WooCommerce shop',
      description:
        'Products, GST rates and delivery charges by state or PIN code. Customers pay by UPI or card through Razorpay, or in cash on delivery if you allow it.',
    },
    {
      title: 'More than one language',
      description:
        'English, Hindi and your state’s language, each page with its own link and a switch in the menu. You supply or approve the translations.',
    },
    {
      title: 'Moving your old site',
      description:
        'Posts, photos and products come across from Wix, Blogger, Joomla or an older WordPress. Old addresses are pointed to their new pages, which matters for your place in Google.',
    },
    {
      title: 'Logins and backups',
      description:
        'Each editor gets a named login with only the rights needed, and administrators sign in with a second code. Backups run by themselves and are kept outside the hosting account.',
    },
    {
      title: 'Few plugins, fast pages',
      description:
        'Compressed images, page caching and as few plugins as the site can do with. We try the pages on a mid-range Android phone before launch.',
    },
  ],
  process: [
    {
      title: 'List what you have',
      description: 'We note which pages you need, who will edit what, and which domain, hosting and old logins exist.',
    },
    {
      title: 'Layouts',
      description: 'The home page and one inside page are drawn first, for phone and desktop.',
    },
    {
      title: 'Theme and plugins',
      description:
        'The site grows on a private test address. You get a login early, so your office can try adding a page and tell us what feels awkward.',
    },
    {
      title: 'Content and checks',
      description:
        'Your text and photos go in. Enquiry forms are sent, test orders are placed, and old links are opened.',
    },
    {
      title: 'Going live and training',
      description:
        'The domain is switched to the new site and the sitemap goes to Search Console. In a session on your real pages we teach the people who will edit them.',
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
        'Usually, yes. First we take a copy and look for changed files, unknown administrators, pirated themes and outdated plugins. Then you hear whether cleaning is sensible or a rebuild costs less in the long run. Keep the hosting login at hand, and do not delete anything before we have the copy.',
    },
    {
      id: 'updates',
      question: 'Who updates WordPress and its plugins after launch?',
      answer: `Your staff can, with the notes we leave, or we do it under a maintenance plan: backup first, update, then a check of forms and payments. The plan includes ${emergencyCover} for a site that goes down at night. Questions are answered ${officeHours.text}. Skipped updates are a common way in for hackers.`,
    },
    {
      id: 'cost-and-payment',
      question: 'What decides the price of a WordPress site, and when do we pay?',
      answer: `Page layouts, online selling and the amount of old content to be moved decide it, and the quote prices each. You pay ${payment.smallProjects} for an ordinary site. A large portal or shop is split into ${payment.largeProjects}. Domain, hosting and any paid plugin licence are bought in your name and come on top.`,
    },
    {
      id: 'time',
      question: 'How soon can our WordPress site go live?',
      answer: `Plan for ${timelines.wordpress} from the day you say yes. A clinic or CA office with a few pages and ready text is among the quicker ones. A WooCommerce shop, a second language or years of old posts take more of that time. Look for your old hosting login early, because nothing can be moved without it.`,
    },
    {
      id: 'ownership',
      question: 'Will the domain, hosting and admin login be ours?',
      answer:
        'Yes. They are registered with your e-mail address and phone number, and you hold the main administrator login. Once the final bill is paid, the theme made for you is yours as well, so another developer can take over without asking us.',
    },
    {
      id: 'what-to-provide',
      question: 'What must we give you, and what is not included?',
      answer:
        'Please send your logo, page text, photos, and logins for the present domain and hosting. A shop also needs its product sheet with GST rates. Writing, translation, photography and premium stock images can be quoted as separate lines.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'server-setup'],
  closing:
    'Not sure whether WordPress suits you? Call, and we say what we would use in your place. For a quote we need a rough number of pages and the address of your present site.',
  updated: '2026-11-21',
} satisfies Service;
