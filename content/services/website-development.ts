import { titleIn } from '../agency';
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
    title: titleIn((region) => `Website designing company in ${region}`),
    description: `A business website that opens fast on phones, live in ${timelines.websiteSimple} if it’s simple. See what decides the cost and get a free written quote.`,
  },
  lead: `A site that opens fast on phones, says what you do and where, and puts a call or WhatsApp chat one tap away. Simple ones are live in ${timelines.websiteSimple}.`,
  times: [
    { label: 'Simple website', value: timelines.websiteSimple },
    { label: 'Depending on size', value: timelines.website },
  ],
  payment: payment.short,
  ownFact: { label: 'Domain', value: 'Registered to you' },
  specimen: {
    kind: 'web-page',
    title: 'Your page on a phone',
    note: 'Six parts, in the order in which customers look for them.',
    parts: [
      { title: 'Name and trade', description: 'Who you are.' },
      { title: 'Your own photo', description: 'The shop front as seen from the road.' },
      { title: 'One plain sentence', description: 'What you do and for whom.' },
      { title: 'Call and WhatsApp', description: 'One tap, with no number to copy.' },
      { title: 'Services and rates', description: 'As many as you like.' },
      { title: 'Map and timings', description: 'When to come, and how.' },
    ],
  },
  features: [
    {
      title: 'Design for your trade',
      description: 'With your own photos and colours. A dental clinic shouldn’t look like a steel trader.',
    },
    {
      title: 'Quick on an ordinary phone',
      description:
        'We shrink the photos and try the pages on a low-cost Android phone. Open this page where your signal is weak: that’s the speed we mean.',
    },
    {
      title: 'Edit it yourself',
      description:
        'On request, a simple screen for timings, prices and photos. Or WhatsApp us a change, and we name its price before making it.',
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
      description: 'Twelve product pages that look alike add a little, twelve different ones a lot.',
    },
    {
      title: 'Who writes the text',
      description: 'Bring finished text, and that line drops out of the quote.',
    },
    {
      title: 'Booking, payment, languages',
      description:
        'A form is quick. UPI, a second language, or a calendar in which people request a time takes longer. A token list that your staff log in to is a web application.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description: 'We draw it up from what your customers ask before they buy.',
    },
    {
      title: 'Design',
      description: `Of the home page, with ${designRevisions.text}.`,
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
      answer: 'We can, from rough points or a voice note, and you check it before it goes live.',
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `A few pages take ${timelines.websiteSimple}. Depending on size, websites take ${timelines.website}. Most wait for text and pictures, so start collecting yours.`,
    },
    {
      id: 'lost-domain',
      question: 'How do I get my domain back from someone who no longer answers?',
      answer:
        'An old bill, and often the public register, shows in whose name it is. If it’s in yours, your documents usually get you back in. If its holder refuses to transfer it, a new domain is quicker.',
    },
    {
      id: 'not-included',
      question: 'What else will I have to pay for?',
      answer:
        'The domain each year, and hosting unless its plan is free. Photography, a new logo and monthly SEO are separate jobs. For a cart and stock, look at our Shopify or WordPress pages.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'Plan your website in one message',
    text: 'The link of a site you like and the pages you’d want are enough. What comes back is a price for each part, a date, and the list of what we need from you.',
  },
} satisfies Service;
