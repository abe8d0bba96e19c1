import { bothApplications, designRevisions, emergencyCover, payment, timelines } from '../facts';
import { mistakeFeatures } from '../owner-facts';
import { prices } from '../owner/prices';
import { titleWithPlace } from '../place';
import { mistakeRow } from '../sample-quotes';
import type { Service } from '../types';

export const mobileApplicationDevelopment = {
  slug: 'mobile-application-development',
  title: 'Mobile app development',
  shortTitle: 'Mobile apps',
  mistakenSlugs: ['app-development'],
  mapLabel: 'Mobile apps',
  icon: 'Smartphone',
  summary: 'Android and iPhone apps, tested and published in your name.',
  meta: {
    title: titleWithPlace((place) => `Mobile app development company in ${place}`),
    description: `We build Android and iPhone (iOS) apps with UPI payment. Most take ${timelines.mobileApplication}. ${
      prices['mobile-application-development'] ? 'Read what an app costs' : 'See what decides the price'
    }, and how it gets into the stores.`,
  },
  lead: `We design, build and publish apps for Android and iPhone. Most take ${timelines.mobileApplication} until they’re sent to the stores. After about two thirds of that time, you try a test version on your own phone.`,
  times: [{ label: 'Sent to the stores in', value: timelines.mobileApplication }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day' },
    { label: 'Your idea', value: 'A secrecy agreement (NDA) before you tell us' },
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
      title: 'One app for both kinds of phone',
      description:
        'Android and iPhone (iOS) share most of the code, so two apps don’t cost twice as much as one. We test on real phones, cheap ones too.',
    },
    {
      title: 'Login and payment that people know',
      // Operators block SMS whose sender and text aren't registered, codes for login too:
      // legalclarity.org. Checked 2026-11-26.
      description:
        'Customers log in with a code by SMS and pay by UPI. Your firm has to register as the sender of such SMS (DLT).',
    },
    {
      title: 'Accounts and listing in your name',
      description:
        'You open the Google Play and Apple accounts and invite us. If we ever part, the listing, the reviews and the users stay with you.',
    },
    {
      title: 'Help with the stores’ forms',
      // Apple takes only legal entities as organisations; Google asks organisations for a D-U-N-S
      // number and personal accounts for 12 testers for 14 days. Sources: developer.apple.com/support/
      // D-U-N-S; Play Console help, quoted by capgo.app. Checked 2026-11-26.
      description:
        'For accounts as a firm, both stores ask for a free entry in an international business register (D-U-N-S). For a personal account, Google wants twelve people to try the app for fourteen days. A firm’s entry can take some weeks, so we go through the forms with you first.',
    },
    {
      title: 'A screen for your office',
      description: 'The price of an app includes a simple screen on which you change products, timings and notices.',
    },
    ...mistakeFeatures(),
  ],
  process: [
    {
      title: 'MVP: the smallest useful version',
      description: 'Together we choose the one thing that people will open the app for each week.',
    },
    {
      title: 'Screens you can tap',
      description: `After about a third of the time, you and some customers tap through all the screens. UI/UX design is part of the price, with ${designRevisions.text}.`,
    },
    {
      title: 'A test version',
      description: 'In it, that one thing works from start to finish.',
    },
    {
      title: 'The stores',
      description:
        'We submit the app from your accounts, with icon, screenshots and descriptions. If Google or Apple asks for changes, we make them.',
    },
  ],
  priceTitle: 'What an app costs',
  priceFactors: [
    {
      title: 'How many apps',
      description: 'A panel for your office, with orders and logins, is work of its own, and so is an app for riders.',
    },
    {
      title: 'What it does live',
      description: 'Live maps, chat and work without a connection each add weeks.',
    },
    {
      title: 'Tally and other programs',
      description: 'Each program that the app works with takes time to connect and to test.',
    },
    {
      title: 'The stores’ fees',
      // Apple US$99 a year, Google US$25 once (revenuecat.com). Checked 2026-11-26.
      description: 'You pay Apple US$99 a year for the account, and Google US$25 once.',
    },
  ],
  comparison: {
    title: 'App and web application together?',
    note: 'Both can share one server, one login and one backup.',
    place: 'below-price',
    columns: ['Ordered together', 'One after the other'],
    rows: [
      {
        title: 'Right for you if',
        cells: ['The app is of no use without the panel', 'One of the two already helps by itself'],
      },
      {
        title: 'How long it takes',
        cells: [
          'Less than both added up, because the two overlap',
          `${bothApplications} for a complex web application and an app`,
        ],
      },
      {
        title: 'What’s good about it',
        cells: ['Server and login are planned once', 'You learn from the first'],
      },
    ],
  },
  technologies: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  faq: [
    {
      id: 'need-an-app',
      question: 'Do I need an app or a website?',
      answer:
        'An app pays off if the same people use it every week: to order again, to book, to see their fees. For people who come twice a year, a website is enough. For dealers or staff, start with a [web application](/services/web-application-development), which nobody has to install.',
    },
    {
      id: 'extra-costs',
      question: 'What else do we pay to run an app?',
      // Goods and services outside the app must not use the stores' billing: support.google.com/
      // googleplay/android-developer/answer/9858738; App Review Guidelines 3.1.3(e). Payment companies
      // charge on UPI too: razorpay.com/blog/upi-charges-explained-mdr-vs-platform-fees. Google Maps'
      // free amounts: developers.google.com/maps. Checked 2026-11-26.
      answer:
        'The server, SMS, maps beyond a free amount, and gateway charges on each payment, usually on UPI too. The stores take a share only of digital content that is sold inside the app, such as recorded lessons.',
    },
    {
      id: 'payment',
      question: 'When do we pay?',
      answer: `A larger app is paid in ${payment.largeProjects}: one payment for the start, then one for each part that you have tried. A small one, with a few screens for one task, is paid ${payment.smallProjects}.`,
    },
    {
      id: 'code',
      alsoAt: ['code-access', 'secret'],
      question: 'Who owns the code, and who sees my idea?',
      answer: [
        'Each part of the code is yours [from the day you’ve paid for it](/faq#who-owns-it).',
        'You can see it from the first day. It’s kept in your own repository or, if you have none, in ours, and handed over at the end.',
        'Only the people who work on your idea see it.',
        'If you’d like a [non-disclosure agreement](/about#checklist), we sign it first.',
      ],
    },
    {
      id: 'stopping',
      question: 'What happens if the project stops halfway?',
      answer: [
        'The store accounts, the server and the data stay with you. Our [refund policy](/refund-policy) covers money paid in advance.',
        'You own every finished part that is paid for.',
        'Unfinished code is yours too, as it is, as far as it’s paid for.',
      ],
    },
    {
      id: 'updates',
      question: 'Does an app need care after launch?',
      // The level that updates must target rises each 31 August; apps that aren't updated and target
      // one older than two years aren't shown to new users with newer phones: support.google.com/
      // googleplay/android-developer/answer/11917020. Checked 2026-11-26.
      answer:
        'Yes, each year. Each August, Google requires that updates are made for a newer Android. About two years after the last update, new users with a newer phone can’t find the app. A maintenance plan covers the updates.',
    },
    {
      id: 'flutter-or-react-native',
      question: 'Flutter or React Native?',
      // Flutter draws each screen itself, React Native uses the phone's own parts and the language of
      // React: byteyogi.com/flutter-vs-react-native-2026; rohitraj.tech. Checked 2026-11-26.
      answer:
        'React Native if your web application is built with React, because one developer can then look after both. Otherwise we suggest Flutter.',
    },
    {
      id: 'customer-data',
      question: 'Where is our customers’ data?',
      // Deleting an account in the app and on the web: App Review Guidelines 5.1.1(v);
      // support.google.com/googleplay/android-developer/answer/13327111. Leaks: CERT-In's Directions
      // of 2022-04-28 (azbpartners.com). Checked 2026-11-26.
      answer: [
        'On a server in your own account. Both stores demand a privacy policy, and that people can delete their account in the app. Your firm must report a leak to the government’s CERT-In within six hours.',
        'A nightly backup of that server is in the price until handover, and after it in a maintenance plan.',
        'We build and test with invented customers.',
      ],
    },
  ],
  sampleQuote: {
    id: 'sample-quote-app',
    job: 'an app and its office panel',
    example: 'A shop with deliveries',
    rows: [
      {
        title: 'First payment',
        hasPrice: true,
        description: 'You pay it with the order, and it is a part of the total.',
      },
      {
        title: 'First milestone: the screens',
        hasPrice: true,
        description: `You tap through all the screens on a phone and can ask for ${designRevisions.text}.`,
      },
      {
        title: 'Second milestone: the panel',
        hasPrice: true,
        description: 'Your staff log in, see orders, and change products and prices.',
      },
      {
        title: 'Third milestone: a test version',
        hasPrice: true,
        description: 'On your own phone, you order, pay by UPI and see the order in the panel.',
      },
      {
        title: 'Fourth milestone: the stores',
        hasPrice: true,
        description: 'The app is sent to Google and Apple from your accounts, with its pictures and texts.',
      },
      {
        title: 'An app for riders',
        hasPrice: true,
        isOptional: true,
        description: 'With it, riders see their deliveries and the way, and tick them off.',
      },
      {
        title: 'Link to Tally',
        hasPrice: true,
        isOptional: true,
        description: 'Bills go over to TallyPrime, so nobody types them twice.',
      },
      {
        title: 'Maintenance',
        hasPrice: true,
        isOptional: true,
        description: `Yearly: updates for new phones, checks of the backup, and ${emergencyCover}.`,
      },
      {
        title: 'Paid to other companies',
        description:
          'You pay Apple, Google, the SMS company, the payment company and the server’s provider directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Photos and texts of the products, phones for the riders, and ads for the app.',
      },
      {
        title: 'Who owns what',
        description:
          'Accounts and data belong to the shop from the start, and each part with its code once it’s paid for. Ready-made parts that stay with us or with others are listed by name.',
      },
      {
        title: 'Total with GST',
        hasPrice: true,
        description: `It is paid in ${payment.largeProjects}: one payment with the order, and one after each part that you’ve tried.`,
      },
      {
        title: 'Start and finish',
        description:
          'We begin when we have the list of products and the name of one person who decides. The date of each milestone is written beside it.',
      },
      {
        title: 'If you stop after a milestone',
        description: 'What is finished and paid for is yours, and another developer can go on from there.',
      },
      mistakeRow('If the app has a mistake'),
    ],
  },
  related: ['facebook-instagram-marketing', 'graphic-designing'],
  closing: {
    title: 'Tell us who would use your app',
    text: 'After a call, you get a list of screens and an estimate, in writing and free. The price is fixed when your rules are written down.',
  },
} satisfies Service;
