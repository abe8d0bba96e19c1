import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const wordpressDevelopment = {
  slug: 'wordpress-development',
  title: 'WordPress development',
  shortTitle: 'WordPress development',
  mapLabel: 'WordPress',
  icon: 'layout-template',
  cardDescription: 'A site your own staff can edit, without a developer.',
  meta: {
    title: 'WordPress development company in India',
    description:
      'Custom WordPress themes, WooCommerce shops and site moves for businesses in India. Your staff edit the pages, and the hosting stays in your name.',
  },
  lead: 'Your staff can change a fee, add a doctor or post an admission notice themselves. We build the theme, keep the plugin list short, put the site on hosting in your name and show your people how to run it.',
  timing: { label: 'WordPress site', value: timelines.wordpress },
  features: [
    {
      title: 'A theme made for you',
      description:
        'A block theme with your colours and fonts set in one place. Parts that should not move are locked, so the layout stays in place while your staff edit words and photos.',
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
      title: 'Marathi, Hindi, English',
      description:
        'Each page in the languages your customers read, with its own link and a switch in the menu. You supply or approve the translations.',
    },
    {
      title: 'Moving your old site',
      description:
        'Posts, photos and products come across from Wix, Blogger, Joomla or an older WordPress. Every old address is pointed to its new page, which matters for your place in Google.',
    },
    {
      title: 'Logins and backups',
      description:
        'Each editor gets a named login with only the rights needed, and administrators sign in with a second code. Automatic backups are kept outside the hosting account.',
    },
    {
      title: 'Few plugins, fast pages',
      description:
        'Compressed images, page caching and as few plugins as the site can do with. We try the pages on a mid-range Android phone before launch.',
    },
    {
      title: 'Training on your site',
      description:
        'A session on your real pages with the people who will edit them, and written notes for the tasks you repeat.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'Stocktaking',
      description:
        'We note which pages you need, who will edit what, and which domain, hosting and old logins exist. From this comes the quote.',
    },
    {
      step: 2,
      title: 'Layouts',
      description:
        'The home page and one inside page are drawn first, for phone and desktop. Coding starts when you approve them.',
    },
    {
      step: 3,
      title: 'Theme and plugins',
      description:
        'The site grows on a private test address. You get a login early, so your office can try adding a page and tell us what feels awkward.',
    },
    {
      step: 4,
      title: 'Content and checks',
      description:
        'Your text and photos go in. Enquiry forms are sent, test orders are placed, and every old link is opened.',
    },
    {
      step: 5,
      title: 'Going live',
      description:
        'The domain is switched to the new site and the sitemap goes to Search Console. You receive the administrator login and the notes.',
    },
  ],
  technologies: {
    title: 'What your WordPress site runs on',
    items: [
      'WordPress block editor',
      'Custom block themes',
      'WooCommerce',
      'Advanced Custom Fields',
      'UpdraftPlus',
      'PHP 8',
      'MariaDB',
      'LiteSpeed Cache',
      'Yoast SEO',
      'Polylang',
      'Razorpay',
    ],
  },
  faq: [
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
        'Yes. They are registered with your e-mail address and phone number, and you hold the main administrator login. WordPress itself is free software. Once the final bill is paid, the theme made for you is yours as well, so another developer can take over without asking us for anything.',
    },
    {
      id: 'what-to-provide',
      question: 'What must we give you, and what is not included?',
      answer:
        'Please send your logo, page text, photos, and logins for the present domain and hosting. Forms need an address to deliver to, and a shop needs its product sheet with GST rates. Writing, translation, photography and premium stock images are outside the usual scope, but can be quoted as separate lines.',
    },
    {
      id: 'updates',
      question: 'Who updates WordPress and its plugins after launch?',
      answer: `Your staff can, with the notes we leave, or we do it under a maintenance plan: backup first, update, then a check of forms and payments. Questions are answered ${officeHours.text}. If the site goes down at night, there is ${emergencySupport}. Skipped updates are a common way in for hackers.`,
    },
    {
      id: 'hacked-site',
      question: 'Our WordPress site is hacked or very slow. Can you repair it?',
      answer:
        'Usually, yes. First we take a copy and look for changed files, unknown administrators, pirated themes and outdated plugins. Then you hear whether cleaning is sensible or a rebuild costs less in the long run. Keep the hosting login at hand, and do not delete anything before we have the copy.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'server-setup'],
  closing:
    'We need a rough number of pages, whether you will sell online, and the address of your present site if there is one.',
  updated: '2026-11-21',
} satisfies Service;
