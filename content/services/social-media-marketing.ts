import { ongoing, payment } from '../facts';
import { titleWithPlace } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const socialMediaMarketing = {
  slug: 'social-media-marketing',
  title: 'Social media marketing',
  shortTitle: 'Social media marketing',
  mapLabel: 'Social posts',
  icon: 'Share2',
  summary: 'Posts and reels from your own clips.',
  meta: {
    title: titleWithPlace((place) => `Instagram & social media marketing agency in ${place}`),
    description:
      'We plan, design and publish your posts and reels on Instagram, Facebook, LinkedIn and YouTube, and answer comments. Ask what a month would cost.',
  },
  lead: 'We plan, design and publish your posts and reels on Instagram, Facebook, LinkedIn and YouTube while you run the business. Comments such as “Price?” get an answer too, in words you’ve approved.',
  times: [ongoing],
  payment: payment.shortMonthly,
  facts: [
    { label: 'Posts and reels', value: 'Nothing is posted before you’ve approved it' },
    'payment',
    { label: 'Pages and accounts', value: 'In your name' },
    { label: 'For ads', value: '[Facebook and Instagram ads](/services/facebook-instagram-marketing)' },
  ],
  example: {
    kind: 'calendar',
    title: 'A month you approve',
    note: 'A sweet shop’s plan, drawn for this page. You’ll see each picture and caption before its day.',
    posts: [
      { title: 'Reels', description: 'We’ll cut them from clips your staff film.', days: [3, 10, 17, 24] },
      {
        title: 'Posts',
        description: 'A new sweet, the rate card, or the people behind the counter.',
        days: [6, 13, 20, 27],
      },
      {
        title: 'Festival',
        description: 'The offer, the opening hours, and why it’s wise to order a day ahead.',
        days: [22, 23],
      },
    ],
  },
  features: [
    {
      title: 'Profiles put right',
      description:
        'Name, description, hours and buttons will be right on each account. If you’ve lost control of your page, we’ll go through Meta’s steps with you to get it back.',
    },
    {
      title: 'Posts in your colours',
      description:
        'Each post has your colours, fonts and logo, and a rate card can be read on a phone without zooming. Captions name your city and your product, because Google shows public posts of businesses too.',
    },
    {
      title: 'Reels and Shorts',
      // For strangers Instagram recommends original clips with sound, under three minutes, without
      // another app's watermark: Mosseri 2025, enjoyminder.com. Music: sriplaw.com 2025-11-05. Posts
      // in Google since 2025-07-10: ilpost.it. Checked 2026-11-26.
      description:
        'We’ll send your staff a list of shots, then cut what they film and add music a business is allowed to use. Ask them to film with the phone’s own camera, because Instagram hardly shows clips with another app’s mark to new people.',
    },
    {
      title: 'Comments and messages',
      description: 'We’ll answer them in office hours. Complaints and bulk orders go straight to you.',
    },
  ],
  priceTitle: priceTitle('social-media-marketing', 'social media marketing'),
  priceFactors: [
    {
      title: 'How many posts and reels',
      description: 'A few good reels often do more than a “Good morning” picture every day.',
    },
    {
      title: 'Who films',
      description: 'Clips your staff film cost nothing extra. A photographer who comes to you costs more.',
    },
    { title: 'Who answers', description: 'If your own people reply to comments, you don’t pay for that part.' },
  ],
  technologies: ['Instagram', 'Facebook', 'LinkedIn', 'YouTube', 'WhatsApp Channels', 'Canva'],
  faq: [
    {
      id: 'how-many-posts',
      question: 'How many posts are there in a month?',
      answer:
        'As many as we agree on for each platform before the month begins. A shop with something new each morning needs many short ones. An engineering firm does better with a few full posts on LinkedIn.',
    },
    {
      id: 'growth',
      question: 'How soon will my page start growing?',
      // Watch time, likes and sends count most: Mosseri, socialsamosa.com 2025-01-23. Checked
      // 2026-11-26.
      answer:
        'Slowly, over months, unless you pay for ads. Watch how long people look and how often they send a reel to friends, because Instagram goes by that, and followers come later.',
    },
    {
      id: 'ads',
      question: 'Are Facebook and Instagram ads part of this?',
      answer:
        'No, [ads](/services/facebook-instagram-marketing) are a service of their own. Many owners begin with posts, so that whoever taps an ad later finds a page that looks alive.',
    },
    {
      id: 'my-face',
      question: 'Do I have to be on camera?',
      answer:
        'No. Hands and machines look good on film too. We’ll show customers only if they’ve agreed, and for an ad you’d get their yes in writing.',
    },
    {
      id: 'ai-pictures',
      question: 'Do you use AI pictures?',
      // IT Rules as amended on 2026-02-10, in force since 2026-02-20: businesstoday.in; who declares
      // and who labels: mondaq.com/india/social-media/1751632. Checked 2026-11-26.
      answer:
        'Only if you want them, and then they’re marked. Since February 2026, anyone in India who posts a picture, film or voice that looks real but was made by a computer has to tell the network, which labels it.',
    },
    {
      id: 'night',
      question: 'Who replies at night?',
      answer:
        'An automatic message tells people when they’ll get an answer. Comments wait for our next working day, unless your own people answer from the same inbox.',
    },
    {
      id: 'stop',
      question: 'What stays with us if we stop?',
      answer: 'Everything: the accounts, the pages, and all posts and clips you’ve paid for.',
    },
  ],
  sampleQuote: 'facebook-instagram-marketing',
  related: ['graphic-designing', 'website-development'],
  closing: {
    title: 'Get a plan for next month’s posts',
    text: 'How many photos and clips can you send in a month? From that and the links to your pages, we’ll work out the number of posts and the monthly price.',
  },
} satisfies Service;
