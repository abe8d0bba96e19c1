import { place } from '../agency';
import { projects } from '../projects';
import { site } from '../site';
import type { Checklist, IconName, PageMeta, Statistic } from '../types';
import { figures } from './figures';

type About = {
  meta: PageMeta;
  /** The page's name in its breadcrumb. */
  crumb: string;
  hero: { title: string; lead: string };
  mission: { title: string; text: string };
  vision: { title: string; text: string };
  values: { title: string; items: readonly { icon: IconName; title: string; description: string }[] };
  founder: { title: string; paragraphs: readonly string[]; signature: string };
  /** What to check before paying us. */
  checklist: Checklist;
  /** Headings over content/projects.ts, content/people.ts and `site.registrations`. */
  projects: { title: string };
  people: { title: string };
  registrations: { title: string };
  figuresTitle: string;
  closing: { title: string; text: string };
  figures: readonly Statistic[];
};

const { founder, name } = site;

export const about: About = {
  meta: {
    title: 'About our IT and digital services team',
    description:
      'Who we are and how we work: one team in India for websites, apps, marketing, design and office IT. Read our mission and the founder’s message.',
  },
  crumb: 'About',
  hero: {
    title: 'Your IT people, in one team',
    lead: `We’re an IT and digital services agency in ${place}: websites, apps, ad campaigns, logos, office networks and laptops on rent. Whatever the job, you call one number.`,
  },
  mission: {
    title: 'Our mission',
    text: 'We want to be the one IT number that a shop, clinic, school or factory in India has to keep. We explain each step in everyday words, and we agree the price before we start.',
  },
  vision: {
    title: 'Our vision',
    text: 'A small business in Nagpur or Coimbatore should have tools as good as a big company’s in Mumbai, and someone to call when something breaks.',
  },
  values: {
    title: 'Our values',
    items: [
      {
        icon: 'file-text',
        title: 'In writing',
        description:
          'The work, the price and the dates are written down before we start. If you change something later, we write down the new price too.',
      },
      {
        icon: 'shield-check',
        title: 'Your accounts stay in your name',
        description:
          'We help you open domains, ad accounts and cloud servers, and you can remove our access whenever you like.',
      },
      {
        icon: 'message-circle',
        title: 'Everyday words',
        description:
          'You should be able to explain our proposal to your partner or your CA. If you can’t, call us and we’ll go through it together.',
      },
      {
        icon: 'hand-coins',
        title: 'Careful with your money',
        description:
          'If a faster drive will save your old PC, or a ready-made plugin will do, we’ll say so before you pay for more.',
      },
      {
        icon: 'headset',
        title: 'Still there afterwards',
        description:
          'You can still call us when the job is done. With a maintenance plan, the same people keep your website updated and watch over the server.',
      },
    ],
  },
  founder: {
    title: 'The founder’s message',
    paragraphs: [
      'Many owners tell me their website is “with someone”. Often nobody has the password any more, and the domain is in a stranger’s name. I don’t want any client of ours to end up like that.',
      'So we keep it simple. I ask my team to write down what they’ll do, to show it to you early, and to call you when they’re running late. I’m proud of them when they explain a thing for the third time, as kindly as on day one.',
      'If you’re thinking about a website, a second office or a replacement for a slow system, please call. We’ll tell you what we’d do in your place, even if it’s to wait a year.',
    ],
    signature: founder.name.isPlaceholder ? `${founder.role}, ${name.value}` : `${founder.name.value}, ${founder.role}`,
  },
  checklist: {
    title: 'Check us before you pay',
    note: 'You don’t know us yet. So ask us this, and ask anyone else who quotes.',
    items: [
      {
        title: 'Is it a registered business?',
        description: `Any business should give you its registered name and address in writing. ${site.legalName.isPlaceholder ? 'Ask for ours before you pay.' : 'Ours are at the foot of this page.'} Check that the same name is on the quote and the bank account. ${site.gstin.isPlaceholder ? 'If there’s GST on the quote, look up the GSTIN on gst.gov.in.' : 'Look up the GSTIN on gst.gov.in, too.'}`,
      },
      {
        title: 'Have you done this before?',
        description: `${projects.length > 0 ? 'Some of our jobs are on this page. ' : ''}Tell us your trade and ask to see jobs like yours. We’ll show you only our own jobs, with their owners’ permission. If we’ve done none of its kind yet, you hear that too.`,
      },
      {
        title: 'What’s left out?',
        description:
          'Our quote has a line “not included”, and what you pay to others is listed separately. If a line isn’t clear, ask before you say yes. Samples for a website and an office are on our contact page.',
      },
      {
        title: 'What if it goes wrong?',
        description: `The second half of a smaller job is due once you’ve checked it. If we’re running late, you’ll hear about it before the date. If you ask for a refund, you have our answer and its reasons in writing.`,
      },
    ],
  },
  projects: { title: 'Our work' },
  people: { title: 'Who you’ll talk to' },
  registrations: { title: 'Look us up' },
  figuresTitle: 'In figures',
  closing: {
    title: 'Talk to us',
    text: 'Call and tell us a little about your business. After a short talk you’ll know whether we’re the right people for the job, and how we’d begin.',
  },
  figures,
};
