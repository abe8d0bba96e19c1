import { faultDate } from '../agency';
import { payment, timelines } from '../facts';
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
  lead: 'Dealers order on WhatsApp, someone copies it into Excel, the godown works from a printout: with one web application, it’s typed once and everyone sees it. We build dealer portals, booking systems and dashboards that open in any browser.',
  timing: { label: 'Complex web app', value: timelines.webApplication },
  payment: payment.boardLarge,
  ownFact: { label: 'Opens in', value: 'Any browser' },
  features: [
    {
      title: 'A login for each role',
      description:
        'Owner, branch manager, accountant and dealer each see their own screens. When someone leaves, you switch off the login yourself.',
    },
    {
      title: 'Your rules built in',
      description:
        'Credit limits, discounts, doctor timings: the system knows the rule, so nobody has to remember it on a busy Saturday.',
    },
    {
      title: 'UPI and card payments',
      description:
        'Collect fees and advances through Razorpay or your present gateway. An entry shows as paid only after the gateway confirms it.',
    },
    {
      title: 'Alerts by SMS and WhatsApp',
      description:
        'Order updates and fee reminders go out by SMS or WhatsApp. WhatsApp and the phone companies must approve the wording first, and we prepare it. For SMS, your firm must also register (it’s called DLT), and we show you how.',
    },
    {
      title: 'Backups, Excel and a log',
      description:
        'Backups are in our price, and we test a restore before launch. Later you check them, or we do, under a maintenance plan. A log shows who changed what. Lists download as Excel for your CA.',
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
      description: 'A clean Excel sheet goes in quickly. Clean up the double entries yourself, and you save that part.',
    },
  ],
  process: [
    {
      title: 'Map the work',
      description:
        'We follow one order or admission from start to finish, through each person and register. If we find a step nobody mentioned, we tell you what it adds, and you decide.',
    },
    {
      title: 'Clickable draft',
      description:
        'You tap through the screens before there’s code behind them. Changes cost least now, so say whatever you don’t like.',
    },
    {
      title: 'Build in parts',
      description:
        'First comes the part you’ll use daily, and your staff try it on real orders. Then we build the rest, in the order you choose.',
    },
    {
      title: 'Switch over',
      description:
        'We bring in the old data, give each person a login and train one in each branch. You keep the old Excel sheet for looking things up.',
    },
  ],
  technologies: {
    title: 'What we build web apps with',
    note: 'Another developer may ask for these names one day. You needn’t know them.',
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
      answer:
        'A first payment gets us started. The rest goes in stages we agree beforehand, each tied to something you can open and try. One may be called “dealers can place an order”: until they can, you don’t pay for it. A small one is simply paid in two halves. Afterwards you pay the hosting, SMS, WhatsApp and gateway companies directly. A busy month costs more.',
    },
    {
      id: 'timeline',
      question: 'How many weeks will it take?',
      answer: `For a complex application, plan ${timelines.webApplication} from our start to switch-over. A booking page for one clinic is a smaller job, and you get its date with the price. Gateway approval can add a wait, so we’ll ask you to apply for it first.`,
    },
    {
      id: 'code-and-data',
      question: 'Who keeps the source code and our customer data?',
      answer:
        'You do. Your data sits in a cloud account in your company’s name, and you can download it yourself. The code we write for you is yours once it’s paid for, and you get that in writing. A few ready parts stay ours, and you go on using them free.',
    },
    {
      id: 'breakdown',
      question: 'What if the system stops during working hours?',
      answer: `Call us, and tell us what the screen says. We find out where it’s stuck: at the hosting company, on your internet line or in our work. If our work is at fault, we repair it free. That holds until ${faultDate}. We can also set up an alarm that tells us both when it stops. If dealers order at night, a maintenance plan gets you emergency help then too.`,
    },
  ],
  related: ['server-setup', 'graphic-designing'],
  closing: {
    title: 'Which register should it replace?',
    text: 'Send a photo of the register or Excel sheet you’d like to be rid of. We’ll call with our questions, then send you a list of screens and a price for each stage. Ask to see one we’ve built, too.',
  },
} satisfies Service;
