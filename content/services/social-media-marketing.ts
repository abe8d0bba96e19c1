import { ongoing, payment } from '../facts';
import { writingLanguages } from '../agency';
import type { Service } from '../types';

export const socialMediaMarketing = {
  slug: 'social-media-marketing',
  title: 'Social media marketing',
  shortTitle: 'Social media marketing',
  mapLabel: 'Social',
  icon: 'share-2',
  summary: 'You send clips; we post and answer comments.',
  meta: {
    title: 'Social media marketing agency in India',
    description:
      'We plan, design, edit and publish posts and reels for Instagram, Facebook, LinkedIn and YouTube, and answer comments the way you would.',
  },
  lead: 'We keep your pages looking open and busy while you run the shop. We plan, design and publish your social media posts and reels, and answer comments like “Price?”.',
  times: [ongoing],
  payment: payment.shortMonthly,
  extraFact: { label: 'Comments answered', value: 'In office hours' },
  example: {
    kind: 'calendar',
    title: 'A month you approve',
    note: 'For a sweet shop. You see each caption and picture before its day.',
    posts: [
      { title: 'Reels', description: 'We cut them from clips that your staff film.', days: [3, 10, 17, 24] },
      {
        title: 'Posts',
        description: 'They show a new sweet, the rate card, the people behind the counter.',
        days: [6, 13, 20, 27],
      },
      {
        title: 'Festival',
        description: 'We announce the offer and the opening hours, and ask people to order a day ahead.',
        days: [22, 23],
      },
    ],
  },
  features: [
    {
      title: 'Profiles put right',
      description:
        'We correct name, bio, hours and buttons on each account. If you’ve lost control of your page, we go through Meta’s steps with you to get it back.',
    },
    {
      title: 'Posts in your colours',
      description: `Your menu or rate card is easy to read on a phone.${writingLanguages(' Captions are in ', ', or a mix.')}`,
    },
    {
      title: 'Reels and Shorts',
      description:
        'Your staff film the tadka, the weld, the before and after, from our shot list. We cut the clips and pick music a business may use.',
    },
    {
      title: 'Comments and messages',
      description: 'We answer in office hours, in words you’ve approved. Complaints and bulk orders come to you.',
    },
  ],
  priceFactors: [
    {
      title: 'Fewer posts, but better',
      description:
        'A few good reels often do more than a “Good morning” picture every day, and you pay for fewer pieces.',
    },
    {
      title: 'Who films',
      description: 'Clips from your own phone cost nothing extra, unlike a photographer who comes to you.',
    },
    { title: 'Who answers', description: 'If your own team replies to comments, that part of the fee falls away.' },
  ],
  technologies: {
    title: 'Where we post and edit',
    items: ['Instagram', 'Facebook', 'LinkedIn', 'YouTube', 'WhatsApp Channels', 'Canva'],
  },
  faq: [
    {
      id: 'how-many-posts',
      question: 'How many posts are there in a month?',
      answer:
        'We agree on a number for each platform before the month begins. A cake shop has something to film each morning. An engineering firm does better with a few full posts on LinkedIn.',
    },
    {
      id: 'growth',
      question: 'How soon will my page start growing?',
      answer:
        'It grows slowly, unless you pay for ads. Watch saves and messages, because followers come later. Sometimes a reel takes off, but that’s luck, and nobody can plan on it.',
    },
    {
      id: 'ads',
      question: 'Are Facebook and Instagram ads part of this?',
      answer:
        'No, they’re a service of their own, Facebook and Instagram marketing. Many owners begin with posts, so that someone who taps an ad later finds a page that looks alive.',
    },
    {
      id: 'my-face',
      question: 'Do I have to be on camera?',
      answer: 'No, hands and machines look good on film too. We show customers or patients only if they agree.',
    },
    {
      id: 'night',
      question: 'Who replies at night?',
      answer:
        'An automatic message tells your customer when to expect an answer. Comments wait for our next working day, unless your own people answer from the same inbox.',
    },
  ],
  related: ['graphic-designing', 'website-development'],
  closing: {
    title: 'Your next month of posts',
    text: 'Share your page links and say how many photos and clips you can send. We’ll suggest a number of posts and say what the month costs.',
  },
} satisfies Service;
