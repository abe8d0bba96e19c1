import { ongoing, payment, terms, timelines } from '../facts';
import { bigCity, smallTown, titleWithPlace, totalTitle } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const seoServices = {
  slug: 'seo-services',
  title: 'SEO services',
  shortTitle: 'SEO services',
  mapLabel: 'SEO',
  icon: 'Search',
  summary: 'Be found on Google Search and Maps.',
  meta: {
    title: titleWithPlace((place) => `SEO services in ${place} for Google and Maps`),
    description: `Be found in Google Search and on Google Maps, without paying per click. Results usually take ${timelines.seoResults}. See what you’ll get, and a sample quote.`,
  },
  lead: `We help people find your business in Google Search and on Google Maps, without paying for each click. SEO usually takes ${timelines.seoResults} to show results.`,
  times: [{ label: 'Until results show', value: timelines.seoResults }, ongoing],
  payment: payment.shortJobOrMonthly,
  facts: ['time', 'payment', { label: 'First look at your site', value: 'Free' }],
  example: {
    kind: 'form',
    title: 'What your monthly report shows',
    note: 'This one is an example. In yours, the figures come from your own Google accounts.',
    sheet: { name: 'Monthly report', sample: 'Your figures go in the blanks' },
    rows: [
      {
        title: 'Visits from Google',
        source: 'Search Console',
        // Search Console leaves out rare queries: developers.google.com/search/blog/2022/10. Checked
        // 2026-11-26.
        description: 'How many people came from Google without an ad, and the commoner words they typed.',
      },
      {
        title: 'Enquiries',
        source: 'Analytics, Business Profile',
        description: 'Forms, taps on Call and on WhatsApp, and requests for directions.',
      },
      {
        title: 'Work done, work next',
        source: 'Our list',
        description: 'What we changed, what comes next, and what we need from you.',
      },
    ],
  },
  features: [
    {
      title: 'Your site checked and repaired',
      description:
        'You’ll get a list of what keeps Google from reading your pages, the worst faults first. We’ll repair them ourselves, or with your developer.',
    },
    {
      title: 'The words buyers use',
      description: 'We’ll find out what your buyers type, how often, and how hard it is to come up for it.',
    },
    {
      title: 'Pages worth reading',
      description:
        'We’ll write pages from your own answers to customers’ questions. We never buy links from other websites, because Google treats that as spam.',
    },
    {
      title: 'Google Maps and local listings',
      description:
        'Your Google Business Profile, which used to be called Google My Business, gets the right category, hours and photos. Justdial and other listings get the same name and address.',
    },
  ],
  priceTitle: priceTitle('seo-services', 'SEO'),
  priceFactors: [
    {
      title: 'How crowded your business is',
      description: `A maker of flanges has a handful of rivals. Somebody who sells flats in ${bigCity} needs more pages and more months.`,
    },
    {
      title: 'How your site is built',
      description: 'An old online shop with hundreds of products has a long list of faults.',
    },
    {
      title: 'How many cities',
      description:
        'Each city needs a page with something true about your work there. Google treats a renamed copy as spam.',
    },
  ],
  technologies: [
    'Google Search Console',
    'Google Business Profile',
    'Google Analytics 4',
    'PageSpeed Insights',
    'Ahrefs',
  ],
  faq: [
    {
      id: 'guarantee',
      question: 'Can you guarantee the first position on Google?',
      // "No one can guarantee a #1 ranking": Google, "Do you need an SEO?". Checked 2026-11-26.
      answer:
        'No, and Google itself warns against anyone who does. For the first months, judge us by the faults we’ve repaired and the pages we’ve written.',
    },
    {
      id: 'time',
      question: 'How long does SEO take to work?',
      answer: `Usually ${timelines.seoResults} until you see a first change; the full effect takes longer. A tailor in one neighbourhood often moves up sooner than a brand that sells across India.`,
    },
    {
      id: 'price-and-payment',
      question: 'Do I pay by the month or by the job?',
      answer: [
        'Whichever you prefer. You can order the check and the repairs once, at one price, or carry on by the month. When you stop, the pages and the repairs stay with you.',
        'The first look at your site is free: we’ll open a few of your pages and try your searches. The check goes through every page and lists each fault, and has its price.',
      ],
    },
    {
      id: 'firms',
      question: 'We sell to other firms, and we’re on IndiaMART. Is SEO for us?',
      // Up to ten suppliers may buy one BuyLead: help.indiamart.com/seller/purchase-buy-lead. Checked
      // 2026-11-29.
      answer:
        'Yes, if they search for what you do: when a machine stops, somebody types “spindle repair” and the city. On IndiaMART, up to ten sellers can buy the same enquiry. One from your own page comes only to you.',
    },
    {
      id: 'do-it-myself',
      question: 'Can I do it myself?',
      answer:
        'A good part of it, yes. Keep your Business Profile complete, put your city and your products into the headings of your pages, and ask customers for reviews. You need us when the site itself is the problem, or when your rivals do all that too.',
    },
    {
      id: 'map-pack',
      question: 'Why is my shop missing from the map when people search nearby?',
      // Relevance, distance, prominence, and no paid ranking: support.google.com/business/answer/
      // 7091. Extra words in the name can get a profile suspended. Checked 2026-11-26.
      answer: `Often because of a wrong category, an unverified address or two profiles for one shop. Extra words in the name can even get a profile suspended. Distance counts too: a shop in ${smallTown} seldom shows to someone in ${bigCity}.`,
    },
    {
      id: 'claim-profile',
      question: 'Can I take over a Google Maps listing that someone else made?',
      // The present owner has three days to answer: support.google.com/business/answer/4566671,
      // thelocalowl.com. Checked 2026-11-28. Verification by video: buyersroad.atlassian.net 2025.
      // Checked 2026-11-26.
      answer:
        'Usually, yes, and free. On the listing, choose “Own this business?” and ask for access. If nobody answers for three days, you can often claim it. Google usually wants an uncut video of the street, your name board and a door only your staff open.',
    },
    {
      id: 'reviews',
      question: 'How do I get more reviews?',
      // No rewards, no pressure on the premises, no requested words, no choosing whom to ask: Google's
      // rules since April 2026, infulldetail.com, webility.be, trustaroo.app. Checked 2026-11-28.
      answer:
        'Ask every customer, with a link on WhatsApp or a QR code on the bill, and let them write at home. Don’t offer a discount, don’t tell them what to write, and don’t ask only the happy ones, because Google can remove such reviews.',
    },
    {
      id: 'ai',
      question: 'Does SEO still matter now that Google answers with AI?',
      // developers.google.com/search/docs/appearance/ai-features; Pew, March 2025: clicks in 8 % of
      // visits with a summary, 15 % without. Checked 2026-11-26.
      answer:
        'Yes, but fewer people click when they get a summary, so count enquiries and not visits. Google says its AI answers use the same pages and the same basics.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-seo',
    job: 'SEO',
    example: 'A dentist in one city, six months',
    rows: [
      {
        title: 'The check, once',
        hasPrice: true,
        description: 'A list of the site’s faults, the worst first, and of the words patients type.',
      },
      {
        title: 'Repairs, once',
        hasPrice: true,
        description: 'The faults on that list, by us or with the dentist’s developer.',
      },
      {
        title: 'Google Maps, once',
        hasPrice: true,
        description: 'Category, timings, treatments and photos, and the same name and number on other listings.',
      },
      {
        title: 'Each month',
        hasPrice: true,
        description:
          'Two pages about treatments, written from the dentist’s own answers, and a report of visits and enquiries.',
      },
      {
        title: 'Answers to reviews',
        hasPrice: true,
        isOptional: true,
        description: 'We’ll draft them each week, and the dentist sends them.',
      },
      {
        title: 'Not included',
        description: 'Ads, a new website, photographs, and bought links.',
      },
      {
        title: 'Who owns what',
        description:
          'The profile, the accounts and their figures belong to the dentist from the start, and each month’s pages once that month is paid for.',
      },
      {
        title: 'What nobody can promise',
        description: terms.noGuarantee,
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: 'One sum for the check, the repairs and Maps, and one for each of the six months.',
      },
      {
        title: 'Start',
        description:
          'We’ll begin when we have access to the site, Search Console and the profile, and an hour with the dentist.',
      },
      {
        title: 'After six months',
        description: 'The work goes on only if the dentist says so. This row also has the notice for stopping earlier.',
      },
    ],
  },
  related: ['website-development', 'wordpress-development', 'shopify-development'],
  closing: {
    title: 'Name three searches you’d like to come up for',
    text: 'Send them with your cities and your web address. We’ll have a first look at your pages, free.',
  },
} satisfies Service;
