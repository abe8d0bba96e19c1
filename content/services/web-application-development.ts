import { designRevisions, emergencies, payment, timelines } from '../facts';
import { mistakeFeatures, titleWithPlace } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const webApplicationDevelopment = {
  slug: 'web-application-development',
  title: 'Web application development',
  shortTitle: 'Web applications',
  mapLabel: 'Web apps',
  icon: 'AppWindow',
  summary: 'Bookings, dealer portals and dashboards.',
  meta: {
    title: titleWithPlace((place) => `Web application development company in ${place}`),
    description: `We build booking systems, dealer portals, CRMs and SaaS products. A complex web application takes ${timelines.webApplication}. Call us for a free estimate.`,
  },
  lead: `We build programs your staff, dealers or customers log in to in a browser: bookings, orders, fees or stock. A complex web application takes ${timelines.webApplication}. For a small one, the time is in your quote.`,
  times: [{ label: 'Complex web app', value: timelines.webApplication }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day' },
    { label: 'Your idea', value: 'We’ll sign an NDA before you tell us' },
  ],
  example: {
    kind: 'booking',
    title: 'From register to screen',
    note: 'A clinic’s tokens, drawn as an example: on paper, and in the browser.',
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
      title: 'CRM, booking systems, SaaS products',
      description:
        'A CRM for your salespeople, bookings for your clinic, or a product you sell to others by the month, which is called SaaS. We’ll begin with the task people do most often.',
    },
    {
      title: 'A login for each role',
      description:
        'The owner, the accountant and a dealer each see their own screens. When somebody leaves, you switch that login off.',
    },
    {
      title: 'Your rules built in',
      description:
        'A dealer over the credit limit can’t order. Nobody can book the doctor’s lunch hour. The program remembers such rules for your people.',
    },
    {
      title: 'Payment and reminders',
      // The firm registers as sender of SMS, with each text: legalclarity.org. Meta approves
      // WhatsApp templates and wants the customer's consent: developers.facebook.com/docs/whatsapp/
      // overview/getting-opt-in. Checked 2026-11-26.
      description:
        'Fees come in by UPI or card, through a company such as Razorpay. Reminders go out by SMS or WhatsApp to people who’ve agreed to them.',
    },
    {
      title: 'Excel and a log',
      description: 'Your accountant can download every list as an Excel file. A log shows who changed what, and when.',
    },
    {
      title: 'Backup and restore',
      // Amazon RDS: any moment of up to 35 days, until about five minutes ago: docs.aws.amazon.com,
      // RestoreDBInstanceToPointInTime. Checked 2026-11-26.
      description:
        `Setting it up is in the price, and we’ll bring data back from it while you watch. For orders or payments we’d take a managed database, which can usually go back to any minute of the last few days. A nightly copy costs less, but loses the work since that night. We’ll look after the backup until handover, and with a maintenance plan after that.${emergencies.noteFor('web-application-development')}`,
    },
    ...mistakeFeatures(),
  ],
  process: [
    {
      title: 'Follow the work',
      description: 'We’ll follow one order or one booking from start to finish, and see who writes what.',
    },
    {
      title: 'Screens to click',
      description: `You’ll try the screens before the program is written. UI/UX design is in the price, with ${designRevisions.text}.`,
    },
    {
      title: 'Build in parts',
      description: 'The part you’ll use daily comes first, so your staff can try it while we build the next.',
    },
    {
      title: 'Switch over',
      description: 'Your register and the program run side by side for some days, until both agree.',
    },
  ],
  priceTitle: priceTitle('web-application-development', 'a web application'),
  priceLead:
    'After a call you’ll have a list of screens and an estimate, free. To fix the price, we have to know your rules too, such as who may order on credit. Writing them down with you has its own price in the estimate.',
  priceFactors: [
    {
      title: 'Who logs in',
      description: 'Your staff can share a few screens. Dealers, parents and drivers each need screens of their own.',
    },
    {
      title: 'How many rules',
      description: 'Each rule, such as a credit limit, has to be built and tested.',
    },
    {
      title: 'Links to other programs',
      description: 'Tally, a payment company and WhatsApp each take time to connect.',
    },
    {
      title: 'The old data',
      description: 'A clean Excel sheet is quickly brought in. Ten different ones take longer.',
    },
  ],
  priceNote:
    'You’ll save most by leaving some screens for later. If you need an app too, see [how the two fit together](/services/mobile-application-development#comparison).',
  technologies: ['React', 'Node.js', 'PostgreSQL', 'Razorpay', 'AWS Mumbai region'],
  faq: [
    {
      id: 'website-or-web-app',
      question: 'Do I need a website, a web application or software?',
      answer: [
        'A [website](/services/website-development) is enough if people read your pages and write to you. A calendar in which they pick a time is an extra on it.',
        'If people have to log in, for example staff who manage those bookings, you need a web application. It can be as small as that, or a whole CRM. [Custom software](/services/software-development) is for work inside the firm: one task no package fits, or many departments and machines.',
      ],
    },
    {
      id: 'timeline',
      question: 'How long does it take, and when do we pay?',
      answer: `A complex application, such as a dealer portal with orders and payments, takes ${timelines.webApplication}. It’s paid in ${payment.largeProjects}, after a first payment for the start, and each milestone is something you can try.`,
    },
    {
      id: 'running-costs',
      question: 'What will we pay every month, apart from your fee?',
      // Payment companies deduct their fee, on UPI too: razorpay.com/blog/upi-charges-explained-mdr-
      // vs-platform-fees. Meta charges per message since July 2025, and since October 2026 for
      // replies beyond 1,000 a month, typed ones too: chakrahq.com, service messages October 2026;
      // hello-charles.com. The app isn't part of that. Checked 2026-11-26; patagon.ai, WhatsApp
      // Business API pricing; a category of their own: developers.facebook.com/documentation/
      // business-messaging/whatsapp, service messages; the first 1,000 of a number in a month free:
      // glama.ai, WhaTools. Free without limit only before that date: hello-charles.com. Checked 2026-11-29.
      answer:
        'The cloud server, the SMS, and the payment company’s charge on each payment, usually on UPI too. Meta charges for WhatsApp messages the program sends and, since October 2026, for what your staff reply beyond 1,000 messages a month.',
    },
    {
      id: 'owner',
      question: 'Who owns the program and the data?',
      answer:
        'You do. The data is in your own cloud account from the start, and each part of the program is yours [from the day you’ve paid for it](/faq#who-owns-it). You can see its code from the first day. If the project stops halfway, you keep the data and every finished part you’ve paid for, and unfinished code as far as it’s paid for.',
    },
    {
      id: 'privacy',
      question: 'Will our customers’ data be safe?',
      // Rules 6 and 8(3) of the DPDP Rules 2025, in force from May 2027: taxmann.com 2025-11-15;
      // dpdpa.in. CERT-In's Directions of 2022-04-28 (reports, and logs of 180 days): azbpartners.com;
      // cybersigmacs.com/knowledge-center/cert-in-directions, checked 2026-11-27. Only banks and card
      // networks may store card numbers (RBI, indianexpress.com). Checked 2026-11-26. Rules 3, 7 and
      // 10: dpdpa.co.in. A shorter time was only proposed (business-standard.com 2026-01-22;
      // hammurabisolomon.in), no amendment found. Checked 2026-11-28.
      answer: [
        'Each person will see only what their role needs, and card numbers are typed on the payment company’s page. We’ll build and test with invented customers. The server keeps its logs for a year: the government’s CERT-In asks for 180 days today, and from May 2027 the data protection law, DPDP, asks for a year.',
        'That law also asks for [consent and for reports of leaks](/services/mobile-application-development#customer-data). We’ll plan your screens for it.',
      ],
    },
    {
      id: 'staff',
      question: 'How will our people learn it?',
      answer:
        'They’ll see their screens early, and get a short page for each task. We’ll also train one person per branch, by video or, if you pay for the trip, at your place.',
    },
  ],
  sampleQuote: 'mobile-application-development',
  related: ['server-setup', 'office-setup'],
  closing: {
    title: 'Tell us what your users should do',
    text: 'A few sentences will do, or a photo of the register. Then we’ll talk, and you’ll get your list of screens.',
  },
} satisfies Service;
