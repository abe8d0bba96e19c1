import { officeHours, payment, timelines } from '../facts';
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
  lead: 'Our SEO work helps buyers find your site and your Business Profile on Google. People type “physiotherapist in Indore” or “SS 316 flange manufacturer” and call one of the first few names. We give yours a fair chance of being among them. Google does not charge for those clicks.',
  timing: { label: 'SEO results', value: timelines.seoResults },
  payment: payment.board,
  features: [
    {
      title: 'Technical audit',
      description:
        'A list of what keeps Google from reading your site: blocked or duplicate pages, broken links, pages that Google has read but does not list. Each item comes with its fix and what the fix is likely to bring.',
    },
    {
      title: 'Keyword map',
      description:
        'We find the words buyers use, in English and where it matters in your state’s language, and give each group one page. The list comes with search volume for each word and how hard it is to rank for.',
    },
    {
      title: 'On-page work',
      description:
        'Titles, headings, links between pages, picture descriptions and structured data (facts such as price and hours in a form Google can read) are put right page by page. We edit WordPress and Shopify ourselves and work with your developer on custom code.',
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
      title: 'Page speed',
      description:
        'Google’s Core Web Vitals tell how fast a page loads, how soon it reacts to a tap and whether it jumps about. Where a page fails, we deal with large images and heavy scripts, or write the brief for whoever can.',
    },
    {
      title: 'Links earned honestly',
      description:
        'They come from trade associations, suppliers, local press and articles people find useful. Link packages break Google’s spam policies, so we do not buy them.',
    },
    {
      title: 'Monthly search report',
      description:
        'Clicks and positions from Search Console, calls and direction requests from your profile, and enquiries from Google Analytics (GA4), explained in plain words.',
    },
  ],
  process: [
    {
      title: 'Access',
      description:
        'You add us as a user in Search Console, GA4 and your Business Profile. Any that do not exist yet are created under your own login.',
    },
    {
      title: 'Audit',
      description:
        'We go through the site with a crawler, study the pages that now rank for your searches, and sort the findings by importance.',
    },
    {
      title: 'Repair',
      description:
        'Speed, titles and whatever keeps pages out of Google come first, so that new pages can be found when they go up.',
    },
    {
      title: 'Publish',
      description:
        'Pages go up in the order of the keyword map, after you have checked their facts, prices and claims.',
    },
    {
      title: 'Watch',
      description:
        'Movement is slow, so we compare month with month, keep what rises and rework pages that are not moving.',
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
        'No, and be careful with anyone who does. Google decides the order, it differs from place to place, and your competitors keep working too. We are responsible for the work: which faults are repaired, which pages are written, and open figures from your own Search Console.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      answer: `Expect ${timelines.seoResults} before results show. Repairs to indexing can be seen sooner, while a new domain or a crowded trade such as Delhi real estate takes longest. Local work for one neighbourhood often moves earlier than product searches across the country.`,
    },
    {
      id: 'map-pack',
      question: 'Why is my shop missing from the map when people search nearby?',
      answer:
        'Google looks at how close you are, how well your profile fits the search and how well known you are. A wrong category, an unverified address, two profiles for one shop or a keyword stuffed into the name are common faults, and we can mend those. Distance we cannot change: a shop in Salem will seldom show to someone in Erode.',
    },
    {
      id: 'what-we-need',
      question: 'What will you need from my side?',
      answer:
        'Access to the website, help with verifying the Business Profile (often a short video of your premises), and time with someone who knows your customers. Asking for reviews is your part too. We prepare the link and a QR code for the counter. Please do not offer a discount for a review, as Google forbids it.',
    },
    {
      id: 'price-and-payment',
      question: 'How is SEO priced, and when do I pay?',
      answer: `The price follows the number of pages, places and languages. An audit with its repairs is a smaller project: ${payment.smallProjects}. A longer programme is split into milestones, for example the audit, the repairs and each batch of pages. Paid clicks on Google belong to our Google marketing service and are not included.`,
    },
    {
      id: 'stopping',
      question: 'If I stop SEO, or Google changes its rules, do I lose my rankings?',
      answer: `Pages, repairs and profile remain yours and go on working. Positions can drift as rivals publish and your own pages age, but nothing is switched off the way an ad is. If traffic falls after a Google update, write to us, ${officeHours.text}: we compare the fall by page, search and date before changing anything.`,
    },
  ],
  related: ['website-development', 'google-marketing', 'digital-marketing'],
  closing:
    'Send your web address, the towns you serve and the searches you want to be found for. We look at the site before we answer, so that the reply is about your own pages.',
  updated: '2026-11-21',
} satisfies Service;
