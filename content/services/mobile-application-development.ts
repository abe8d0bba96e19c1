import { designRevisions, emergencies, payment, timelines } from '../facts';
import { mistakeFeatures, mistakeRow, titleWithPlace, totalTitle } from '../owner-facts';
import { prices } from '../owner/prices';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';
import { listed } from '../wording';

const cover = emergencies.coverOf('mobile-application-development');

export const mobileApplicationDevelopment = {
  slug: 'mobile-application-development',
  title: 'Mobile app development',
  shortTitle: 'Mobile apps',
  mistakenSlugs: ['app-development'],
  mapLabel: 'Mobile apps',
  icon: 'Smartphone',
  summary: 'Android and iPhone apps, tested and published.',
  meta: {
    title: titleWithPlace((place) => `Mobile app development company in ${place}`),
    description: `We build Android and iOS apps with UPI payment and publish them in your name. Most take ${timelines.mobileApplication}. ${
      prices['mobile-application-development'] ? 'Read what an app costs' : 'See what decides the price'
    }, and get a free estimate.`,
  },
  lead: `We design, build and publish apps for Android and iPhone. Most take ${timelines.mobileApplication} from the day we begin, and after about two thirds of that you’ll have a test version on your own phone.`,
  times: [{ label: 'Sent to the stores in', value: timelines.mobileApplication }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day' },
    { label: 'Your idea', value: 'We’ll sign an NDA before you tell us' },
  ],
  example: {
    kind: 'sketch',
    title: 'From a sketch to your phone',
    note: 'For example, a grocery shop’s app.',
    sketch: 'Agreed on paper',
    screen: 'Tried on a phone',
    heading: 'Your last order',
    items: ['Atta, 10 kg', 'Toor dal, 2 kg', 'Tea, 500 g'],
    action: 'Order again',
  },
  features: [
    {
      title: 'One app for Android and iPhone',
      description:
        'The versions for Android and iPhone share most of their code, so two don’t cost twice as much. We’ll test on real phones, cheap ones too.',
    },
    {
      title: 'Login and payment people know',
      // Operators block SMS whose sender and text aren't registered, codes for login too:
      // legalclarity.org. Checked 2026-11-26.
      description:
        'Your customers log in with a code by SMS and pay by UPI. For the SMS, your firm has to register with the phone companies. Their register is called DLT, and we’ll help you with the forms.',
    },
    {
      title: 'A screen for your office',
      description:
        'You’ll change products, timings and notices yourself, on a simple screen that’s in the price of every app.',
    },
    {
      title: 'Your own place in the stores',
      description:
        'The app is published from your own accounts. If we ever part, the listing, the reviews and the users stay with you.',
    },
    ...mistakeFeatures(),
  ],
  process: [
    {
      title: 'MVP: the smallest useful version',
      description: 'Together we’ll find the one thing people will open your app for every week.',
    },
    {
      title: 'Screens you can tap',
      description: `You and some customers will tap through all the screens before they’re built. UI/UX design is in the price, with ${designRevisions.text}.`,
    },
    {
      title: 'A test version',
      description:
        'That one thing works on your phone from start to finish. In a shop’s app, you’d order, pay by UPI and see the order arrive.',
    },
    {
      title: 'The stores',
      description: 'We’ll prepare pictures and descriptions. If Google or Apple asks for changes, we’ll make them.',
    },
  ],
  priceTitle: priceTitle('mobile-application-development', 'an app'),
  priceLead:
    'A first talk, a list of the screens and an estimate are free. For a fixed price we need your rules too, such as who may cancel an order. Writing them down with you costs extra, and the estimate says how much.',
  priceFactors: [
    {
      title: 'How many apps',
      description:
        'A panel, where several people log in and handle orders, is a second program to build. An app for riders is a third.',
    },
    {
      title: 'Live and offline parts',
      description: 'Live maps, chat and work without a connection each add weeks.',
    },
    {
      title: 'Tally and other programs',
      description: 'Each program the app talks to takes time to connect and test.',
    },
    {
      title: 'The stores’ fees',
      // Apple US$99 a year, Google US$25 once (revenuecat.com), again on 2026-11-28:
      // swift-engineer.pages.dev, Apple Developer Program; primetestlab.com, June 2026.
      description: 'You’ll pay Apple US$99 a year, and Google US$25 once.',
    },
  ],
  comparison: {
    title: 'App and web application together?',
    place: 'below-price',
    columns: ['Ordered together', 'One after the other'],
    rows: [
      {
        title: 'Right for you if',
        cells: ['Neither is of use without the other', 'One of them helps by itself'],
      },
      {
        title: 'How long it takes',
        cells: [
          'They overlap in part, and your quote has the dates',
          `${timelines.webApplication} for a complex web application, then ${timelines.mobileApplication} for the app`,
        ],
      },
    ],
  },
  technologies: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  faq: [
    {
      id: 'need-an-app',
      question: 'Do I need an app or a website?',
      answer:
        'An app is worth it if the same people use it every week, to order again or to book. Otherwise a website is enough. For dealers or staff, begin with a [web application](/services/web-application-development).',
    },
    {
      id: 'extra-costs',
      question: 'What else do we pay to run an app?',
      // Goods and services outside the app must not use the stores' billing: support.google.com/
      // googleplay/android-developer/answer/9858738; App Review Guidelines 3.1.3(e). Payment companies
      // charge on UPI too: razorpay.com/blog/upi-charges-explained-mdr-vs-platform-fees. Google Maps'
      // free amounts: developers.google.com/maps. Checked 2026-11-26.
      answer:
        'The server, the SMS, maps beyond a free amount, and the payment company’s charge on each payment, usually on UPI too. The stores take a share only of digital content, such as recorded lessons.',
    },
    {
      id: 'payment',
      question: 'When do we pay?',
      answer: `In ${payment.largeProjects}: a first payment for the start, then one for each part you’ve tried.`,
    },
    {
      id: 'code',
      question: 'Who owns the code, and who sees my idea?',
      answer:
        'You can see the code from the first day, and each part of it is yours [from the day you’ve paid for it](/faq#who-owns-it). Only the people who work on your idea will see it. If you’d like a [non-disclosure agreement](/about#checklist), we’ll sign it first.',
    },
    {
      id: 'store-accounts',
      question: 'In whose name will the app be in the stores?',
      // An individual account with Apple has its holder's name in the store, and nobody else can sign
      // an app with it; an organisation needs a D-U-N-S number: docs.expo.dev/app-signing,
      // apple-developer-program-roles-and-permissions, 2026-07-29; support.appmachine.com 80000978467;
      // help.viewcastle.com 9189973. Google asks organisations for that number too, and personal
      // accounts for 12 testers for 14 days: testfi.app; tms-outsource.com. Checked 2026-11-28.
      answer: [
        'In yours. A company opens its accounts as an organisation, with a free D-U-N-S number from a business register, and invites us. The number can take some weeks, so we’ll start with the forms.',
        'Proprietors enrol with Apple in their own name, which the App Store shows. They can’t give us every right there, so we’ll prepare each release with them. For a personal account, Google wants twelve people to try the app for fourteen days.',
      ],
    },
    {
      id: 'stopping',
      question: 'What happens if the project stops halfway?',
      answer:
        'You keep the accounts, the data and every finished part you’ve paid for. Unfinished code is yours too, as it is, as far as it’s paid for. We look at each refund [case by case](/refund-policy).',
    },
    {
      id: 'updates',
      question: 'Does an app need care after launch?',
      // The level that updates must target rises each 31 August; apps that aren't updated and target
      // one older than two years aren't shown to new users with newer phones: support.google.com/
      // googleplay/android-developer/answer/11917020. Checked 2026-11-26; API 36 from 2026-08-31:
      // primetestlab.com, checked 2026-11-28.
      answer:
        'Yes, every year. Each August, Google asks for updates made for a newer Android. About two years after the last update, new users with a newer phone can’t find the app. A maintenance plan covers that.',
    },
    {
      id: 'flutter-or-react-native',
      question: 'Flutter or React Native?',
      // Flutter draws each screen itself, React Native uses the phone's own parts and the language of
      // React: byteyogi.com/flutter-vs-react-native-2026; rohitraj.tech. Checked 2026-11-26.
      answer:
        'React Native if your web application is built with React, because both use the same language. Otherwise Flutter.',
    },
    {
      id: 'customer-data',
      question: 'Where will our customers’ data be?',
      // Leaks: CERT-In's Directions of 2022-04-28 (azbpartners.com). Checked 2026-11-26. DPDP Rules 3, 7 and 10, 18 months after
      // November 2025: dpdpa.co.in; ndtvprofit.com 2025-11-14. A shorter time was only proposed, for
      // very large firms (business-standard.com 2026-01-22); no amendment found. Checked 2026-11-28.
      answer: [
        'On a server in your own account. Its backup, at least nightly, is in the price until handover, and after that in a maintenance plan. We’ll build and test with invented customers.',
        'If data leaks, your firm must tell the government’s CERT-In within six hours. From May 2027, the data protection law, DPDP, wants a report to the Data Protection Board and to those concerned too. For most uses of data it also asks for each user’s clear consent, and for a child for the parents’ consent. We’ll plan your screens for that.',
      ],
    },
  ],
  sampleQuote: {
    id: 'sample-quote-app',
    job: 'an app and its office panel',
    example: 'A shop with deliveries',
    rows: [
      {
        title: 'The written plan',
        hasPrice: true,
        description: 'Every screen and every rule, put down with you. Until then, the other prices here are estimates.',
      },
      {
        title: 'First payment',
        hasPrice: true,
        description: 'You pay it with the order.',
      },
      {
        title: 'First milestone: the screens',
        hasPrice: true,
        description: `You’ll tap through all the screens on a phone and can ask for ${designRevisions.text}.`,
      },
      {
        title: 'Second milestone: the panel',
        hasPrice: true,
        description: 'Instead of the simple screen: your staff log in, see orders, and change products and prices.',
      },
      {
        title: 'Third milestone: a test version',
        hasPrice: true,
        description: 'On your own phone, you’ll order, pay by UPI and see the order in the panel.',
      },
      {
        title: 'Fourth milestone: the stores',
        hasPrice: true,
        description: 'The app goes to Google and Apple from your accounts, with its pictures and texts.',
      },
      {
        title: 'An app for riders',
        hasPrice: true,
        isOptional: true,
        description: 'Riders see their deliveries and the way, and tick them off.',
      },
      {
        title: 'Maintenance',
        hasPrice: true,
        isOptional: true,
        description: `Yearly: ${listed(['updates for new phones', 'checks of the backup', ...(cover ? [cover] : [])])}.`,
      },
      {
        title: 'Paid to others',
        description:
          'You’ll pay Apple, Google, the SMS company, the payment company and the server’s provider directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Photos and texts of the products, phones for the riders, and ads for the app.',
      },
      {
        title: 'Who owns what',
        description:
          'Accounts and data belong to the shop from the start, and each part with its code once it’s paid for. Ready-made parts that stay with us or with others are listed.',
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: `It’s paid in ${payment.largeProjects}.`,
      },
      {
        title: 'Start and finish',
        description:
          'We’ll begin when we have the list of products and the name of one person who decides. The date of each milestone is beside it.',
      },
      mistakeRow,
    ],
  },
  related: ['facebook-instagram-marketing', 'graphic-designing'],
  closing: {
    title: 'Tell us who would use your app',
    text: 'And what would they do with it every week? With that, we can begin the list of screens.',
  },
} satisfies Service;
