import { emergencyCover, officeHours, payment, timelines } from '../facts';
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
  lead: 'We build web applications: booking systems, dealer portals and dashboards that run in any browser. Perhaps your dealers order on WhatsApp today, someone copies it into Excel, and the godown works from a printout. With a web app they share one place.',
  timing: { label: 'Complex web app', value: timelines.webApplication },
  payment: payment.boardLarge,
  features: [
    {
      title: 'A login for each role',
      description:
        'Owner, branch manager, accountant and dealer see their own screens. When someone leaves, you switch off the login yourself.',
    },
    {
      title: 'Your rules built in',
      description:
        'Credit limits, discount approvals, batch sizes, doctor timings: we put the rule in the system, so nobody has to remember it on a busy Saturday.',
    },
    {
      title: 'UPI and card payments',
      description:
        'Fees and advances are collected through Razorpay or the gateway you already have. A paid entry is marked paid only after the gateway confirms it.',
    },
    {
      title: 'Alerts by SMS and WhatsApp',
      description:
        'Order updates and fee reminders go out by e-mail, SMS or the WhatsApp Business Platform. We prepare the message templates that need approval before use.',
    },
    {
      title: 'Dashboards and Excel export',
      description:
        'Open the morning’s figures on your phone: pending orders, dues, seats left. What you see in a list, you can download for your CA.',
    },
    {
      title: 'Old data brought in',
      description:
        'Customer lists and price lists come across from your Excel sheets. Duplicates and bad phone numbers go on a list for you to decide.',
    },
    {
      title: 'Links to other systems',
      description:
        'Zoho Books, a courier’s tracking or your own website can send and receive data through an API (a door for other programs), where the other side offers one.',
    },
    {
      title: 'Backups and an activity log',
      description:
        'The database is backed up on a schedule, and we test a restore before launch. A log shows who changed which record, and when.',
    },
  ],
  process: [
    {
      title: 'Map the work',
      description:
        'We follow one order, admission or appointment from start to finish and note the people and registers it passes through.',
    },
    {
      title: 'Clickable draft',
      description:
        'Screens in Figma that you can tap through, without code behind them. Changes cost least at this stage, so be frank.',
    },
    {
      title: 'First release',
      description:
        'We build the part you will use daily and put it on a test address. Your own staff try it with real cases.',
    },
    {
      title: 'The rest',
      description:
        'Reports, payments and alerts are added in the order you choose. You get a demo after each part, on the test address.',
    },
    {
      title: 'Switch over',
      description:
        'Old data goes in, logins go out, and we train one person per branch. The Excel sheet stays as read-only history.',
    },
  ],
  technologies: {
    title: 'What we build web apps with',
    items: ['React', 'Node.js', 'PostgreSQL', 'Razorpay', 'AWS Mumbai region'],
  },
  faq: [
    {
      id: 'website-or-web-app',
      question: 'How do I know if I need a web app or an ordinary website?',
      answer:
        'If visitors only read and then call you, a website is enough. Once they log in, book a slot, place repeat orders or check dues, and your staff work on the same records, it is a web app. Coaching classes with online tests and clinics with appointment slots are typical cases.',
    },
    {
      id: 'code-and-data',
      question: 'Who keeps the source code and our customer data?',
      answer:
        'Your data sits in a cloud account opened in your company’s name, and you can export it yourself. The quote says when the source code is handed over, and we sign a written assignment of it on full payment. We list the open-source packages used, since those stay under their own licences.',
    },
    {
      id: 'timeline',
      question: 'How many weeks will development take?',
      answer: `For a complex application, plan ${timelines.webApplication} from go-ahead to switch-over. A small tool with one kind of user and a few screens needs less, and the quote gives its own date. Gateway approval or a third party’s API access can add waiting time, so we ask you to apply for those first.`,
    },
    {
      id: 'cost',
      question: 'What does it cost to build, and then to run?',
      answer: `Roles, screens and outside systems drive the price, which is why we count them before we quote. You pay by ${payment.largeProjects}, each tied to a part you can open and test, such as “dealers can place an order”. A small internal tool is simpler: ${payment.smallProjects}. After that, cloud hosting, SMS and WhatsApp charges and gateway fees are billed to you by those companies and grow with use.`,
    },
    {
      id: 'breakdown',
      question: 'What if the system stops during working hours?',
      answer: `Call us: our desk is open ${officeHours.text}. Monitoring can be set up so that an outage sends an alert to you and to us. If customers book or order at night, add a maintenance plan: it comes with ${emergencyCover}.`,
    },
  ],
  related: ['mobile-application-development', 'software-development', 'server-setup'],
  closing:
    'Write down who will log in, the main thing each of them must do, and which register or Excel sheet it replaces. A photo of that sheet is a good start.',
  updated: '2026-11-21',
} satisfies Service;
