import { faultDate } from '../agency';
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
  lead: 'A business website has a few seconds to say what you do, where you are and how to reach you. We build yours, try it on ordinary phones and put it live on a domain that belongs to you. Ask for addresses of sites we’ve built, and open them on your phone.',
  timing: { label: 'Simple website', value: timelines.websiteSimple },
  payment: payment.board,
  ownFact: { label: 'Domain', value: 'In your own name' },
  features: [
    {
      title: 'Design for your trade',
      description:
        'You see the home page before we build it, with your own photos and colours. A dental clinic shouldn’t look like a steel trader.',
    },
    {
      title: 'Quick on an ordinary phone',
      description:
        'We shrink the photos and leave out needless code. Before launch we open the pages on a low-cost Android phone and fix what’s slow. Try this page where your signal is weak: that’s the speed we mean.',
    },
    {
      title: 'Easy to reach you',
      description:
        'One tap dials your number, opens your address in Google Maps or starts a WhatsApp chat on the number you use now.',
    },
    {
      title: 'Edit it yourself',
      description:
        'On request, we add a simple screen where you change timings, prices and staff photos. For pages that change each week, choose our WordPress service.',
    },
    {
      title: 'Domain, hosting and HTTPS',
      description:
        'You buy the domain in your own name, with us on the phone if you like. We set up hosting and the security certificate, and keep your present e-mail working.',
    },
  ],
  priceFactors: [
    {
      title: 'How many pages',
      description:
        'A handful costs least. Twelve product pages that look alike cost a little more. Twelve that each look different cost a lot more.',
    },
    {
      title: 'Who writes the text',
      description: 'Finished text from you saves the most. If we write it from your notes, that’s extra work.',
    },
    {
      title: 'Booking, payment, languages',
      description:
        'A form or a WhatsApp button is quick. A second language, online payment or a calendar for appointments or rooms costs more.',
    },
  ],
  process: [
    {
      title: 'Page list',
      description:
        'Tell us who your customers are and what they ask before they buy. We write down each page. Drop one you can do without, and the price drops too.',
    },
    {
      title: 'Design',
      description: `You see the home page first, for phone and laptop, with ${designRevisions.text}. The other pages follow its style.`,
    },
    {
      title: 'Build',
      description: 'You get a private link and watch the site fill up.',
    },
    {
      title: 'Go live',
      description: 'We connect your domain, try the form and the old links, and give Google the list of your pages.',
    },
  ],
  technologies: {
    title: 'What we build websites with',
    note: 'You needn’t know these names. They’re for whoever looks after the site later.',
    items: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  },
  faq: [
    {
      id: 'own-text',
      question: 'I’m no writer. Who writes the text?',
      answer:
        'We can, from your notes, if you tell us at the start. Rough points are enough, and a voice note in Hindi works too. You correct what we write. We’ll also need your logo, address, phone numbers, a list of what you sell, and photos of your shop, staff or work.',
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `A simple site of a few pages takes ${timelines.websiteSimple}. From small to big, the range is ${timelines.website}. What usually holds a site up is text and pictures, so start collecting them now.`,
    },
    {
      id: 'cost-and-payment',
      question: 'What does a website cost, and do I pay in one go?',
      answer:
        'It depends on the points above. Send us the list of pages, and you get a price for free. You check each page on your private link, and the second half is due when the site goes live. A big site, say a college with a section for each department, is paid in stages.',
    },
    {
      id: 'ownership',
      question: 'Will the domain and the website be mine?',
      answer:
        'Domain and hosting are yours from the first day: they’re registered with your own e-mail and phone number, and you give us access. The site we make is yours once it’s paid for, and we sign it over. Fonts and bought photos belong to their makers, a few ready-made parts to us, and you go on using them. If you change agency, the whole site goes with you.',
    },
    {
      id: 'after-launch',
      question: 'Who changes a photo later, and what if something breaks?',
      answer: `You can, if the site has an editing screen. If not, WhatsApp us the photo. A maintenance plan covers small changes. Without one, we tell you the price first. If a form we built stops sending, call us. If it’s our mistake, the repair is free, until ${faultDate}.`,
    },
    {
      id: 'lost-domain',
      question: 'My domain is with someone who no longer answers. Can I get it back?',
      answer:
        'First we look up with you which company holds it: an old bill says so, and often the public register. If it’s registered in your name, we write to that company with you, and your papers usually get you back in. If it’s in the other person’s name, the company can’t just hand it over, and sometimes only a lawyer helps. If it can’t be got back, we help you move to a new one and let your customers know.',
    },
    {
      id: 'not-included',
      question: 'What else will I have to pay for?',
      answer:
        'The domain each year, and hosting if its plan isn’t free, straight to the provider. Photography, translation, a new logo and monthly SEO are separate. Google Analytics is free, and goes in only if you want it. A catalogue with a WhatsApp button, or a way to pay by UPI, can be part of a website. For a cart, look at our Shopify or WordPress pages.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing: {
    title: 'What should your website say?',
    text: 'Send us a site you like and the pages you have in mind. We’ll tell you what it would cost and when it could be live.',
  },
} satisfies Service;
