import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const websiteDevelopment = {
  slug: 'website-development',
  title: 'Website design and development',
  shortTitle: 'Website development',
  mapLabel: 'Websites',
  icon: 'globe',
  cardDescription: 'A clear, quick site, so customers can call you.',
  meta: {
    title: 'Website development company in India',
    description: `We design and build a business website that opens fast on a phone and lets people call or WhatsApp you. A simple site takes ${timelines.websiteSimple}.`,
  },
  lead: 'We design and build your business website and put it on your own domain. Someone looks up a physiotherapist or a modular kitchen near them. Your site has a few moments to show what you do, where you are and how to reach you.',
  timing: { label: 'Simple website', value: timelines.websiteSimple },
  payment: payment.board,
  features: [
    {
      title: 'Design for your trade',
      description:
        'You see the home page in Figma before we build it, with your photos and colours. A dental clinic and a steel trader should not end up with the same layout.',
    },
    {
      title: 'Checked on small phones',
      description:
        'We open the pages on a low-cost Android phone as well as a laptop. Your number dials when tapped, and the address opens in Google Maps.',
    },
    {
      title: 'Light on mobile data',
      description:
        'Photos are compressed and scripts kept few. Before launch we measure the main pages in PageSpeed Insights and fix what slows them down.',
    },
    {
      title: 'Form and WhatsApp button',
      description:
        'Enquiries from the form reach your inbox through a spam filter. The WhatsApp button opens a chat with the number your shop already uses.',
    },
    {
      title: 'Ready for Google',
      description:
        'Each page has its own title and description, and Search Console has your sitemap from launch day. If you have a Google Business Profile, the site is linked from it.',
    },
    {
      title: 'A second language',
      description:
        'Hindi, Tamil or Gujarati pages get their own addresses, so people can search, share and read in the language they prefer. You or a translator supply the wording.',
    },
    {
      title: 'Edit it yourself',
      description:
        'Where you want it, batch timings, price lists and staff photos sit behind a simple editing screen. We show you how it works on a video call.',
    },
    {
      title: 'Domain, hosting and HTTPS',
      description:
        'We connect the domain, set up the hosting and switch on the security certificate. If your e-mail already runs on that domain, we carry its settings across.',
    },
  ],
  process: [
    {
      title: 'First call',
      description:
        'You tell us who your customers are and what they ask before they buy. If an old site is running, we go through it together.',
    },
    {
      title: 'Page list',
      description:
        'We write down each page and what goes on it. The quote follows this list, so drop any page you can do without.',
    },
    {
      title: 'Design',
      description:
        'The home page comes first, phone and laptop views. Once you approve it, the inner pages follow its style.',
    },
    {
      title: 'Build',
      description:
        'You get a private link and watch the site fill up with your text and pictures. Send corrections as soon as you spot them.',
    },
    {
      title: 'Go live',
      description:
        'We point the domain, test the form with a real enquiry and redirect old addresses so that saved links still open.',
    },
  ],
  technologies: {
    title: 'What goes into your website',
    items: ['Next.js', 'Figma', 'Cloudflare', 'Google Analytics 4', 'Search Console'],
  },
  faq: [
    {
      id: 'cost-and-payment',
      question: 'What does a website cost, and do I pay it in one go?',
      answer: `The number of pages, the languages and who writes the text decide the price, so we quote after seeing your page list. Most sites are small enough to be paid ${payment.smallProjects}. A big one, say a college with a section for each department, is split into ${payment.largeProjects}.`,
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `A simple site of a few pages takes ${timelines.websiteSimple}. Counting larger sites too, the range is ${timelines.website}. Product catalogues, several languages or many photos push it towards the longer end. What holds up most sites is missing text and pictures, so start collecting them while we design.`,
    },
    {
      id: 'own-text',
      question: 'I am no writer. Who writes the text?',
      answer:
        'You tell us, we write. Rough notes are enough, and a voice note in Hindi works too. We turn it into page text for you to correct. Please also send your logo, address, phone numbers, a list of what you sell, and photos of your shop, staff or work.',
    },
    {
      id: 'domain',
      question: 'Will the domain be in my name or yours?',
      answer:
        'Yours. You buy the domain and hosting through your own account, with your own e-mail and phone number, and add us as a helper. You keep your address even if you change agency.',
    },
    {
      id: 'ownership',
      question: 'And the website itself: is it mine?',
      answer:
        'Yes, once it is paid for. We sign a written assignment on full payment, and the quote says which source files and logins you receive. Fonts and stock photos keep their makers’ licences.',
    },
    {
      id: 'after-launch',
      question: 'Who changes a phone number or a photo later?',
      answer: `Small edits you can make yourself if the site has an editing screen. For the rest, write or call ${officeHours.text}, and we tell you whether it falls under a maintenance plan or needs a small quote. If the page will not open on a Sunday, there is ${emergencySupport}.`,
    },
    {
      id: 'not-included',
      question: 'Which costs come on top of building the site?',
      answer:
        'Yearly renewal of the domain, and hosting if your plan is a paid one: both go straight to the provider. Photography, translation, a new logo and monthly SEO are separate, and we add them only if you ask. To sell online with a cart, look at our Shopify or WordPress pages.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing:
    'Tell us what your business does, which pages you have in mind and whether you already own a domain. A link to one site you like helps us to quote accurately.',
  updated: '2026-11-21',
} satisfies Service;
