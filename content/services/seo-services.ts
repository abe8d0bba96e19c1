import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const seoServices = {
  slug: 'seo-services',
  title: 'SEO services',
  shortTitle: 'SEO services',
  mapLabel: 'SEO',
  icon: 'search',
  cardDescription: 'Be found in Google Search and on Maps.',
  meta: {
    title: 'SEO services in India for Google and Maps',
    description: `Be found in Google Search and on Maps: site repairs, pages for what buyers type and a well-kept Business Profile. Results take ${timelines.seoResults}.`,
  },
  lead: 'SEO is the work of getting your name among the first few when someone types “hotel near Mahakal temple” or “SS 316 flange manufacturer”. With an ad you pay for each click. Here you don’t. We look after your website and your Google Business Profile (formerly Google My Business).',
  timing: { label: 'SEO results', value: timelines.seoResults },
  payment: payment.boardMonthly,
  ownFact: { label: 'Price of a click', value: 'Nothing' },
  features: [
    {
      title: 'Your site checked and repaired',
      description:
        'You get a list of what keeps Google from reading your pages, worst first. We repair WordPress and Shopify sites, and those we built. For others, we work with your developer. If there’s none any more, we tell you what a move would take.',
    },
    {
      title: 'The words buyers use',
      description:
        'In English, Hindi or Marathi. For others, please ask. You see how often each is searched and how hard it is to win.',
    },
    {
      title: 'New pages worth reading',
      description: 'Written from your own answers. We write a page for a town only if you really work there.',
    },
    {
      title: 'Maps and local listings',
      description:
        'Your profile gets the right category, hours and photos. We make name, address and phone match on Justdial and IndiaMART.',
    },
    {
      title: 'Links earned honestly',
      description:
        'From trade associations, suppliers and local press. Bought links break Google’s rules, so we don’t buy any.',
    },
  ],
  sampleReport: {
    title: 'What your monthly report shows',
    note: 'The figures come from your own accounts, so you can check them.',
    rows: [
      {
        title: 'Visits from Google',
        source: 'Search Console',
        description:
          'How many people came from Google without an ad, and what they typed, beside last month and the same month last year.',
      },
      {
        title: 'Enquiries',
        source: 'Analytics, Business Profile',
        description:
          'Forms, WhatsApp clicks and phone taps, with the page each came from, and how many asked for directions on Maps.',
      },
      {
        title: 'Work done, work next',
        source: 'Our own list',
        description: 'What we did this month, what comes next, and what we need from you.',
      },
    ],
  },
  priceFactors: [
    {
      title: 'How your site is built',
      description: 'A tidy site of a few pages needs little repair. An old shop with hundreds of products needs a lot.',
    },
    {
      title: 'How crowded your trade is',
      description:
        'A flange maker has a handful of rivals. Selling flats in Delhi takes more pages and more months, so it costs more.',
    },
    {
      title: 'How much you do yourself',
      description:
        'Draft the pages and ask for reviews yourself, and you pay for less of our time. Another branch or language takes more.',
    },
  ],
  process: [
    {
      title: 'Look',
      description:
        'You add us to Search Console, Analytics and your profile, and we study the pages that now come first for your searches.',
    },
    {
      title: 'Repair and publish',
      description:
        'Whatever keeps your pages out of Google is fixed first. New ones go up after you’ve checked their facts and prices.',
    },
    {
      title: 'Watch',
      description: 'We compare month with month, keep what helps and rework what doesn’t.',
    },
  ],
  technologies: {
    title: 'What we check your site with',
    items: ['Google Search Console', 'Google Business Profile', 'Google Analytics 4', 'PageSpeed Insights', 'Ahrefs'],
  },
  faq: [
    {
      id: 'guarantee',
      question: 'Can you guarantee the first position on Google?',
      answer:
        'No, and be careful with anyone who does. Google decides the order, it differs from place to place, and your competitors keep working too. What you can hold us to is the work: the faults repaired, the pages written, and figures you can check.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      answer: `Expect ${timelines.seoResults} before results show. Repairs are noticed sooner. A new domain or a crowded trade takes longest. A tailor in one neighbourhood often moves up sooner than a brand that sells across India.`,
    },
    {
      id: 'price-and-payment',
      question: 'Do I pay by the month or by the job?',
      answer:
        'Either. Before we name a price, we look at your site, and that’s free. The full list of faults, with the repairs, is one paid job. If you’d like us to go on, you pay by the month, and know beforehand what we do for it and how you can stop. Paid clicks are our Google marketing.',
    },
    {
      id: 'map-pack',
      question: 'Why is my shop missing from the map when people search nearby?',
      answer:
        'Google looks at how close you are, how well your profile fits the search and how well known you are. A wrong category, an unverified address, two profiles for one shop or extra words stuffed into the name are common faults, and we can fix those. We can’t change distance: a shop in Nashik will seldom show to someone in Pune.',
    },
    {
      id: 'claim-profile',
      question: 'Someone else made my Google Maps entry. Can I get it?',
      answer:
        'Usually. Open the entry, choose “Own this business?” and ask for access. Google writes to whoever holds it. If nobody answers within a few days, you can often claim it by proving that the shop is yours. Google charges nothing. We can do it with you as a small job, without monthly SEO.',
    },
    {
      id: 'what-we-need',
      question: 'What will you need from me?',
      answer:
        'Access to the website, help with verifying the profile (often a short video of your premises), and a little time from someone who knows your customers. Asking for reviews is your part too. We prepare the link and a QR code for the counter. Please don’t offer a discount for a review. Google forbids it.',
    },
    {
      id: 'stopping',
      question: 'If I stop, do I lose my rankings?',
      answer:
        'Not overnight. The pages, the repairs and the profile are yours and go on working, though you may slip as rivals add to theirs. If visits fall while you’re with us, we first find out which pages lost them, then change something.',
    },
  ],
  related: ['website-development', 'wordpress-development', 'graphic-designing'],
  closing: {
    title: 'What should people find you for?',
    text: 'Send your web address, your towns and the searches you’d like to come up for. We’ll look at your pages first, at no charge, so the answer is about your own site.',
  },
} satisfies Service;
