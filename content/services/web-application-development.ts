import { confidentialityAgreement } from '../agency';
import { payment, terms, timelines } from '../facts';
import type { Service } from '../types';

export const webApplicationDevelopment = {
  slug: 'web-application-development',
  title: 'Web application development',
  shortTitle: 'Web applications',
  mapLabel: 'Web apps',
  icon: 'app-window',
  summary: 'Portals, bookings and dashboards that run in a browser.',
  meta: {
    title: 'Web application development company in India',
    description: `Dealer portals and dashboards with logins, UPI and reports: a complex web app takes ${timelines.webApplication}, a token list for one clinic less. Free quote.`,
  },
  lead: `Your dealer types an order once, and the office and the godown see it straight away in their browsers. Complex web applications like this take ${timelines.webApplication}.`,
  times: [{ label: 'Complex web app', value: timelines.webApplication }],
  payment: payment.shortLarge,
  extraFact: { label: 'Your data', value: 'In your cloud account' },
  example: {
    kind: 'booking',
    title: 'From register to screen',
    note: 'A clinic’s token register, on paper and on screen.',
    before: {
      title: 'Register, Tuesday',
      lines: [
        'token 7: new patient',
        'moved to token 9',
        'fee paid? ask the desk',
        'token 10 twice',
        'token 7 free again?',
      ],
    },
    after: {
      title: 'Bookings, Tuesday',
      rows: [
        { time: 'Token 7', state: 'Free again', isFree: true },
        { time: 'Token 8', state: 'Booked, fee paid by UPI', isFree: false },
        { time: 'Token 9', state: 'Booked, moved from 7', isFree: false },
        { time: 'Token 10', state: 'Booked, can’t be taken twice', isFree: false },
      ],
    },
  },
  features: [
    {
      title: 'A login for each role',
      description: 'Owner, accountant and dealer each see their own screens, and you can switch any login off.',
    },
    {
      title: 'Your rules built in',
      description: 'A dealer over his credit limit can’t order, and nobody can book a doctor’s lunch hour.',
    },
    {
      title: 'UPI, SMS and WhatsApp',
      description:
        'Fees come in by UPI or card through a payment company (gateway). Reminders go out automatically, once WhatsApp and the phone companies have approved their wording.',
    },
    {
      title: 'Backups, Excel and a log',
      description:
        'Our price includes backups and a test that brings one back. A log shows who changed what, and your CA can download lists as Excel.',
    },
  ],
  priceFactors: [
    {
      title: 'Who logs in',
      description: 'Your own staff can share a few screens. Dealers, parents and drivers each need their own.',
    },
    {
      title: 'What others charge',
      description: 'The cloud server, SMS and gateway send you their own bills.',
    },
    {
      title: 'Which screens can wait',
      description: 'You save most by leaving some screens for later.',
    },
  ],
  process: [
    {
      title: 'Map the work',
      description: `We follow one order from start to finish, through each person and register.${confidentialityAgreement(' Before we see those, we sign ', '.')}`,
    },
    {
      title: 'Clickable draft',
      description: 'You try the screens before we write the program, while changing your mind is still cheap.',
    },
    {
      title: 'Build in parts',
      description: 'We begin with the part you’ll use daily, and your staff try it on real orders.',
    },
    {
      title: 'Switch over',
      description: 'We bring in the old data and train one person per branch, by video or at your place.',
    },
  ],
  technologies: {
    title: 'What we build web apps with',
    items: ['React', 'Node.js', 'PostgreSQL', 'Razorpay', 'AWS Mumbai region'],
  },
  faq: [
    {
      id: 'website-or-web-app',
      question: 'Website, web app or software: which one do I need?',
      answer: `${terms.webApplication} For work that stays at your counter or shop floor, with scales and barcodes, look at custom software.`,
    },
    {
      id: 'cost',
      question: 'How do we pay for a web application?',
      answer:
        'A large one is paid in stages. A stage is something you can open and try, such as “dealers can place an order”, and after the advance you pay for each one once it works. A small tool can be paid in two halves: your quote says which.',
    },
    {
      id: 'timeline',
      question: 'How many weeks will it take?',
      answer: `A complex application, say a dealer portal with stock and payments, takes ${timelines.webApplication} from our start to switch-over. A token list for one clinic is a smaller job.`,
    },
  ],
  related: ['server-setup', 'office-setup'],
  closing: {
    title: 'Let’s sketch your web application',
    text: 'A photo of the register you’d like to be rid of is a good beginning. After a short call, we’ll send you a list of screens with a price for each stage.',
  },
} satisfies Service;
