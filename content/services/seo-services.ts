import { ongoing, payment, timelines } from '../facts';
import { writingLanguages } from '../agency';
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
    description: `We help you be found in Google Search and on Maps: site repairs, pages for what buyers type, a tidy Business Profile. Results usually take ${timelines.seoResults}.`,
  },
  lead: `We work on your site so that it can come up for “hotel near Mahakal temple”, and you don’t pay per click. SEO usually takes ${timelines.seoResults} to show results.`,
  times: [{ label: 'Until results show', value: timelines.seoResults }, ongoing],
  payment: payment.shortJobOrMonthly,
  extraFact: { label: 'Links', value: 'Never bought' },
  example: {
    kind: 'form',
    title: 'What your monthly report shows',
    note: 'From your own accounts, so you can check the figures.',
    sheet: { name: 'Monthly report', sample: 'Your figures go in the blanks' },
    rows: [
      {
        title: 'Visits from Google',
        source: 'Google’s Search Console',
        description: 'How many came without an ad, and what they typed.',
      },
      {
        title: 'Enquiries',
        source: 'Analytics, Business Profile',
        description: 'Forms, chats, calls and requests for directions.',
      },
      {
        title: 'Work done, work next',
        description: 'What we did, what comes next, and what we need from you.',
      },
    ],
  },
  features: [
    {
      title: 'Your site checked and repaired',
      description:
        'We list what keeps Google from reading your pages, worst at the top. We repair it, or work with your developer.',
    },
    {
      title: 'The words buyers use',
      description: `We find the words buyers type, how often, and how hard it is to come up for them.${writingLanguages(' Pages can be in ', ', and ask us for other languages.')}`,
    },
    {
      title: 'Pages worth reading',
      description: 'We write new pages from your own answers, and never buy links from other websites.',
    },
    {
      title: 'Maps and local listings',
      description:
        'We set the right category, hours and photos in your Google Business Profile (formerly Google My Business), and the same address on Justdial.',
    },
  ],
  priceFactors: [
    {
      title: 'How your site is built',
      description:
        'A tidy site of a few pages is soon repaired. An old shop with hundreds of products has a long list.',
    },
    {
      title: 'How crowded your trade is',
      description:
        'A flange maker has a handful of rivals. If you sell flats in Delhi, you need more pages and more months.',
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
        'No, and be careful with anyone who does. Google decides the order, and your competitors keep working too. In the first months, judge us by the faults we repair and the pages we write.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      answer: `Expect ${timelines.seoResults}. A tailor in one neighbourhood often moves up sooner than a brand that sells across India.`,
    },
    {
      id: 'price-and-payment',
      question: 'Do I pay by the month or by the job?',
      answer:
        'We look at your site free. Then you order the full check and the repairs at one price, or carry on by the month. When you stop, the pages and repairs stay with you.',
    },
    {
      id: 'map-pack',
      question: 'Why is my shop missing from the map when people search nearby?',
      answer:
        'Often it’s a wrong category, an unverified address, two profiles or extra words in the name, and all can be corrected. Distance counts too: a shop in Nashik seldom shows to someone in Pune.',
    },
    {
      id: 'claim-profile',
      question: 'Can I take over a Google Maps listing that someone else made?',
      answer:
        'Usually yes, and Google charges nothing. Open the entry, choose “Own this business?” and ask for access. If nobody answers, you can often claim it by proving that the shop is yours.',
    },
  ],
  related: ['website-development', 'wordpress-development', 'shopify-development'],
  closing: {
    title: 'Three searches you’d like to come up for',
    text: 'Name them, with your towns and your web address. We’ll look at your pages, free, and say whether SEO is worth your money.',
  },
} satisfies Service;
