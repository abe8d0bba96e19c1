import type { IconName, PageMeta, Statistic } from '../types';
import { figures } from './figures';

type About = {
  updated: string;
  meta: PageMeta;
  /** The page's name in its breadcrumb. */
  crumb: string;
  hero: { title: string; lead: string };
  mission: { title: string; text: string };
  vision: { title: string; text: string };
  values: { title: string; items: readonly { icon: IconName; title: string; description: string }[] };
  /** Signed with the name and role in content/site.ts. */
  founder: { title: string; paragraphs: readonly string[] };
  figuresTitle: string;
  closing: { title: string; text: string };
  figures: readonly Statistic[];
};

export const about: About = {
  updated: '2026-11-21',
  meta: {
    title: 'About our IT and digital services team',
    description:
      'Who we are and how we work: one team in India for websites, apps, marketing, design and office IT, with written quotes and accounts in your name.',
  },
  crumb: 'About',
  hero: {
    title: 'The people you call about all of it',
    lead: 'We build websites and apps, run campaigns, design brands, wire offices and rent out laptops. It is a wide list on purpose, because these things break where one person’s work meets another’s.',
  },
  mission: {
    title: 'Our mission',
    text: 'To give shops, clinics, schools and factories in India one team that handles their IT from the first page to the last cable, explains each step in everyday words, and charges a price agreed before the work begins.',
  },
  vision: {
    title: 'Our vision',
    text: 'A small firm in Nagpur or Coimbatore should have tools as good as those of a large company in Mumbai: a site customers trust, software that fits its work, and someone who comes when the network is down.',
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        icon: 'file-text',
        title: 'Written down first',
        description:
          'Scope, price and dates are on paper before work starts. A change later gets its own line and your yes.',
      },
      {
        icon: 'shield-check',
        title: 'Yours stays yours',
        description:
          'Domains, ad accounts, cloud servers and passwords are registered to you, and our access can be removed by you.',
      },
      {
        icon: 'message-circle',
        title: 'Everyday words',
        description: 'If you cannot retell to your partner what we propose, we have explained it badly and try again.',
      },
      {
        icon: 'hand-coins',
        title: 'Careful with your money',
        description:
          'We say so when an old PC only needs an SSD, when a ready-made plugin will do, or when ads should wait.',
      },
      {
        icon: 'headset',
        title: 'Still there afterwards',
        description:
          'Sites need updates and servers need watching. The people who built yours are the ones who look after it.',
      },
    ],
  },
  founder: {
    title: 'A message from the founder',
    paragraphs: [
      'When a shop owner tells me that the website is “with someone”, I know what comes next: nobody has the password, the domain is in a stranger’s name, and the last update was made long ago. That is the situation I want no client of ours to be in.',
      'So we keep our way of working simple. I ask my team to write down what they will do, to show it early, and to say when something is late or was a bad idea. You should be able to check our work without being an engineer.',
      'If you are thinking about a first website, a second office or a system that has become too slow, call us. We will tell you what we would do in your place, even when the answer is to wait or to buy less.',
    ],
  },
  figuresTitle: 'In figures',
  closing: {
    title: 'Next stop: a first talk',
    text: 'Ten minutes on the phone tell you whether we are the right people for your job.',
  },
  figures,
};
