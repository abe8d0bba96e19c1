import { ongoing, payment } from '../facts';
import { writtenIn } from '../agency';
import type { Service } from '../types';

export const socialMediaMarketing = {
  slug: 'social-media-marketing',
  title: 'Social media marketing',
  shortTitle: 'Social media marketing',
  mapLabel: 'Social',
  icon: 'share-2',
  summary: 'You send clips. We post, and answer comments.',
  meta: {
    title: 'Social media marketing agency in India',
    description:
      'We plan, design, edit and publish posts and reels for Instagram, Facebook, LinkedIn and YouTube, and answer comments the way you would.',
  },
  lead: 'A page that looks open and busy, while you run the shop. We plan, design and publish your social media posts and reels, and answer comments like “Price?”.',
  times: [ongoing],
  payment: payment.shortMonthly,
  ownFact: { label: 'Comments answered', value: 'In office hours' },
  specimen: {
    kind: 'calendar',
    title: 'A month you approve',
    note: 'For a sweet shop. You see each caption and picture before its day.',
    posts: [
      { title: 'Reels', description: 'Cut from clips that your staff film.', days: [3, 10, 17, 24] },
      {
        title: 'Posts',
        description: 'A new sweet, the rate card, the people behind the counter.',
        days: [6, 13, 20, 27],
      },
      { title: 'Festival', description: 'Offer and opening hours, with a day’s notice for orders.', days: [22, 23] },
    ],
  },
  features: [
    {
      title: 'Profile clean-up',
      description:
        'We correct name, bio, hours and buttons on each account. Lost control of your page? We go through Meta’s steps with you to get it back.',
    },
    {
      title: 'A calendar you approve',
      description:
        'A shared calendar shows date, caption and picture of each post before it goes out. Festivals and local events are already marked.',
    },
    {
      title: 'Posts in your colours',
      description: `A menu or rate card can be read without zooming.${writtenIn(' Captions are in ', ', or a mix.')}`,
    },
    {
      title: 'Reels and Shorts',
      description:
        'Your staff film the tadka, the weld, the before and after, from our shot list. We cut it and pick music a business may use.',
    },
    {
      title: 'Comments and messages',
      description: 'We reply in office hours, from answers you approved. Complaints and bulk orders go to you.',
    },
  ],
  priceFactors: [
    {
      title: 'Post less, but better',
      description: 'A few good reels cost less than a daily “Good morning” picture, and often do more.',
    },
    {
      title: 'Film it yourself',
      description: 'Filming on your own phone costs nothing. A photographer at your place costs extra.',
    },
    {
      title: 'Answer it yourself',
      description:
        'Your team can reply to comments, and you don’t pay for that part. A full inbox is more work for us.',
    },
  ],
  process: [
    {
      title: 'Listen',
      description:
        'We read your reviews and your inbox, ask how you talk to customers, and put tone and subjects on a page you approve.',
    },
    {
      title: 'Create',
      description:
        'Your team sends clips from the floor, or photos if nobody can film. Our designers and editors make finished posts of them.',
    },
    {
      title: 'Publish',
      description:
        'Posts go out when your followers are online. Each month you see what people saved, shared and asked, and we plan the next from that.',
    },
  ],
  technologies: {
    title: 'Where we post and edit',
    items: ['Instagram', 'Facebook', 'LinkedIn', 'YouTube', 'WhatsApp Channels', 'Canva'],
  },
  faq: [
    {
      id: 'how-many-posts',
      question: 'How many posts do I get in a month?',
      answer:
        'We agree on a number for each platform before you pay. It depends on what you can send. A cake shop has something to film each morning. An engineering firm may do better on LinkedIn with fewer, fuller posts about machines, certificates and trade fairs.',
    },
    {
      id: 'growth',
      question: 'How soon will my page start growing?',
      answer:
        'Slowly, if you don’t pay for ads. Watch saves and messages first, because followers come later. Now and then a reel takes off on its own. That’s luck, and we don’t plan on it.',
    },
    {
      id: 'ads',
      question: 'Are Facebook and Instagram ads part of this?',
      answer:
        'No, this is posts and replies, without ad money. Paid ads are our Facebook and Instagram marketing. Many owners begin with posts, so that someone who taps an ad later finds a page that looks alive.',
    },
    {
      id: 'my-face',
      question: 'Do I have to be on camera?',
      answer:
        'No. Someone who speaks well helps, but hands and machines film well too. Customers or patients are shown only if they agree. Clips you send stay yours, and you can put the finished reels on your website or your WhatsApp status.',
    },
    {
      id: 'passwords',
      question: 'Who holds the passwords?',
      answer:
        'You do. The accounts stay on your phone number and e-mail address, and we don’t need your personal Facebook password.',
    },
    {
      id: 'night',
      question: 'Who replies at night?',
      answer:
        'At night and on Sundays, an automatic reply says when your customer will get an answer, and comments wait until our next working day. Your own people can answer sooner, from the same inbox.',
    },
  ],
  related: ['graphic-designing', 'website-development'],
  closing: {
    title: 'Who’ll look after your social media?',
    text: 'Share your page links and say how many photos and clips you can send. You get a suggested number of posts, and what a month costs.',
  },
} satisfies Service;
