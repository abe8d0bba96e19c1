import { ongoing, payment, timelines } from '../facts';
import { writtenIn } from '../agency';
import type { Service } from '../types';

export const seoServices = {
  slug: 'seo-services',
  title: 'SEO services',
  shortTitle: 'SEO services',
  mapLabel: 'SEO',
  icon: 'search',
  summary: 'Be found in Google Search and on Maps.',
  meta: {
    title: 'SEO services in India for Google and Maps',
    description: `Be found in Google Search and on Maps: site repairs, pages for what buyers type and a well-kept Business Profile. Results take ${timelines.seoResults}.`,
  },
  lead: 'SEO helps your name come up when someone types “hotel near Mahakal temple” or “SS 316 flange manufacturer”. With an ad you pay for each click. Here you don’t.',
  times: [{ label: 'Until results show', value: timelines.seoResults }, ongoing],
  payment: payment.shortMonthly,
  ownFact: { label: 'Links', value: 'Earned, never bought' },
  specimen: {
    kind: 'form',
    title: 'What your monthly report shows',
    note: 'The figures come from your own accounts, so you can check them.',
    sheet: { name: 'Monthly report', sample: 'Your figures go in the blanks' },
    rows: [
      {
        title: 'Visits from Google',
        source: 'Search Console',
        description: 'How many came without an ad, and what they typed, beside last month and last year.',
      },
      {
        title: 'Enquiries',
        source: 'Analytics, Business Profile',
        description: 'Forms, WhatsApp clicks, phone taps and requests for directions, with the page each came from.',
      },
      {
        title: 'Work done, work next',
        description: 'What we did this month, what comes next, and what we need from you.',
      },
    ],
  },
  features: [
    {
      title: 'Your site checked and repaired',
      description:
        'You get a list of what keeps Google from reading your pages, worst first. We repair WordPress and Shopify sites, and those we built. On others, we work with your developer.',
    },
    {
      title: 'The words buyers use',
      description: `You see how often each is searched and how hard it is to win.${writtenIn(' We write in ', '. Need another language? Ask us.')}`,
    },
    {
      title: 'New pages worth reading',
      description: 'Written from your own answers. We write a page for a town only if you work there.',
    },
    {
      title: 'Maps and local listings',
      description:
        'Your Google Business Profile (formerly Google My Business) gets the right category, hours and photos. We make name, address and phone match on Justdial and IndiaMART.',
    },
    {
      title: 'Links earned honestly',
      description: 'From trade associations, suppliers and local press. Bought links break Google’s rules.',
    },
  ],
  priceFactors: [
    {
      title: 'How your site is built',
      description: 'A tidy site of a few pages needs little repair. An old shop with hundreds of products needs a lot.',
    },
    {
      title: 'How crowded your trade is',
      description: 'A flange maker has a handful of rivals. Selling flats in Delhi takes more pages and more months.',
    },
    {
      title: 'How much you do yourself',
      description: 'Draft the pages and ask for reviews yourself, and you pay for less of our time.',
    },
  ],
  process: [
    {
      title: 'Look',
      description: 'We study your Search Console and the pages that now come first for your searches.',
    },
    {
      title: 'Repair and publish',
      description:
        'Whatever keeps your pages out of Google is fixed first. New pages go up once you’ve checked the facts and prices.',
    },
    {
      title: 'Watch',
      description: 'We keep what helps and rework what doesn’t.',
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
        'No, and be careful with anyone who does. Google decides the order, and your competitors keep working too. Judge us by the work instead. You see which faults we repaired, which pages we wrote, and the figures.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      answer: `Expect ${timelines.seoResults} before results show. A tailor in one neighbourhood often moves up sooner than a brand that sells across India.`,
    },
    {
      id: 'price-and-payment',
      question: 'Do I pay by the month or by the job?',
      answer:
        'Either. We look at your site first, and that’s free. Then you can order the full check and the repairs together, at one price. If you carry on, you pay by the month. When you stop, you keep the pages and repairs, though you may slip as rivals keep working.',
    },
    {
      id: 'map-pack',
      question: 'Why is my shop missing from the map when people search nearby?',
      answer:
        'Often it’s a wrong category, an unverified address, two profiles or extra words in the name. We can fix those. Distance counts too, and a shop in Nashik will seldom show to someone in Pune.',
    },
    {
      id: 'claim-profile',
      question: 'Someone else made my Google Maps entry. Can I get it?',
      answer:
        'Usually. Open the entry, choose “Own this business?” and ask for access. If nobody answers within a few days, you can often claim it by proving that the shop is yours. Google charges nothing. We can do it with you as a small job, without monthly SEO.',
    },
  ],
  related: ['website-development', 'wordpress-development', 'shopify-development'],
  closing: {
    title: 'What would SEO do for you?',
    text: 'Send your web address, your towns and the searches you’d like to come up for. We look at your pages, free, before we talk about SEO.',
  },
} satisfies Service;
