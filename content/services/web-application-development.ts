import { designRevisions, payment, timelines } from '../facts';
import { mistakeFeatures } from '../owner-facts';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const webApplicationDevelopment = {
  slug: 'web-application-development',
  title: 'Web application development',
  shortTitle: 'Web applications',
  mapLabel: 'Web apps',
  icon: 'AppWindow',
  summary: 'Bookings, dealer portals and dashboards in a browser.',
  meta: {
    title: titleWithPlace((place) => `Web application development company in ${place}`),
    description: `We build booking systems, dealer portals and dashboards with a login for each role. A complex web app takes ${timelines.webApplication}. Get a written quote.`,
  },
  lead: `We build programs that your staff, dealers or customers open in a browser: bookings, orders, fees or stock, with a login for each person. A complex web application takes ${timelines.webApplication}.`,
  times: [{ label: 'Complex web app', value: timelines.webApplication }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day' },
    { label: 'Your idea', value: 'A secrecy agreement (NDA) before you tell us' },
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
        'A CRM for your salesmen, bookings for a clinic, or a product that other firms pay for by the month (SaaS). We begin with the task that your people do most often.',
    },
    {
      title: 'A login for each role',
      description:
        'The owner, the accountant and a dealer each see their own screens. When somebody leaves, you switch that login off.',
    },
    {
      title: 'Your rules built in',
      description: 'A dealer who is over the credit limit can’t order. Nobody can book the doctor’s lunch hour.',
    },
    {
      title: 'Payment and reminders',
      // The firm registers as sender of SMS, with each text: legalclarity.org. Meta approves
      // WhatsApp templates and wants the customer's consent: developers.facebook.com/docs/whatsapp/
      // overview/getting-opt-in. Checked 2026-11-26.
      description:
        'Fees come in by UPI or card through a company such as Razorpay. Reminders go by SMS or WhatsApp to those who agreed.',
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
        'For orders or payments, choose a managed database, which can usually be restored to any minute of the last days. A nightly copy is cheaper per month and loses the work since that night. Setting up this backup is in the price, with a test while you watch. We look after it until handover, and with a maintenance plan after it.',
    },
    ...mistakeFeatures(),
  ],
  process: [
    {
      title: 'Follow the work',
      description: 'We follow one order or one booking from start to finish, and see who writes what.',
    },
    {
      title: 'Screens to click',
      description: `You try the screens before the program is written. UI/UX design is part of the price, with ${designRevisions.text}.`,
    },
    {
      title: 'Build in parts',
      description: 'The part that you’ll use daily comes first, and your staff try it.',
    },
    {
      title: 'Switch over',
      description: 'Register and program run side by side for some days, until both agree.',
    },
  ],
  priceTitle: 'What a web application costs',
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
    'You save most by leaving some screens for later. If you need an app as well, see [how the two fit together](/services/mobile-application-development#comparison).',
  technologies: ['React', 'Node.js', 'PostgreSQL', 'Razorpay', 'AWS Mumbai region'],
  faq: [
    {
      id: 'website-or-web-app',
      question: 'Do I need a website, a web application or software?',
      answer:
        'A [website](/services/website-development) is enough if people read your pages and send a request. A web application is one program in a browser for a few tasks. For many departments, or for machines on site, look at [custom software](/services/software-development).',
    },
    {
      id: 'timeline',
      question: 'How many weeks will it take?',
      answer: `A complex application, such as a dealer portal with orders and payments, takes ${timelines.webApplication}.`,
    },
    {
      id: 'cost',
      question: 'How do we pay for a web application?',
      answer: `A large one is paid in ${payment.largeProjects}, after a first payment for the start. Each milestone is something that you can try. A small one, with a few screens for one task, is paid ${payment.smallProjects}.`,
    },
    {
      id: 'running-costs',
      question: 'What do we pay every month, apart from your fee?',
      // Payment companies deduct their fee, on UPI too: razorpay.com/blog/upi-charges-explained-mdr-
      // vs-platform-fees. Meta charges per message since July 2025, and since October 2026 for
      // replies beyond 1,000 a month, typed ones too: chakrahq.com, service messages October 2026;
      // hello-charles.com. The app isn't part of that. Checked 2026-11-26.
      answer:
        'The cloud server, SMS, and gateway charges on each payment, usually on UPI too. Meta charges for WhatsApp messages that the program sends and, beyond a free number, for replies that your staff type in it.',
    },
    {
      id: 'owner',
      alsoAt: ['code-access'],
      question: 'Who owns the program and the data?',
      answer: [
        'Each part of the program is yours [from the day you’ve paid for it](/faq#who-owns-it). The data is in your own cloud account from the start.',
        'You can see the code from the first day, in your own repository if you have one. Otherwise it’s in ours, and handed over at the end.',
      ],
    },
    {
      id: 'stopping',
      question: 'What happens if the project stops halfway?',
      answer: [
        'The cloud account and the data in it stay with you. Our [refund policy](/refund-policy) covers money paid in advance.',
        'You own every finished part that is paid for.',
        'Unfinished work is yours too, as it is, as far as it’s paid for.',
      ],
    },
    {
      id: 'privacy',
      question: 'Is our customers’ data safe?',
      // Rules 6 and 8(3) of the DPDP Rules 2025, in force from May 2027: taxmann.com 2025-11-15;
      // dpdpa.in. CERT-In's Directions of 2022-04-28 (reports, and logs of 180 days): azbpartners.com;
      // cybersigmacs.com/knowledge-center/cert-in-directions, checked 2026-11-27. Only banks and card
      // networks may store card numbers (RBI, indianexpress.com). Checked 2026-11-26.
      answer: [
        'Each person sees only what their role needs, and card numbers are typed on the payment company’s page. The server keeps its logs for a year. CERT-In, the government’s office to which attacks are reported, demands 180 days.',
        'We build and test with invented customers.',
      ],
    },
    {
      id: 'staff',
      question: 'How do our people learn it?',
      answer: [
        'They see their screens early, and get a short page for each task.',
        'We also train one person per branch, by video or, if you pay the trip, at your place.',
      ],
    },
  ],
  sampleQuote: 'mobile-application-development',
  related: ['server-setup', 'office-setup'],
  closing: {
    title: 'Tell us what your users should do',
    text: 'Describe it in a few sentences, or send a photo of the register. After a call, you get a list of screens and an estimate, in writing and free. The price is fixed when your rules are written down.',
  },
} satisfies Service;
