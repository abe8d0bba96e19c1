import { faultDate } from '../agency';
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
    description: `Dealer portals and dashboards with logins, UPI and reports: a complex web app takes ${timelines.webApplication}, bookings for one clinic less. Free quote.`,
  },
  lead: 'Type an order once, and the dealer, the office and the godown all see it in a browser. We build web applications such as dealer portals, booking systems and dashboards.',
  times: [{ label: 'Complex web app', value: timelines.webApplication }],
  payment: payment.shortLarge,
  ownFact: { label: 'Your data', value: 'In your own account' },
  specimen: {
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
      description:
        'Owner, branch manager, accountant and dealer each see their own screens. When someone leaves, you switch off the login yourself.',
    },
    {
      title: 'Your rules built in',
      description: 'Credit limits, discounts, doctor timings. The system knows the rule, even on a busy Saturday.',
    },
    {
      title: 'UPI and card payments',
      description:
        'Collect fees through Razorpay or your present gateway. An entry shows as paid only after the gateway confirms it.',
    },
    {
      title: 'Alerts by SMS and WhatsApp',
      description:
        'Order updates and fee reminders go out automatically. WhatsApp and the phone companies approve the wording first. We prepare it, and show you how to register for SMS (DLT).',
    },
    {
      title: 'Backups, Excel and a log',
      description:
        'Your data is in your company’s own cloud account. Backups and a tested restore are in our price. A log shows who changed what. Lists download as Excel for your CA.',
    },
  ],
  priceFactors: [
    {
      title: 'Who logs in?',
      description: 'Your own staff can share a few screens. Dealers, parents and drivers each need their own.',
    },
    {
      title: 'Which screens can wait?',
      description: 'Count those you need on the first day. Leaving the rest for later saves the most.',
    },
    {
      title: 'How tidy is your data?',
      description:
        'A clean Excel list goes in quickly. If you remove the double entries yourself, you don’t pay us to do it.',
    },
  ],
  process: [
    {
      title: 'Map the work',
      description: 'We follow one order or admission from start to finish, through each person and register.',
    },
    {
      title: 'Clickable draft',
      description: 'You try the screens before we write the program. It’s the cheapest time to change your mind.',
    },
    {
      title: 'Build in parts',
      description:
        'First comes the part you’ll use daily, and your staff try it on real orders. The other parts follow in the order you choose.',
    },
    {
      title: 'Switch over',
      description: `We bring in the old data, give each person a login and train one person per branch, by video or at your place. ${terms.travel}`,
    },
  ],
  technologies: {
    title: 'What we build web apps with',
    note: 'Another developer may ask for these names one day.',
    items: ['React', 'Node.js', 'PostgreSQL', 'Razorpay', 'AWS Mumbai region'],
  },
  faq: [
    {
      id: 'website-or-web-app',
      question: 'Website, web app or software: which one do I need?',
      answer:
        'For visitors who read, call you or pick a time in a simple calendar, a website is enough and costs less. Once dealers, parents or patients log in, it’s a web app. Work that stays at your counter or shop floor, with scales and barcodes, needs custom software.',
    },
    {
      id: 'cost',
      question: 'How do we pay for a web application?',
      answer:
        'In stages. A stage is something you can open and try, such as “dealers can place an order”. Apart from the first payment, you pay for a stage only when it works. Once it’s live, you pay the hosting, SMS, WhatsApp and gateway companies directly, and a busy month costs more.',
    },
    {
      id: 'timeline',
      question: 'How many weeks will it take?',
      answer: `A complex application, say a dealer portal with stock and payments, takes ${timelines.webApplication}, from our start to switch-over. Bookings for one clinic are a smaller job, and the date comes with the price. Gateway approval can add a wait, so apply early.`,
    },
    {
      id: 'breakdown',
      question: 'What if the system stops during working hours?',
      answer: `Call us and say what the screen shows. We find out where it’s stuck, at the hosting company, on your internet line or in our work. If it’s our mistake, tell us by ${faultDate}, and we’ll correct it free. For other repairs, you hear the price first.`,
    },
  ],
  related: ['server-setup', 'office-setup'],
  closing: {
    title: 'Let’s sketch your web application',
    text: 'Send a photo of the register or Excel list you’d like to be rid of. After a short call, you get a list of screens with a price for each stage.',
  },
} satisfies Service;
