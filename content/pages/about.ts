import { site } from '../site';
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
  founder: { title: string; paragraphs: readonly string[]; signature: string };
  figuresTitle: string;
  closing: { title: string; text: string };
  figures: readonly Statistic[];
};

const { founder, name } = site;

export const about: About = {
  updated: '2026-11-21',
  meta: {
    title: 'About our IT and digital services team',
    description:
      'Who we are and how we work: one team in India for websites, apps, marketing, design and office IT. Read our mission and the founder’s message.',
  },
  crumb: 'About',
  hero: {
    title: 'Your IT people, in one team',
    lead: 'We are an IT and digital services agency in India. We build websites and apps, run campaigns, design logos, wire offices and rent out laptops, so that a business owner has one number to call.',
  },
  mission: {
    title: 'Our mission',
    text: 'To give shops, clinics, schools and factories in India one team for their IT work. We explain each step in everyday words and agree the price before the work begins.',
  },
  vision: {
    title: 'Our vision',
    text: 'A small firm in Nagpur or Coimbatore should have tools as good as those of a large company in Mumbai, and people at hand who keep them running.',
  },
  values: {
    title: 'Our values',
    items: [
      {
        icon: 'file-text',
        title: 'Written down first',
        description:
          'The work, the price and the dates are in writing before we start. If you want a change later, you see its cost first.',
      },
      {
        icon: 'shield-check',
        title: 'Yours stays yours',
        description:
          'Domains, ad accounts and cloud servers are opened in your name. You hold the passwords and can remove our access.',
      },
      {
        icon: 'message-circle',
        title: 'Everyday words',
        description:
          'You should be able to explain our proposal to your partner or your CA. If anything in it is unclear, we go through it again.',
      },
      {
        icon: 'hand-coins',
        title: 'Careful with your money',
        description:
          'If a faster drive will save your old PC, or a ready-made plugin will do, we say so before you pay for more.',
      },
      {
        icon: 'headset',
        title: 'Still there afterwards',
        description:
          'Sites need updates and servers need watching. Ask for a maintenance plan and people who know your set-up take care of both.',
      },
    ],
  },
  founder: {
    title: 'The founder’s message',
    paragraphs: [
      'Many owners tell me that their website is “with someone”. Often nobody has the password any more, and the domain is in a stranger’s name. I do not want any client of ours to be in that position.',
      'So we keep our way of working simple. I ask my team to write down what they will do, to show it to you early, and to tell you when something is late. I am proud of how patiently they explain their work to people who are not engineers.',
      'If you are thinking about a first website, a second office or a replacement for a slow system, please call. We will gladly tell you what we would do in your place. Sometimes that is to wait, or to buy less.',
    ],
    signature: founder.name.isPlaceholder ? `${founder.role}, ${name.value}` : `${founder.name.value}, ${founder.role}`,
  },
  figuresTitle: 'In figures',
  closing: {
    title: 'Talk to us',
    text: 'Call and tell us a little about your business. A short talk is usually enough to see whether we are the right people for the job.',
  },
  figures,
};
