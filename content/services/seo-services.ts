import { emergencySupport, officeHours, payment, timelines } from '../facts';
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
    description: `Site repairs, pages for what buyers type, and a well-kept Google Business Profile. No ranking guarantees. Results usually show in ${timelines.seoResults}.`,
  },
  lead: 'People type “physiotherapist in Kothrud” or “SS 316 flange manufacturer” and call one of the first few names. We work on your site and your Google Business Profile to give yours a fair chance of being one, with no charge per click.',
  timing: { label: 'First results', value: timelines.seoResults },
  features: [
    {
      title: 'Technical audit',
      description:
        'A list of what keeps Google from reading your site: blocked or duplicate pages, broken redirects, pages crawled but left out of the index. Each item has its fix and its likely effect.',
    },
    {
      title: 'Keyword map',
      description:
        'We find the words buyers use, in English and where it matters in Hindi or Marathi, and give each group one page. Volume and difficulty are noted beside every word.',
    },
    {
      title: 'On-page work',
      description:
        'Titles, headings, internal links, alt text and structured data are put right page by page. In WordPress and Shopify we make the changes ourselves; custom code we change with your developer.',
    },
    {
      title: 'Pages worth ranking',
      description:
        'New service, product and area pages are written from your answers to our questions. An area gets a page only if you have something true to say about working there.',
    },
    {
      title: 'Maps and local listings',
      description:
        'Your Business Profile gets the right category, service area, hours, photos and posts. We make name, address and phone match on Justdial, IndiaMART and other listings.',
    },
    {
      title: 'Core Web Vitals',
      description:
        'Lab tests, and field data where Google has enough of it, show which pages fail on LCP, INP or CLS. We deal with oversized images, heavy scripts and jumping layouts, or write the exact brief for whoever can.',
    },
    {
      title: 'Links earned honestly',
      description:
        'They come from trade associations, suppliers, local press and articles people find useful. Link packages break Google’s spam policies, so we do not buy them.',
    },
    {
      title: 'Monthly search report',
      description:
        'Clicks and positions from Search Console, calls and direction requests from your profile, enquiries from GA4: read together and explained in plain words.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'Access',
      description:
        'You add us as a user in Search Console, GA4 and your Business Profile. Any that do not exist yet are created under your own login.',
    },
    {
      step: 2,
      title: 'Audit',
      description:
        'We crawl the site, study the pages that now hold your searches, and sort the findings by likely effect.',
    },
    {
      step: 3,
      title: 'Repair',
      description:
        'Indexing faults, speed and titles come first. New pages on a site Google cannot read are wasted effort.',
    },
    {
      step: 4,
      title: 'Publish',
      description:
        'Pages go up in the order of the keyword map, after you have checked their facts, prices and claims.',
    },
    {
      step: 5,
      title: 'Watch',
      description:
        'Movement is slow, so we compare month with month, keep what rises and rework what has stalled after a fair wait.',
    },
  ],
  technologies: {
    title: 'What we check your site with',
    items: [
      'Google Search Console',
      'Google Business Profile',
      'Google Analytics 4',
      'PageSpeed Insights',
      'Rich Results Test',
      'Keyword Planner',
      'Screaming Frog',
      'Ahrefs',
      'Schema.org',
      'Bing Webmaster Tools',
    ],
  },
  faq: [
    {
      id: 'guarantee',
      question: 'Can you guarantee the first position on Google?',
      answer:
        'No, and be careful with anyone who does. Google decides the order, it differs from place to place, and your competitors keep working too. What we answer for is the work: which faults are repaired, which pages are written, and open figures from your own Search Console.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      answer: `Expect ${timelines.seoResults} before results show. Repairs to indexing can be seen sooner, while a new domain or a crowded trade such as Pune real estate sits at the slow end. Local work for one neighbourhood often moves earlier than product searches across the country.`,
    },
    {
      id: 'price-and-payment',
      question: 'How is SEO priced, and when do I pay?',
      answer: `The price follows the number of pages, places and languages. An audit with its repairs is a smaller project: ${payment.smallProjects}. A longer programme is split into ${payment.largeProjects}, for example the audit, the repairs and each batch of pages. Paid clicks on Google are not included; those belong to our Google marketing service.`,
    },
    {
      id: 'what-we-need',
      question: 'What will you need from my side?',
      answer:
        'Access to the website, help with verifying the Business Profile (often a short video of your premises), and time with someone who knows your customers. Asking for reviews is your part too. We prepare the link and a QR code for the counter; never offer a discount for a review, as Google forbids it.',
    },
    {
      id: 'stopping',
      question: 'If I stop SEO, do I lose my rankings?',
      answer:
        'Pages, repairs and profile remain yours and go on working. Positions can drift as rivals publish and your own pages age, but nothing is switched off the way an ad is. Before we finish, you get a list of upkeep tasks that your staff can carry on with.',
    },
    {
      id: 'traffic-drop',
      question: 'What if my traffic falls after a Google update?',
      answer: `Write to us. We are at our desks ${officeHours.text}, and compare the fall by page, search and date before changing anything. Sometimes the cause is a hacked or dead site and not the update; for that we have ${emergencySupport}.`,
    },
  ],
  related: ['website-development', 'google-marketing', 'digital-marketing'],
  closing:
    'Send your web address, the towns you serve and the searches you want to be found for. If a competitor always stands above you, name them too.',
  updated: '2026-11-21',
} satisfies Service;
