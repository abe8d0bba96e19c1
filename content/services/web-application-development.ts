import { emergencyCover, payment, timelines } from '../facts';
import type { Service } from '../types';

export const webApplicationDevelopment = {
  slug: 'web-application-development',
  title: 'Web application development',
  shortTitle: 'Web applications',
  mapLabel: 'Web apps',
  icon: 'app-window',
  cardDescription: 'Portals, bookings and dashboards that run in a browser.',
  meta: {
    title: 'Web application development company in India',
    description: `Dealer portals, booking systems and dashboards with logins, UPI payments and reports. Complex web apps take ${timelines.webApplication}. Free written quote.`,
  },
  lead: 'Dealers order on WhatsApp, someone copies it into Excel, and the godown works from a printout: one web application can do those three jobs. We build dealer portals, booking systems and dashboards that open in any browser.',
  timing: { label: 'Complex web app', value: timelines.webApplication },
  payment: payment.boardLarge,
  features: [
    {
      title: 'A login for each role',
      description:
        'Owner, branch manager, accountant and dealer each see their own screens. When someone leaves, you switch off the login yourself.',
    },
    {
      title: 'Your rules built in',
      description:
        'Credit limits, discount approvals, batch sizes, doctor timings: the system knows the rule, so nobody has to remember it on a busy Saturday.',
    },
    {
      title: 'UPI and card payments',
      description:
        'Collect fees and advances through Razorpay or the gateway you already have. An entry shows as paid only after the gateway confirms it.',
    },
    {
      title: 'Alerts by SMS and WhatsApp',
      description:
        'Order updates and fee reminders go out by SMS or WhatsApp. Both need a template approved first; we prepare it.',
    },
    {
      title: 'Backups, Excel and a log',
      description:
        'We set up backups and test a restore before launch; later you check them, or a maintenance plan does. A log shows who changed what. Lists download as Excel for your CA.',
    },
  ],
  priceFactors: [
    {
      title: 'Who logs in?',
      description:
        'If it’s only your own staff, the price is lower. Dealers, parents and drivers need their own screens.',
    },
    {
      title: 'Which screens can wait?',
      description:
        'Count the ones you need on the first day. Leaving the rest, and links to other programs, for later saves you the most.',
    },
    {
      title: 'How tidy is your data?',
      description: 'A clean Excel sheet goes in quickly. If you sort out the duplicates yourself, you don’t pay us to.',
    },
  ],
  process: [
    {
      title: 'Map the work',
      description:
        'We follow one order, admission or appointment from start to finish, through each person and register.',
    },
    {
      title: 'Clickable draft',
      description: 'You tap through the screens before there’s code behind them. Changes cost least now, so be frank.',
    },
    {
      title: 'Build in parts',
      description:
        'The part you’ll use daily comes first. Your staff try it with real cases, and the rest follows in the order you choose.',
    },
    {
      title: 'Switch over',
      description:
        'Old data goes in, logins go out, and we train one person per branch. The Excel sheet stays to look things up.',
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
      answer:
        'If people only read and then call you, a website is enough, and it costs less. If dealers, parents or patients log in from outside to order, pay or book, it’s a web app. If the work stays at your counter or on the shop floor, with scales, barcodes and Tally beside it, look at our custom software.',
    },
    {
      id: 'cost',
      question: 'How do we pay, and what does it cost to run?',
      answer: `You make a first payment to get us started. The rest goes by ${payment.largeProjects}, each tied to something you can open and try, such as “dealers can place an order”. A small internal tool is paid ${payment.inHalves}. Afterwards, hosting, SMS, WhatsApp and gateway charges come to you from those companies and grow with use.`,
    },
    {
      id: 'timeline',
      question: 'How many weeks will it take?',
      answer: `For a complex application, plan ${timelines.webApplication} from our start to switch-over. Gateway approval can add a wait, so we’ll ask you to apply for it first.`,
    },
    {
      id: 'code-and-data',
      question: 'Who keeps the source code and our customer data?',
      answer:
        'The data is yours: it sits in a cloud account in your company’s name, and you can export it yourself. What we write for you becomes yours once it’s paid for in full, and we put that in writing. Open-source parts and code that we use for many clients are licensed to you; you may keep using them, and let another developer change them.',
    },
    {
      id: 'breakdown',
      question: 'What if the system stops during working hours?',
      answer: `Call us. If it’s a fault of ours, we repair it; your quote says for how long that holds. We can also set up monitoring, so that we both know as soon as it stops. If customers order at night, take a maintenance plan; it comes with ${emergencyCover}.`,
    },
  ],
  related: ['mobile-application-development', 'software-development', 'server-setup'],
  closing:
    'Send a photo of the register or Excel sheet you’d like to be rid of. We’ll ask what’s missing, then send you the screens it needs, an order to build them in and a price for each stage.',
} satisfies Service;
