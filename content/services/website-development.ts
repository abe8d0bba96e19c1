import { designRevisions, payment, timelines } from '../facts';
import { mistakeFacts } from '../owner-facts';
import { prices } from '../owner/prices';
import { titleWithPlace } from '../place';
import { mistakeRow } from '../sample-quotes';
import type { Service } from '../types';

export const websiteDevelopment = {
  slug: 'website-development',
  title: 'Website design and development',
  shortTitle: 'Website development',
  mistakenSlugs: ['web-development', 'web-design', 'website-design'],
  mapLabel: 'Websites',
  icon: 'Globe',
  summary: 'A site that opens fast and makes it easy to call you.',
  meta: {
    title: titleWithPlace(
      (place) => `Website designing company in ${place}`,
      'Website design and cost for small business',
    ),
    description: `We design business websites that open fast on phones. Simple sites take ${timelines.websiteSimple}. ${
      prices['website-development'] ? 'Read what a website costs' : 'See what decides the price'
    }, and get a free quote in writing.`,
  },
  lead: `We design and build business websites that open quickly on an ordinary phone and make it easy to call or WhatsApp you. A simple website is usually ready in ${timelines.websiteSimple}.`,
  times: [
    { label: 'Simple website', value: timelines.websiteSimple },
    { label: 'Depending on size', value: timelines.website },
  ],
  payment: payment.short,
  facts: ['time', 'payment', { label: 'Domain and hosting', value: 'In your name' }, ...mistakeFacts()],
  example: {
    kind: 'web-page',
    title: 'A page that your customers can use with one thumb',
    note: 'We’ve drawn what a local business should show its customers, from the top down.',
    parts: [
      { title: 'Name and business', description: 'So that people know they’re in the right place.' },
      { title: 'Your own photo', description: 'Your shop, your machines or your people, instead of a stock picture.' },
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
        'You can write the text, or we write it from your notes or a voice message. Nothing goes live until you’ve read it.',
    },
    {
      title: 'A design for your business',
      description: `We start from your photos, colours and products. You see the home page first and can ask for changes in ${designRevisions.text} before we build the rest.`,
    },
    {
      title: 'A fast site',
      // Google indexes only what its phone crawler sees, since 5 July 2024 (Google's blog of
      // 2024-06-03, quoted by userp.io). Checked 2026-11-26.
      description:
        'Most visitors come by phone, many with a weak signal, and Google reads the phone version too. We shrink photos and test on a low-cost Android phone.',
    },
    {
      title: 'Domain, hosting and SSL',
      // If the "organization" field of a domain is filled, that organisation is its holder (ICANN's
      // Registration Data Policy, domainnameapi.com). From Chrome 154 (October 2026) Chrome warns
      // before it opens a public site without SSL, as Google announced (scworld.com 2025-10-30). Certificates last at most 200
      // days since 2026-03-15, Let's Encrypt's 90 (captaindns.com, letsencrypt.org). Checked 2026-11-26.
      description:
        'We register domain and hosting on your own e-mail address and in your firm’s name, so the website stays with you. SSL is what keeps browsers from warning people about your site. The usual certificates cost nothing, and we set them up to renew automatically.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description: 'You tell us what customers ask you most. We turn that into a list of pages, and you approve it.',
    },
    { title: 'Design', description: 'You see the home page on a phone and on a computer, and ask for changes.' },
    { title: 'Build', description: 'You check every page on a private link before anyone else can see it.' },
    {
      title: 'Launch',
      description: 'We connect your domain, test the form and tell Google about the pages.',
    },
  ],
  priceTitle: 'What a website costs',
  priceFactors: [
    {
      title: 'Different layouts',
      description: 'A layout is designed once. Twenty product pages that share one layout cost little more than five.',
    },
    {
      title: 'Text and photos',
      description: 'If you send finished text, you don’t pay for writing. A photographer is a separate job.',
    },
    {
      title: 'Changes without a developer',
      description:
        'A simple editing screen for prices, timings or photos is an extra. Without it, WhatsApp us the change, and we tell you its price first.',
    },
    {
      title: 'Other extras',
      description: 'UPI payment, an appointment calendar and a second language each have their own price.',
    },
    {
      title: 'An old site',
      description:
        'If your present site ranks on Google, each old address must lead to the new page (redirect), or you lose those visitors.',
    },
  ],
  priceNote:
    'To sell online, look at [Shopify](/services/shopify-development). If your staff will manage bookings or a waiting list, you need a [web application](/services/web-application-development).',
  technologies: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  faq: [
    {
      id: 'timeline',
      alsoAt: ['own-text'],
      question: 'How long does it take to make a website?',
      answer: `A simple site takes ${timelines.websiteSimple}, and websites in general ${timelines.website}, depending on layouts and extras. The usual reason for a delay is missing text and photos, so start collecting them now.`,
    },
    {
      id: 'website-or-shop',
      question: 'Do I need a website, an online shop or only WhatsApp?',
      answer:
        'A website is enough if customers call, visit or order on WhatsApp: it can show a catalogue, with a WhatsApp button on each product. If they should pay and get a parcel without talking to you, you need a [Shopify store](/services/shopify-development). For customers who all know you already, WhatsApp and a Business Profile on Google may do.',
    },
    {
      id: 'not-included',
      question: 'What does a website cost per year?',
      // First years are cheap, renewals dearer: quape.com, cloudindiahub.com 2026-02-11. Payment
      // companies charge on UPI too: razorpay.com/blog/upi-charges-explained-mdr-vs-platform-fees,
      // 2026-02-09. Checked 2026-11-26. Some free plans forbid business use: Vercel's fair use
      // guidelines; 32blog.com, Vercel vs Netlify vs Cloudflare Pages. Checked 2026-11-27.
      answer:
        'You pay for the domain, and for hosting unless a free plan allows business use. Many registrars sell the first year cheaply, so compare renewal prices. If customers pay on your site, there are gateway charges on each payment, usually on UPI too. Updates and backups are part of a maintenance plan. Without one, they are your own job.',
    },
    {
      id: 'google',
      question: 'Will my website come up on Google?',
      answer: `For your own name, usually within weeks. For words like “dentist in Indore”, a new website alone isn’t enough: that’s what our [SEO service](/services/seo-services) is for, and results take ${timelines.seoResults}.`,
    },
    {
      id: 'wordpress',
      question: 'Should I choose WordPress instead?',
      // 91 % of the holes found in 2025 were in plugins, and attacks begin within hours of the news:
      // Patchstack, State of WordPress Security in 2026 (2026-02-25). Checked 2026-11-26.
      answer:
        'Choose [WordPress](/services/wordpress-development) if your staff will publish often, such as news or a blog. It needs its security updates at once, because outdated plugins are the usual way in for hackers. A site without WordPress has less to maintain.',
    },
    {
      id: 'lost-domain',
      question: 'My old developer doesn’t answer. How do I get my domain back?',
      // Holders are hidden in public registers since the GDPR and ICANN's policy of 2025-08-21, also
      // for .in (ijlt.in). Registrars follow the holder in their records. Disputes need a trade mark
      // (selvams.com). Checked 2026-11-26.
      answer:
        'First find the company that registered it, the registrar: an old bill names it, and so does the public register, if you search for your domain and “WHOIS”. If the account there has your e-mail address, you get in with a new password. If only the domain is in your firm’s name, show the registrar the firm’s documents. If everything is in the developer’s name, you need their consent. Without it, a new domain is usually quicker than a dispute.',
    },
    {
      id: 'move',
      question: 'When can I move to another agency?',
      answer: 'At any time, and you get the files. Any developer who knows React, a very common tool, can continue.',
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
        description: 'We write it from your notes, if you’d rather not.',
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
        title: 'Total with GST',
        hasPrice: true,
        description: `For a job of this size, you pay ${payment.smallProjects}.`,
      },
      {
        title: 'Start and finish',
        description:
          'We begin when we have the logo, your photos and notes, and the name of one person who decides. The last day for sending these is written here, and so is the day we finish.',
      },
      mistakeRow('If you find a mistake'),
    ],
  },
  related: ['facebook-instagram-marketing', 'seo-services', 'graphic-designing'],
  closing: {
    title: 'Get a price for your website',
    text: 'Send us a link to a site you like and a list of the pages you want. You get a price for each part and a date, in writing and free.',
  },
} satisfies Service;
