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
  lead: 'A website that opens fast on any phone, shows what you do and where you are, and brings calls and WhatsApp chats. The domain is in your own name.',
  times: [
    { label: 'Simple website', value: timelines.websiteSimple },
    { label: 'Depending on size', value: timelines.website },
  ],
  payment: payment.short,
  ownFact: { label: 'Domain', value: 'In your own name' },
  specimen: {
    kind: 'web-page',
    title: 'Your page on a phone',
    note: 'Six parts that a customer looks for first.',
    parts: [
      { title: 'Name and trade', description: 'Who you are, before anyone scrolls.' },
      { title: 'Your own photo', description: 'The shop front as people see it from the road.' },
      { title: 'One plain sentence', description: 'What you do and for whom.' },
      { title: 'Call and WhatsApp', description: 'One tap, with no number to copy.' },
      { title: 'Services and rates', description: 'As many as you want to show.' },
      { title: 'Map and timings', description: 'A tap opens the way to your door.' },
    ],
  },
  features: [
    {
      title: 'Design for your trade',
      description:
        'You see the home page before we build it, with your own photos and colours. A dental clinic shouldn’t look like a steel trader.',
    },
    {
      title: 'Quick on an ordinary phone',
      description:
        'We shrink the photos and try the pages on a low-cost Android phone. Open this page where your signal is weak. That’s the speed we mean.',
    },
    {
      title: 'Easy to reach you',
      description:
        'One tap dials your number, opens your address in Google Maps or starts a WhatsApp chat on the number you use now.',
    },
    {
      title: 'Edit it yourself',
      description:
        'On request, you get a simple screen for timings, prices and photos. Without one, WhatsApp us the change, and we’ll name the price first.',
    },
    {
      title: 'Domain, hosting and SSL',
      description:
        'You buy the domain in your own name, with our help. We set up hosting and SSL, the lock in the browser. Your present e-mail keeps working. If you change agency one day, the whole site goes with you.',
    },
  ],
  priceFactors: [
    {
      title: 'How many pages',
      description:
        'A handful costs least. Twelve product pages that look alike cost a little more, twelve different ones a lot more.',
    },
    {
      title: 'Who writes the text',
      description: 'Finished text from you saves the most. Writing it from your notes costs extra.',
    },
    {
      title: 'Booking, payment, languages',
      description:
        'A form or a WhatsApp button is quick. A second language, online payment or a simple booking calendar costs more. With logins, it’s a web application.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description:
        'Tell us who your customers are and what they ask before they buy. Drop a page from the list, and the price drops too.',
    },
    {
      title: 'Design',
      description: `You see the home page first, for phone and laptop, with ${designRevisions.text}.`,
    },
    {
      title: 'Build',
      description: 'You get a private link, watch the site fill up and check each page.',
    },
    {
      title: 'Go live',
      description: 'We connect your domain, try the form and the old links, and give Google the list of your pages.',
    },
  ],
  technologies: {
    title: 'What we build websites with',
    items: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  },
  faq: [
    {
      id: 'own-text',
      question: 'I’m no writer. Who writes the text?',
      answer:
        'We can, from your notes. Rough points are enough. A voice note works too. You check what we write. We’ll also need your logo, a list of what you sell, and photos of your shop, staff or work.',
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `A simple site of a few pages takes ${timelines.websiteSimple}. Depending on size, websites take ${timelines.website}. Most of them wait for text and pictures, so start collecting yours now.`,
    },
    {
      id: 'portfolio',
      question: 'Can I see your portfolio first?',
      answer:
        'Yes. Tell us your trade and we send you sites like yours, with their owners’ permission. If yours would be our first of its kind, you hear that too.',
    },
    {
      id: 'lost-domain',
      question: 'My domain is with someone who no longer answers. Can I get it back?',
      answer:
        'First we find out with you which company holds it. An old bill shows it, and often the public register does too. If it’s in your name, your documents usually get you back in. If it’s in somebody else’s, ask that person to transfer it. If they refuse, a new domain is quicker.',
    },
    {
      id: 'not-included',
      question: 'What else will I have to pay for?',
      answer:
        'The domain each year, and hosting unless its plan is free, straight to the provider. Photography, a second language, a new logo and monthly SEO are separate. A catalogue with a WhatsApp button or UPI can be part of the site. For a cart, look at our Shopify or WordPress pages.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'Ready to plan your website?',
    text: 'Send a site you like and the pages you’d want. You get a price for each part, a date, and a list of what we need from you.',
  },
} satisfies Service;
