import { designRevisions, payment, timelines } from '../facts';
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
  lead: `We build programs that your staff, dealers or customers open in a browser: bookings, orders, fees or stock, with a login for each of them. A complex web application takes ${timelines.webApplication}.`,
  times: [{ label: 'Complex web app', value: timelines.webApplication }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day', promise: 'code-access' },
    { label: 'Your idea', value: 'An NDA before you tell us', promise: 'non-disclosure' },
  ],
  example: {
    kind: 'booking',
    title: 'From register to screen',
    note: 'A clinic’s token register on one Tuesday, first on paper and then in the browser.',
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
        'You may need a CRM for your salesmen, bookings for a clinic, or a product that other firms will pay for by the month (SaaS). Each begins with the one task that people do every day.',
    },
    {
      title: 'A login for each role',
      description:
        'The owner, the accountant and a dealer each see their own screens. When somebody leaves, you switch that login off.',
    },
    {
      title: 'Your rules built in',
      description:
        'For example, a dealer who is over the credit limit can’t order, and nobody can book the doctor’s lunch hour.',
    },
    {
      title: 'Payment and reminders',
      // The firm registers as sender of SMS, with each text: legalclarity.org. Meta approves
      // WhatsApp templates and wants the customer's consent: developers.facebook.com/docs/whatsapp/
      // overview/getting-opt-in. Checked 2026-11-26.
      description:
        'Fees come in by UPI or card through a payment company such as Razorpay. Reminders go out by SMS or WhatsApp to customers who agreed to them, once the phone companies and Meta have approved their wording.',
    },
    {
      title: 'Excel and a log',
      description: 'Your accountant can download every list as an Excel file. A log shows who changed what, and when.',
    },
    {
      title: 'Backups',
      // Amazon RDS: any moment of up to 35 days, until about five minutes ago: docs.aws.amazon.com,
      // RestoreDBInstanceToPointInTime. Checked 2026-11-26.
      description:
        'The price includes a backup every night and a test in which we bring one back while you watch. After a failure, the work since that night is lost. If bookings or payments come in all day, we suggest a managed database, which can usually be set back to any minute of the last days. It costs more per month.',
      promise: 'backups-included',
    },
  ],
  process: [
    {
      title: 'Follow the work',
      description:
        'We follow one order or one booking from start to finish: who writes what, where, and who asks for it later.',
    },
    {
      title: 'Screens to click',
      description: `You try the screens before the program is written, because a change costs least then. UI/UX design is part of the price, with ${designRevisions.text}.`,
    },
    {
      title: 'Build in parts',
      description: 'The part that you’ll use daily comes first, and your staff try it in daily work.',
    },
    {
      title: 'Switch over',
      description: 'We bring in the old data. Register and program run side by side for some days, until both agree.',
    },
  ],
  priceTitle: 'What a web application costs',
  priceFactors: [
    {
      title: 'Who logs in',
      description:
        'Your own staff can share a few screens. Dealers, parents and drivers each need screens of their own.',
    },
    {
      title: 'How many rules',
      description:
        'Each rule, such as a credit limit or a discount by quantity, has to be built and tested. Leave out rules that nobody uses any more: they cost as much as the others.',
    },
    {
      title: 'Links to other programs',
      description: 'Tally, a payment company, WhatsApp and a machine each take time to connect.',
    },
    {
      title: 'The old data',
      description: 'A clean Excel sheet is quickly brought in. Ten sheets that spell a name in ten ways are not.',
    },
  ],
  priceNote:
    'You save most by leaving some screens for a second version. If you need an app as well, see [how the two fit together](/services/mobile-application-development#comparison).',
  technologies: {
    title: 'What we build web apps with',
    items: ['React', 'Node.js', 'PostgreSQL', 'Razorpay', 'AWS Mumbai region'],
  },
  faq: [
    {
      id: 'website-or-web-app',
      question: 'Do I need a website, a web application or software?',
      answer:
        'If people read your pages and send a request, a [website](/services/website-development) is enough. If they log in and change records, such as bookings, orders or fees, you need a web application. If the work stays at your counter or on the shop floor, with barcodes, scales and Tally, look at [custom software](/services/software-development): it usually covers more of the firm, and takes longer.',
    },
    {
      id: 'timeline',
      question: 'How many weeks will it take?',
      answer: `A complex application, such as a dealer portal with orders and payments, takes ${timelines.webApplication} from our start until you work with it. A token list for one clinic is a smaller job.`,
    },
    {
      id: 'cost',
      question: 'How do we pay for a web application?',
      answer: `For a large one, you make a first payment for the start, and the rest is paid in ${payment.largeProjects}. A milestone is something that you can open and try, such as “dealers can place an order”, and you pay for it once it works. A small tool is paid ${payment.smallProjects}.`,
    },
    {
      id: 'running-costs',
      question: 'What do we pay every month, apart from your fee?',
      // Payment companies deduct their fee, on UPI too: razorpay.com/blog/upi-charges-explained-mdr-
      // vs-platform-fees. Meta charges per message since July 2025, and since October 2026 for
      // replies beyond 1,000 a month, typed ones too: chakrahq.com, service messages October 2026;
      // hello-charles.com. The app isn't part of that. Checked 2026-11-26.
      answer:
        'You pay for the cloud server, for SMS, and gateway charges on each payment, usually on UPI too. Meta charges for each WhatsApp message that the software sends, at a rate that depends on its kind. Since October 2026 it also charges for replies that your staff type in such software, after a free number each month. In the WhatsApp Business app on a phone, chats with a customer cost nothing.',
    },
    {
      id: 'owner',
      question: 'Who owns the program and the data?',
      answer:
        'You do. The data is in your own cloud account from the first day. The program and its code are yours once they’re paid for, in a larger project part by part. [Our FAQ](/faq#who-owns-it) explains the legal side.',
    },
    {
      id: 'code-access',
      question: 'When can we see the code?',
      answer: 'From the first day of coding, in a repository of yours or in ours.',
      promise: 'code-access',
    },
    {
      id: 'stopping',
      question: 'What happens if the project stops halfway?',
      answer: [
        'Whether you stop or we do, the cloud account and the data in it are yours, and we list what’s done and what’s paid. For money that you’ve paid ahead, our [refund policy](/refund-policy) applies.',
        {
          text: 'Every finished part that is paid for is yours, and you get its code and its description.',
          promise: 'finished-parts',
        },
        {
          text: 'Work that isn’t finished is yours too, as far as it’s paid for, and you get its code as it is.',
          promise: 'unfinished-work',
        },
      ],
    },
    {
      id: 'privacy',
      question: 'Is our customers’ data safe?',
      // Rules 6 and 8(3) of the DPDP Rules 2025, in force from May 2027: taxmann.com 2025-11-15;
      // dpdpa.in. CERT-In's Directions of 2022-04-28 (logs of 180 days): azbpartners.com. Only banks and card networks may store
      // card numbers (RBI, indianexpress.com). Checked 2026-11-26.
      answer: [
        'Each person sees only what their role needs, connections are encrypted, and card numbers never reach your server, because customers type them on the payment company’s page. The server keeps its logs for a year. CERT-In, the government’s office for cyber attacks, wants them for 180 days, and from May 2027 the data protection law wants them for a year.',
        {
          text: 'We build and test with invented customers. Your real data comes in when your staff begin to use a part.',
          promise: 'customer-data',
        },
        {
          text: 'If you’d like a [non-disclosure agreement](/about#checklist), we sign it before we see your data.',
          promise: 'non-disclosure',
        },
      ],
    },
    {
      id: 'staff',
      question: 'How do our people learn it?',
      answer: [
        'The person who will use a screen sees it early, so it has few surprises later. There’s a short page for each task.',
        { text: 'We also train one person per branch, by video or at your place.', promise: 'staff-training' },
      ],
    },
  ],
  related: ['server-setup', 'office-setup'],
  closing: {
    title: 'Show us the register that you’d like to replace',
    text: 'Send a photo of one page, with real names and numbers covered, or draw its columns. For a new product, write a few sentences. After a call we send you a list of screens, and then a price for each part.',
  },
} satisfies Service;
