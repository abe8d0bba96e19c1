import { titleWithPlace } from '../agency';
import { designRevisions, payment, timelines } from '../facts';
import type { Service } from '../types';

export const websiteDevelopment = {
  slug: 'website-development',
  title: 'Website design and development',
  shortTitle: 'Website development',
  mistakenSlugs: ['web-development', 'web-design', 'website-design'],
  mapLabel: 'Websites',
  icon: 'globe',
  summary: 'Shows what you do and makes it easy to call you.',
  meta: {
    title: titleWithPlace((place) => `Website designing company in ${place}`),
    description: `A business website that opens fast on phones, live in ${timelines.websiteSimple} if it’s simple. See what decides the cost and get a free written quote.`,
  },
  lead: `We build sites that open fast on phones, show what you do and where, and let people call or WhatsApp you with one tap. Simple ones usually take ${timelines.websiteSimple}.`,
  times: [
    { label: 'Simple website', value: timelines.websiteSimple },
    { label: 'Depending on size', value: timelines.website },
  ],
  payment: payment.short,
  extraFact: { label: 'Domain and hosting', value: 'In your name' },
  example: {
    kind: 'web-page',
    title: 'Your page on a phone',
    note: 'Six parts, in the order in which customers look for them.',
    parts: [
      { title: 'Name and trade', description: 'Who you are.' },
      { title: 'Your own photo', description: 'The shop front as seen from the road.' },
      { title: 'One plain sentence', description: 'What you do and for whom.' },
      { title: 'Call and WhatsApp', description: 'One tap is enough, with no number to copy.' },
      { title: 'Services and rates', description: 'List as many as you like.' },
      { title: 'Map and timings', description: 'When to come, and how.' },
    ],
  },
  features: [
    {
      title: 'Design for your trade',
      description:
        'We work with your own photos and colours, because a dental clinic shouldn’t look like a steel trader.',
    },
    {
      title: 'Quick on an ordinary phone',
      description:
        'We shrink the photos and try the pages on a low-cost Android phone. Open this page where your signal is weak, and you’ll see the speed we mean.',
    },
    {
      title: 'Edit it yourself',
      description:
        'On request, we add a simple screen for timings, prices and photos. Or you WhatsApp us a change, and we name its price before we make it.',
    },
    {
      title: 'Domain, hosting and SSL',
      description:
        'We help you buy the domain, and set up hosting and SSL, the lock in the browser. If you change agency one day, the site goes with you.',
    },
  ],
  priceFactors: [
    {
      title: 'How many pages',
      description: 'We design each layout once, so twelve product pages that share one add little to the price.',
    },
    {
      title: 'Who writes the text',
      description: 'If you give us finished text, you don’t pay for writing.',
    },
    {
      title: 'Booking, payment, languages',
      description:
        'UPI, a second language, and a calendar in which people request a time each add to the price. If your staff must manage a queue of patients or orders, you need a web application.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description: 'We draw up the list from what your customers ask before they buy.',
    },
    {
      title: 'Design',
      description: `We design the home page, with ${designRevisions.text}.`,
    },
    {
      title: 'Build',
      description: 'You check each page on a private link.',
    },
    {
      title: 'Go live',
      description: 'We connect the domain, test the form and old links, and send Google the list of pages.',
    },
  ],
  technologies: {
    title: 'What we build websites with',
    items: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  },
  faq: [
    {
      id: 'own-text',
      question: 'Who writes the text if I’m no writer?',
      answer: 'We’ll write it from rough points or a voice note, and you check it before the site goes live.',
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `Depending on its size, a website takes ${timelines.website}. Most sites are delayed by missing text and photos, so start collecting yours now.`,
    },
    {
      id: 'lost-domain',
      question: 'How do I get my domain back from someone who no longer answers?',
      answer:
        'An old bill, and often the public register, shows who holds the domain. If it’s you, your documents usually get you back in. If the holder refuses to transfer it, a new domain is quicker.',
    },
    {
      id: 'not-included',
      question: 'What else will I have to pay for?',
      answer:
        'You pay for the domain each year, and for hosting unless its plan is free. Photography, a new logo and monthly SEO are separate jobs. Updates and backups after launch are up to you, or to us under a maintenance plan.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'Plan your website in one message',
    text: 'The link of a site you like and the pages you’d want are enough. We’ll send you a price for each part, a date, and what we need from you.',
  },
} satisfies Service;
