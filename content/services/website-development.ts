import { designRevisions, emergencies, payment, timelines } from '../facts';
import { mistakeFacts, mistakeRow, smallTown, titleWithPlace, totalTitle } from '../owner-facts';
import { prices } from '../owner/prices';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const websiteDevelopment = {
  slug: 'website-development',
  title: 'Website design and development',
  shortTitle: 'Website development',
  mistakenSlugs: ['web-development', 'web-design', 'website-design'],
  mapLabel: 'Websites',
  icon: 'Globe',
  summary: 'Fast sites that make it easy to call you.',
  meta: {
    title: titleWithPlace(
      (place) => `Website designing company in ${place}`,
      prices['website-development']
        ? 'Website design and cost for small business'
        : 'Website design for small business in India',
    ),
    description: `A business website that opens fast on phones. Simple sites take ${timelines.websiteSimple}. ${
      prices['website-development'] ? 'Read what a website costs' : 'See what decides the price'
    }, what you’ll get, and what our quotes look like.`,
  },
  lead: `We design and build websites that open quickly on an ordinary phone and make it easy to call or WhatsApp you. A simple one is usually ready in ${timelines.websiteSimple}.`,
  times: [
    { label: 'Simple website', value: timelines.websiteSimple },
    { label: 'Depending on size', value: timelines.website },
  ],
  payment: payment.short,
  facts: [
    'time',
    'payment',
    { label: 'Domain and hosting', value: 'In your name' },
    ...mistakeFacts(),
    { label: 'To sell online', value: '[A Shopify store](/services/shopify-development)' },
  ],
  example: {
    kind: 'web-page',
    title: 'A page your customers can use with one thumb',
    note: 'We’ve drawn what a local business should show its customers, from the top down.',
    parts: [
      { title: 'Name and business', description: 'So people know they’re in the right place.' },
      { title: 'Your own photo', description: 'Your shop, your machines or your people.' },
      { title: 'One sentence', description: 'What you do, for whom and where.' },
      { title: 'Call and WhatsApp', description: 'Two buttons that work with one tap.' },
      { title: 'Products or services', description: 'With rates, if you publish them.' },
      { title: 'Map and timings', description: 'Linked to your Google Business Profile.' },
    ],
  },
  features: [
    {
      title: 'Your text, or ours',
      description:
        'Write the text yourself, or send us notes or a voice message and we’ll write it. Nothing goes live until you’ve read it.',
    },
    {
      title: 'A design for your business',
      description: `We start from your photos, colours and products. You’ll see the home page first, and can ask for changes in ${designRevisions.text} before we build the rest.`,
    },
    {
      title: 'A fast site',
      // Google crawls and indexes with its phone crawler only since 5 July 2024: Google Search Central
      // blog of 2024-06-03, quoted by userp.io. Checked 2026-11-28.
      description:
        'Most of your visitors come by phone, many with a weak signal, and Google reads mainly the phone version. So we shrink the photos, and try the site on a low-cost Android phone.',
    },
    {
      title: 'Domain, hosting and SSL',
      // If the "organization" field of a domain is filled, that organisation is its holder (ICANN's
      // Registration Data Policy, domainnameapi.com). Checked 2026-11-26. Chrome 154 (October 2026) asks
      // before it opens a public site without SSL: Google's announcement, securityonline.info,
      // scworld.com 2025-10-30. Certificates last at most 200 days since 2026-03-15:
      // cyber.netsecops.io; Let's Encrypt's 90: letsencrypt.org. Checked 2026-11-28.
      description:
        'We’ll register domain and hosting on your own e-mail address and in your firm’s name, so the website stays with you. Without an SSL certificate, browsers warn people about your site. The usual ones cost nothing, and yours will renew by itself.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description: 'You tell us what customers ask you most. We’ll turn that into a list of pages for you to approve.',
    },
    {
      title: 'Design',
      description: 'You’ll see the home page on a phone and on a computer.',
    },
    { title: 'Build', description: 'You’ll check every page on a private link before anyone else can see it.' },
    {
      title: 'Launch',
      description: 'We’ll connect your domain, test the form and tell Google about the new pages.',
    },
  ],
  priceTitle: priceTitle('website-development', 'a website'),
  priceFactors: [
    {
      title: 'Different layouts',
      description:
        'Each layout is designed once. With the same layout, twenty product pages cost little more than five.',
    },
    {
      title: 'Text and photos',
      description: 'If you send finished text, you don’t pay for writing.',
    },
    {
      title: 'Changes without a developer',
      description:
        'With a simple editing screen, an extra, you’ll change prices, timings or photos yourself. Without it, WhatsApp us the change, and you’ll know its price first.',
    },
    {
      title: 'Other extras',
      description:
        'A calendar in which customers pick a time, a second language, and UPI payment of a fixed sum, such as a fee, each have their own price.',
    },
    {
      title: 'An old site',
      description:
        'If people find your present site on Google, each old address has to lead to its new page. Without such a redirect, you’d lose those visitors.',
    },
  ],
  priceNote:
    'If your own staff manage bookings or a waiting list, you’ll need a [web application](/services/web-application-development).',
  technologies: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  faq: [
    {
      id: 'timeline',
      question: 'How long does it take to make a website?',
      answer: `A simple site takes ${timelines.websiteSimple}, and websites in general ${timelines.website}, depending on layouts and extras. Most delays come from missing text and photos, so start collecting yours now.`,
    },
    {
      id: 'website-or-shop',
      question: 'Do I need a website, an online shop or only WhatsApp?',
      answer:
        'A website is enough if customers call, visit or order on WhatsApp. It can show your catalogue, with a WhatsApp button on each product, and take a few fixed payments by UPI. For a cart, stock and delivery you need a [Shopify store](/services/shopify-development). And if all your customers know you already, WhatsApp and a Business Profile on Google may do.',
    },
    {
      id: 'not-included',
      question: 'What does a website cost per year?',
      // First years are cheap, renewals cost more: quape.com, cloudindiahub.com 2026-02-11. Some free
      // plans forbid business use: Vercel's fair use guidelines; 32blog.com, Vercel vs Netlify vs
      // Cloudflare Pages. Checked 2026-11-27. Payment companies charge on UPI too:
      // razorpay.com/blog/upi-charges-explained-mdr-vs-platform-fees. Checked 2026-11-28.
      answer:
        `You’ll pay for the domain, and for hosting unless a free plan allows business use. Many registrars sell the first year cheaply, so compare what they charge from the second. If customers pay on your site, the payment gateway keeps a share of each payment, usually of UPI too. Updates and backups come with a maintenance plan. Without one, they’re your own job.${emergencies.noteFor('website-development')}`,
    },
    {
      id: 'google',
      question: 'Will my website come up on Google?',
      answer: `For your own name, usually within weeks. For words like “dentist in ${smallTown}”, a new website alone isn’t enough. That’s what our [SEO service](/services/seo-services) is for, and its results take ${timelines.seoResults}.`,
    },
    {
      id: 'wordpress',
      question: 'Should I choose WordPress instead?',
      // 91 % of the holes found in 2025 were in plugins, and attacks begin about five hours after the
      // news: Patchstack, State of WordPress Security in 2026 (candidcreative.ca, dev.to). Checked
      // 2026-11-28.
      answer:
        'Choose [WordPress](/services/wordpress-development) if your staff will publish often. Its security updates have to go in at once, because outdated plugins are the usual way in for hackers.',
    },
    {
      id: 'lost-domain',
      question: 'My old developer doesn’t answer. How do I get my domain back?',
      // Holders are hidden in public registers since the GDPR and ICANN's policy of 2025-08-21, also
      // for .in (ijlt.in). Disputes need a trade mark (selvams.com). Checked 2026-11-26. Registrars give
      // access by the e-mail address in the account, or to the holder with documents:
      // domproxy.com, crazydomains.com, domain access recovery. Checked 2026-11-28.
      answer: [
        'First find out which company the domain is registered with. An old bill names it, and so does the public register: search for your domain and “WHOIS”.',
        'If the account at that company has your e-mail address, ask for a new password and you’re in.',
        'If only the domain is in your firm’s name, show the company your firm’s documents.',
        'If everything is in the developer’s name, you need their consent. Without it, a new domain is usually quicker than a dispute.',
      ],
    },
    {
      id: 'move',
      question: 'When can I move to another agency?',
      answer:
        'Whenever you like, and you’ll get the files once they’re paid for. They’re built with React, which many developers know.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-website',
    job: 'a website',
    example: 'A clinic, five pages',
    rows: [
      {
        title: 'Design and five pages',
        hasPrice: true,
        description: `Home, doctors, treatments, timings and contact, with a WhatsApp button and a map link. The design has ${designRevisions.text}.`,
      },
      {
        title: 'Your text',
        hasPrice: true,
        isOptional: true,
        description: 'We’ll write it from your notes, if you’d rather not.',
      },
      {
        title: 'Editing screen',
        hasPrice: true,
        isOptional: true,
        description: 'With it, the clinic’s staff change timings and photos themselves.',
      },
      {
        title: 'Domain and hosting',
        description: 'You pay the registrar and the host each year, directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Photography, a new logo, monthly SEO, and backups and updates after launch.',
      },
      {
        title: 'Who owns what',
        description:
          'Domain and hosting belong to the clinic from the start, and design, pages and text once they’re paid for. Fonts and ready-made parts that stay with us or with others are listed by name.',
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: `For a job of this size, you pay ${payment.smallProjects}.`,
      },
      {
        title: 'Start and finish, with their dates',
        description:
          'We’ll begin when we have the logo, your photos and notes, and the name of one person who decides.',
      },
      mistakeRow,
    ],
  },
  related: ['facebook-instagram-marketing', 'seo-services', 'graphic-designing'],
  closing: {
    title: 'Get a price for your website',
    text: 'Send us a link to a site you like and a list of the pages you want. You’ll get a price for each part and a date, in writing and free.',
  },
} satisfies Service;
