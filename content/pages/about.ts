import { bigCity, gstin, hasNoGst, place, registeredName, smallTown, team, whoWeAre } from '../owner-facts';
import { details } from '../owner/details';
import { projects } from '../owner/projects';
import { promises } from '../owner/promises';
import type { Checklist, IconName } from '../types';
import { confirmedValue } from '../types/detail';
import { figures } from './figures';

type Value = { icon: IconName; title: string; description: string };

/** The founder's name, once the promises are read: the message is among them, and nobody signs words that aren't theirs. */
export const founder = promises.readOn ? confirmedValue(details.founder) : undefined;

export const about = {
  meta: {
    title: 'About our IT and digital services team',
    description:
      'Who we are, what we care about and what you can check about us. Read our mission, our values and the founder’s message, and see our team’s figures.',
  },
  /** The page's name in its breadcrumb. */
  crumb: 'About',
  hero: {
    title: 'Your IT people, in one team',
    lead: `We’re an IT and digital services agency in ${place}. ${team ? `Our ${team} work in one team` : 'Websites, apps, ads, logos and office networks come from one team'}, and you’ll call one number whatever the job is.`,
  },
  mission: {
    title: 'Our mission',
    text: 'We want to be the one IT number a shop, a clinic or a factory in India has to keep.',
  },
  vision: {
    title: 'Our vision',
    text: `A small shop in ${smallTown} should have tools as good as a big company’s in ${bigCity}, and one person to call when they fail.`,
  },
  values: {
    title: 'Our values',
    items: [
      {
        icon: 'FileText',
        title: 'In writing',
        description:
          'The work, the price and the dates are written down before we start. If you change something later, we’ll tell you the new price first, and you decide.',
      },
      {
        icon: 'ShieldCheck',
        title: 'Your accounts stay yours',
        description:
          'Domains, ad accounts and cloud servers are opened in your name, and you can remove our access whenever you like.',
      },
      {
        icon: 'MessageCircle',
        title: 'Everyday words',
        description:
          'You should be able to explain our proposal to your partner or your CA. If you can’t, call us and we’ll go through it together.',
      },
      {
        icon: 'HandCoins',
        title: 'Careful with your money',
        description:
          'If a faster disk would save your old PC, or a ready-made program would do, we’ll say so before you pay for more.',
      },
      {
        icon: 'Headset',
        title: 'Still there afterwards',
        description:
          'You can still call us when the job is done. With a maintenance plan, we’ll keep your website updated and look after your server.',
      },
    ] satisfies Value[],
  },
  founder: {
    title: 'The founder’s message',
    paragraphs: [
      'Many owners tell me their website is “with someone”. Often nobody has the password any more, and the domain is in a stranger’s name. I don’t want any client of ours to end up like that.',
      'So we keep it simple. I ask my team to write down what they’ll do, to show it to you early, and to call you when they’re running late. I’m proud of them when they explain a thing for the third time, as kindly as the first.',
      'If you’re thinking about a website, a second office or a replacement for a slow system, please call. We’ll tell you what we’d do in your place, even if that is to wait a year.',
    ],
    signature: founder ? `${founder}, Founder` : `The founder of ${details.name.value}`,
  },
  /** What anyone can check about us. */
  checklist: {
    title: 'What you can check about us',
    note: 'You don’t know us yet, so don’t take our word for it. Each of these you can see for yourself.',
    items: [
      {
        title: 'A business you can look up',
        description: hasNoGst
          ? 'Our quote has our registered name and our address.'
          : `Our quote has our registered name, our address and our GSTIN. ${
              registeredName && gstin
                ? `Look up ${gstin} at gst.gov.in, and you’ll see that it’s ours.`
                : 'Type the number in at gst.gov.in, and you’ll see whose it is.'
            }`,
      },
      {
        title: 'One name on quote and account',
        description:
          'The name on our quote is the name on our bank account, so you’ll always know who gets your money.',
      },
      {
        title: 'Jobs like yours',
        description: `${projects.length > 0 ? 'Some of our jobs are on this page. ' : ''}Tell us your business, and we’ll show you jobs like it: our own work, and only if their owners have agreed. If we haven’t done one yet, we’ll tell you.`,
      },
      {
        title: 'Who does the work',
        description:
          'It’s our own people, or a specialist or firm we choose and answer for. You’ll know who it is before you order.',
      },
      {
        title: 'What’s left out',
        description:
          'Every quote of ours has a part called “not included”, and a list of what you’ll pay to others. You can see both in the samples below.',
      },
      {
        title: 'Your idea stays yours',
        description:
          'Before you show us an idea, your prices or your customers’ data, we’ll sign a non-disclosure agreement if you’d like one, yours or ours.',
      },
      {
        title: 'If something goes wrong',
        description:
          'On a smaller job, the last payment is due only once you’ve checked the work. If we’re running late, you’ll hear before the date. And if you ask for a refund, you’ll get our answer with its reasons.',
      },
    ],
  } satisfies Checklist,
  /** Headings over the owner’s projects and people, and over what anyone can look up about the agency. */
  projects: { title: 'Our work' },
  people: { title: 'Who you’ll talk to' },
  registrations: { title: 'Who we are', lead: whoWeAre },
  figuresTitle: 'In figures',
  closing: {
    title: 'Talk to us',
    text: 'Call and tell us a little about your business. After a short talk, you’ll know whether we’re the right people for the job, and how we’d begin.',
  },
  figures,
};
