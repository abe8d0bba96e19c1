import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const websiteDevelopment = {
  slug: 'website-development',
  title: 'Website development',
  shortTitle: 'Website development',
  mapLabel: 'Websites',
  icon: 'globe',
  cardDescription: 'A clear, quick site that makes you easy to call.',
  meta: {
    title: 'Website development for business in India',
    description: `A business website that loads fast on a phone and makes it easy to call or WhatsApp you. Simple sites take ${timelines.websiteSimple}. Ask for a free quote.`,
  },
  lead: 'Someone in Wakad looks up a physiotherapist or a modular kitchen. Your website has a few moments to show what you do, where you are and how to reach you. We plan it, design it and put it live on your own domain.',
  timing: { label: 'Simple website', value: timelines.websiteSimple },
  features: [
    {
      title: 'Design for your trade',
      description:
        'You see the home page in Figma before we build it, with your photos and colours. A dental clinic and a steel trader should not end up with the same layout.',
    },
    {
      title: 'Checked on small phones',
      description:
        'We open every page on low-cost Android phones as well as laptops. Your number dials when tapped, and the address opens in Google Maps.',
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
        'Each page has its own title and description, and Search Console has your sitemap from launch day. A shop or clinic gets its site linked from its Google Business Profile too.',
    },
    {
      title: 'A second language',
      description:
        'Marathi, Hindi or Gujarati pages get their own addresses, so people can search, share and read in the language they prefer. You or a translator supply the wording.',
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
      step: 1,
      title: 'First call',
      description:
        'You tell us who your customers are and what they ask before they buy. If an old site is running, we go through it together.',
    },
    {
      step: 2,
      title: 'Page list',
      description:
        'We write down every page and what goes on it. The quote follows this list, so drop any page you can do without.',
    },
    {
      step: 3,
      title: 'Design',
      description:
        'The home page comes first, phone and laptop views. Once you approve it, the inner pages follow its style.',
    },
    {
      step: 4,
      title: 'Build',
      description:
        'You get a private link and watch the site fill up with your text and pictures. Send corrections as you spot them.',
    },
    {
      step: 5,
      title: 'Go live',
      description:
        'We point the domain, test the form with a real enquiry and redirect old addresses so that saved links still open.',
    },
  ],
  technologies: {
    title: 'What goes into your website',
    items: [
      'Next.js',
      'Astro',
      'TypeScript',
      'Tailwind CSS',
      'Sanity CMS',
      'Figma',
      'Cloudflare',
      'GA4',
      'Search Console',
      'PageSpeed Insights',
    ],
  },
  faq: [
    {
      id: 'cost-and-payment',
      question: 'What does a website cost, and do I pay everything at the start?',
      answer: `The number of pages, the languages and who writes the text decide the price, so we quote after seeing your page list. Most sites are small enough to be paid ${payment.smallProjects}. A big one, say a college with a section for every department, is split into ${payment.largeProjects}.`,
    },
    {
      id: 'timeline',
      question: 'How soon can my website be live?',
      answer: `A simple site of a few pages takes ${timelines.websiteSimple}. Across all kinds of websites the range is ${timelines.website}. Product catalogues, several languages or many photos push it towards the longer end. What holds up most sites is missing text and pictures, so start collecting them while we design.`,
    },
    {
      id: 'what-we-need',
      question: 'What should I keep ready before you begin?',
      answer:
        'Your logo file, address, phone numbers, a list of what you sell and photos of your shop, staff or work. Rough notes are enough for the text; a voice note in Hindi also works, and we turn it into page copy for you to correct. If you already own a domain, keep its login handy.',
    },
    {
      id: 'ownership',
      question: 'Will the domain be in my name or yours?',
      answer:
        'Yours. We ask you to buy the domain and hosting through your own account, with your own e-mail and phone number, and to add us as a helper. That way you keep your address even if you change agency. The quote also says which source files and logins you receive at handover.',
    },
    {
      id: 'after-launch',
      question: 'Who changes a phone number or a photo later?',
      answer: `Small edits you can make yourself if the site has an editing screen. For the rest, write or call ${officeHours.text}, and we tell you whether it falls under a maintenance plan or needs a small quote. For a page that will not open on a Sunday, we keep ${emergencySupport}.`,
    },
    {
      id: 'not-included',
      question: 'Which costs come on top of building the site?',
      answer:
        'Yearly renewal of the domain, and hosting if your plan is a paid one: both go straight to the provider. Photography, translation, a new logo and monthly SEO are separate, and we add them only if you ask. Selling online with a cart is better served by our Shopify or WordPress work.',
    },
  ],
  related: ['seo-services', 'graphic-designing', 'google-marketing'],
  closing:
    'Tell us what your business does, which pages you have in mind and whether you already own a domain. A link to one site you like helps us to quote accurately.',
  updated: '2026-11-21',
} satisfies Service;
