import { designRevisions, payment, timelines } from '../facts';
import type { Service } from '../types';

export const websiteDevelopment = {
  slug: 'website-development',
  title: 'Website design and development',
  shortTitle: 'Website development',
  mapLabel: 'Websites',
  icon: 'globe',
  cardDescription: 'Shows what you do and makes it easy to call you.',
  meta: {
    title: 'Website development company in India',
    description: `A business website that opens fast on phones, live in ${timelines.websiteSimple} if it’s simple. See what decides the cost and get a free written quote.`,
  },
  lead: 'A business website has a few moments to show what you do, where you are and how to reach you. We design and build yours, try it on ordinary phones and put it live on a domain that belongs to you.',
  timing: { label: 'Simple website', value: timelines.websiteSimple },
  payment: payment.board,
  features: [
    {
      title: 'Design for your trade',
      description:
        'You see the home page before we build it, with your own photos and colours. A dental clinic shouldn’t look like a steel trader. Ask for addresses of sites we’ve built, and open them on your phone.',
    },
    {
      title: 'Quick on an ordinary phone',
      description:
        'Photos are compressed and needless code is left out. Before launch we open the pages on a low-cost Android phone and fix what’s slow. Try this page where your signal is weak: that’s the speed we mean.',
    },
    {
      title: 'Easy to reach you',
      description:
        'One tap dials your number, opens your address in Google Maps or starts a WhatsApp chat with the number your shop already uses.',
    },
    {
      title: 'Edit it yourself',
      description:
        'If you’d like, we add a simple screen where you change timings, price lists and staff photos. If pages change each week, choose our WordPress service.',
    },
    {
      title: 'Domain, hosting and HTTPS',
      description:
        'You buy the domain in your own name; we sit with you on a call if you’d like. We set up hosting and the security certificate, and keep your present e-mail working.',
    },
  ],
  priceFactors: [
    {
      title: 'How many pages',
      description:
        'A handful costs least. A dozen products in one layout add little; a dozen pages that each look different add a lot.',
    },
    {
      title: 'Who writes the text',
      description: 'Send finished text and the price stays down. If we write it from your notes, it goes up.',
    },
    {
      title: 'Booking, payment, languages',
      description: 'A form and a WhatsApp button cost little. A second language, booking or online payment costs more.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description:
        'Tell us who your customers are and what they ask before they buy. We write down each page; drop what you can do without, and the price drops too.',
    },
    {
      title: 'Design',
      description: `You see the home page first, for phone and laptop, with ${designRevisions.text}. Once you like it, the other pages follow its style.`,
    },
    {
      title: 'Build',
      description: 'You get a private link and watch the site fill up.',
    },
    {
      title: 'Go live',
      description: 'We connect your domain, try the form and the old links, and hand Google the list of your pages.',
    },
  ],
  technologies: {
    title: 'What goes into your website',
    items: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  },
  faq: [
    {
      id: 'own-text',
      question: 'I’m no writer. Who writes the text?',
      answer:
        'We can write it from your notes; the quote says whether that’s included. Rough points are enough, and a voice note in Hindi works too. You correct what we write. We’ll also need your logo, address, phone numbers, a list of what you sell, and photos of your shop, staff or work.',
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `A simple site of a few pages takes ${timelines.websiteSimple}. Counting bigger ones too, our range is ${timelines.website}. Most sites wait for text and pictures, so start collecting them now.`,
    },
    {
      id: 'cost-and-payment',
      question: 'What does a website cost, and do I pay in one go?',
      answer: `It depends on the points above. Tell us the pages you want, and we’ll work out a price, free of charge. Most business sites are paid ${payment.smallProjects}; you check each page on your private link before the second half is due. If yours is big, say a college with a section for each department, we’ll split the bill into stages.`,
    },
    {
      id: 'ownership',
      question: 'Will the domain and the website be mine?',
      answer:
        'Yes, both. Domain and hosting are registered with your own e-mail and phone number, and you add us as a helper. Once you’ve paid in full, we sign over what we made for you. Fonts, stock photos, open-source parts and the code we share between clients are licensed to you: you may go on using them. If you change agency one day, you take the whole site with you and remove us from the account.',
    },
    {
      id: 'after-launch',
      question: 'Who changes a photo later, and what if something breaks?',
      answer:
        'You can, if the site has an editing screen. Otherwise send us a message. A maintenance plan covers small changes; without one, we’ll tell you the price before we start. A fault in what we built is another matter: report it within the period in your quote, and we put it right.',
    },
    {
      id: 'not-included',
      question: 'What else will I have to pay for?',
      answer:
        'The domain each year, and hosting if your plan is a paid one. Both go straight to the provider. Photography, translation, a new logo and monthly SEO are separate. A catalogue with a WhatsApp button is part of a website; for a cart, look at our Shopify or WordPress pages.',
    },
  ],
  related: ['seo-services', 'graphic-designing'],
  closing:
    'Send us a site you like and the pages you have in mind. We’ll tell you what it would cost and when it could be live.',
} satisfies Service;
