import { officeHours, payment } from '../facts';
import type { Service } from '../types';

export const socialMediaMarketing = {
  slug: 'social-media-marketing',
  title: 'Social media marketing',
  shortTitle: 'Social media marketing',
  mapLabel: 'Social',
  icon: 'share-2',
  cardDescription: 'Regular posts, and comments that get a reply.',
  meta: {
    title: 'Social media marketing agency in India',
    description:
      'We plan, design, edit and publish posts and reels for Instagram, Facebook, LinkedIn and YouTube, and answer comments the way you would.',
  },
  lead: 'We plan, design and publish your social media posts and reels, and answer the person who asks “Price?” under one. A page last updated at Diwali makes people wonder whether you are still open.',
  timing: { label: 'Post calendar', value: 'Monthly' },
  payment: payment.board,
  features: [
    {
      title: 'Profile clean-up',
      description:
        'Name, bio, category, hours, buttons and highlights are set right on each account. Duplicate pages left behind by old staff are claimed or reported.',
    },
    {
      title: 'Monthly content calendar',
      description:
        'A shared sheet shows the date, format, caption and picture of each post before it goes out. Festivals and local events that matter to your customers are already marked.',
    },
    {
      title: 'Posts and carousels',
      description:
        'Made in your colours and typeface, with captions in English, Hindi, Bengali or the mix your customers speak. A menu or rate card can be read without zooming.',
    },
    {
      title: 'Reels and Shorts',
      description:
        'You get a shot list your staff can film on a phone: the tadka, the weld, the before and after. Someone who speaks well on camera helps, but hands and machines film well too. We cut it, add captions and pick music that a business account may use.',
    },
    {
      title: 'Comments and messages',
      description:
        'Replies come from a list of answers you approved. Complaints and bulk orders are passed to you on WhatsApp, because those need the owner’s word.',
    },
    {
      title: 'LinkedIn for B2B',
      description:
        'For factories and exporters we keep a company page and the founder’s profile, with machines, certificates, trade fairs and the people who run the shift.',
    },
    {
      title: 'Local creators',
      description:
        'We shortlist food, fashion or parenting pages whose followers look real, agree the brief, and make sure a paid post carries the paid partnership label.',
    },
    {
      title: 'Monthly page figures',
      description:
        'Our monthly note covers reach, saves, shares, profile visits and messages. We do not buy followers.',
    },
  ],
  process: [
    {
      title: 'Listen',
      description:
        'We read your reviews, your inbox and what similar businesses post. Then we ask how you talk to customers across the counter.',
    },
    {
      title: 'Voice',
      description:
        'One page for your approval: tone, language, colours, subjects to avoid and who may appear on camera.',
    },
    {
      title: 'Create',
      description:
        'Ideas get dates and formats. Your team sends clips and photos from the floor, and our designers and editors turn them into finished posts.',
    },
    {
      title: 'Publish',
      description:
        'Posts are scheduled for the time your followers are online. The best and worst of the month then shape the next calendar.',
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
        'The quote names the number and kind for each platform. It depends on how much material you can send: a cake shop has something to film each morning, while an engineering firm may do better with fewer, fuller posts. We would rather make two good reels than a daily “Good morning” picture.',
    },
    {
      id: 'growth',
      question: 'How soon will my page start growing?',
      answer:
        'Profiles and the first calendar come before any posting, and their speed depends mostly on how quickly you approve. After that, growth without ads is gradual. Watch saves and messages first, because followers come later. Now and then a reel takes off on its own. That is luck, and we do not plan on it.',
    },
    {
      id: 'ads',
      question: 'Are Facebook and Instagram ads part of this?',
      answer:
        'No, here you get unpaid posts and replies to followers. Catalogue ads, click-to-WhatsApp ads and any other spending on Meta belong to our Facebook and Instagram marketing. Many owners begin with posts, so that a person who taps an ad later finds a page that looks alive.',
    },
    {
      id: 'passwords',
      question: 'Who holds the passwords, and who replies late at night?',
      answer: `The accounts stay on your phone number and e-mail address, and we work through roles that you can withdraw. We will not ask for your personal Facebook password. Our team replies ${officeHours.text}. Outside those hours an instant reply, worded with you, tells people when to expect an answer.`,
    },
    {
      id: 'payment',
      question: 'How do I pay for page management?',
      answer: `For a profile set-up or a single batch of reels you pay ${payment.smallProjects}. Ongoing management is billed by milestones, such as each month’s approved calendar. Creators’ fees, props and outside photographers are quoted separately. Finished posts and reels are yours to use again on a banner, a website or a WhatsApp status.`,
    },
  ],
  related: ['graphic-designing', 'facebook-instagram-marketing', 'digital-marketing'],
  closing:
    'Share your page links, the languages your customers use and how much photo or video you can send us. No pages yet? Say so, and we will quote for opening them.',
  updated: '2026-11-21',
} satisfies Service;
