import { bigCity, gstin, hasNoGst, noGstNote, place, registeredName, smallTown, team, whoWeAre } from '../owner-facts';
import { details } from '../owner/details';
import { projects } from '../owner/projects';
import { promises } from '../owner/promises';
import type { Checklist } from '../types';
import { confirmedValue } from '../types/detail';
import { listed } from '../wording';
import { figures } from './figures';

type Value = { title: string; description: string };

/** Where anyone can check whose number it is. */
const otherNumbers = listed(details.registrations.map(({ name, number }) => `${name} ${number}`));
const gstinLine =
  registeredName && gstin && `Look up our GSTIN, ${gstin}, at gst.gov.in, and you’ll see that it’s ours. `;
const registration =
  gstinLine || (hasNoGst && otherNumbers ? `Look up ${otherNumbers}, and you’ll see our name. ` : '');

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
    text: 'We want to be the one number a shop, a clinic or a factory in India can call for all its IT.',
  },
  vision: {
    title: 'Our vision',
    text: `A small shop in ${smallTown} should have tools as good as a big company’s in ${bigCity}, and one person to call if something stops.`,
  },
  values: {
    title: 'Our values',
    items: [
      {
        title: 'In writing',
        description:
          'The work, the price and the dates are written down before we start. If you change something later, you’ll know the new price first, and you decide.',
      },
      {
        title: 'Your accounts stay yours',
        description:
          'Domains, ad accounts and cloud servers are opened in your name, and you can remove our access whenever you like.',
      },
      {
        title: 'Everyday words',
        description:
          'You should be able to explain our proposal to your partner or your CA. If you can’t, call us and we’ll go through it together.',
      },
      {
        title: 'Careful with your money',
        description:
          'If a faster disk would save your old PC, or a ready-made program would do, we’ll say so before you pay for more.',
      },
      {
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
    note: 'You don’t know us yet, so don’t take our word for it.',
    items: [
      {
        title: 'What you can check today',
        description: `${registration}Look at our sample quotes below: each part has its own row for a price, and what isn’t included is listed, such as what you’ll pay to others. And open this site on your phone: how soon can you call us?${projects.length > 0 ? ' Then see some of our jobs on this page.' : ''}`,
      },
      {
        title: 'What you’ll see on our quote',
        description: `Our registered name${hasNoGst ? ' and our address' : ', our address and our GSTIN'}. The name is the one on our bank account, so you’ll know who gets your money.`,
      },
      {
        title: 'Who does the work',
        description:
          'Our own people do the work. If a job needs a firm from outside, you’ll know its name before you order, we answer for its work, and you still call us.',
      },
      {
        title: 'What you can ask us for',
        description:
          'Jobs like yours: we’ll show you our own work, if the clients have agreed, or say that we haven’t done one yet. And before you show us an idea, your prices or your customers’ data, we’ll sign a non-disclosure agreement, yours or ours.',
      },
    ],
  } satisfies Checklist,
  /** Headings over the owner’s projects and people, and over what anyone can look up about the agency. */
  projects: { title: 'Our work', lead: noGstNote },
  people: { title: 'Who you’ll talk to' },
  registrations: { title: 'Who we are', lead: whoWeAre },
  figuresTitle: 'In figures',
  closing: {
    title: 'Talk to us',
    text: 'Call and tell us a little about your business. After a short talk, you’ll know whether we’re the right people for the job, and how we’d begin.',
  },
  figures,
};
