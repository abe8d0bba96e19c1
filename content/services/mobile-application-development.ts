import { bothApplications, designRevisions, payment, timelines } from '../facts';
import { titleWithPlace } from '../place';
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
    description: `We build Android and iPhone (iOS) apps with login by SMS and payment by UPI. Most take ${timelines.mobileApplication}. Read what an app costs, and how it gets into the stores.`,
  },
  lead: `We design, build and publish apps for Android and iPhone. Most take ${timelines.mobileApplication} until they’re sent to the stores, and you try a test version on your own phone well before that.`,
  times: [{ label: 'Sent to the stores in', value: timelines.mobileApplication }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day', promise: 'code-access' },
    { label: 'Your idea', value: 'An NDA before you tell us', promise: 'non-disclosure' },
  ],
  example: {
    kind: 'sketch',
    title: 'From a sketch to your phone',
    note: 'A grocery shop’s app, on paper and in the test version.',
    sketch: 'Before anybody writes code, we agree on paper what each screen is for.',
    screen: 'The test version shows the same screen on your own phone.',
    heading: 'Your last order',
    items: ['Atta, 10 kg', 'Toor dal, 2 kg', 'Tea, 500 g'],
    action: 'Order again',
  },
  features: [
    {
      title: 'One app for both kinds of phone',
      description:
        'Android and iPhone (iOS) share most of the code, so two apps don’t cost twice as much as one. We test each on real phones, old and cheap ones too.',
    },
    {
      title: 'Login and payment that people know',
      // Operators block SMS whose sender and text aren't registered, codes for login too:
      // legalclarity.org. Checked 2026-11-26.
      description:
        'Customers log in with a code by SMS and pay by UPI. To send such SMS under its own name, your firm has to register as the sender (DLT), and we help you with the forms.',
    },
    {
      title: 'Accounts and listing in your name',
      // Apple takes only legal entities as organisations; Google asks organisations for a D-U-N-S
      // number and personal accounts for 12 testers for 14 days. Sources: developer.apple.com/support/
      // D-U-N-S; Play Console help, quoted by capgo.app. Checked 2026-11-26.
      description:
        'You open the Google Play and Apple accounts and invite us. If we ever part, the listing, the reviews and the users stay with you. For accounts as a firm, both stores ask for a free entry in an international business register (D-U-N-S), which can take some weeks. Apple lists a proprietor under his own name. With a personal account, Google wants twelve people to try the app for fourteen days before it is published. It sounds like a lot, so we go through the forms with you on a call. Apply early.',
    },
    {
      title: 'A screen for your office',
      description:
        'The price of an app includes a simple screen on which you change products, timings and notices. A panel with orders, reports and staff logins is a web application of its own, and we can build both together.',
      promise: 'office-screen',
    },
  ],
  process: [
    {
      title: 'MVP: the smallest useful version',
      description:
        'Together we choose the one thing that people will open the app for each week. Everything else can wait for a second version.',
    },
    {
      title: 'Screens you can tap',
      description: `After about a third of the time, you and some customers tap through all the screens on a phone. UI/UX design is part of the price, with ${designRevisions.text}.`,
    },
    {
      title: 'A test version',
      description:
        'After about two thirds, that one thing works from start to finish, and your staff try it in daily work.',
    },
    {
      title: 'The stores',
      description:
        'We prepare icon, screenshots, descriptions and the stores’ questionnaires, and submit the app from your accounts. Google and Apple each review it in their own time. If they ask for changes, we make them.',
    },
  ],
  priceTitle: 'What an app costs',
  priceFactors: [
    {
      title: 'How many apps',
      description:
        'An app for customers, another for riders and a panel for the office with orders, reports and staff logins are three pieces of work.',
    },
    {
      title: 'What it does live',
      description:
        'Lists, forms and payment are everyday work. Live maps, chat, video and work without a connection each add weeks.',
    },
    {
      title: 'Tally and other programs',
      description:
        'Each program that the app works with, such as Tally or a courier’s system, takes time to connect and to test.',
    },
    {
      title: 'Who keeps the data',
      description: 'If you already have a server or a web application, the app can use it.',
    },
  ],
  priceNote:
    'Begin with the smallest version that people would use each week. You can see from it what is worth building next.',
  comparison: {
    title: 'App and web application together?',
    note: 'Many apps need a panel for the office too. Whichever comes first, both can share one server, one login and one backup.',
    columns: ['Ordered together', 'One after the other'],
    rows: [
      {
        title: 'The order of work',
        promise: 'app-with-web-application',
        cells: [
          'Screens of both first. Then the web application, and the app as soon as the part that it uses is ready',
          'First the one that you need sooner, from start to finish. Then the other',
        ],
      },
      {
        title: 'How long it takes',
        promise: 'app-with-web-application',
        cells: [
          'The two overlap, so it’s less than the sum of both. You get one date for the whole',
          `${timelines.webApplication} for a complex web application, then ${timelines.mobileApplication} for the app: ${bothApplications} in all`,
        ],
      },
      {
        title: 'What it saves',
        cells: ['Screens, server and login are planned once', 'You learn from the first before you pay for the second'],
      },
      {
        title: 'What you pay to run them',
        cells: ['One server and one backup', 'The same, if the second is built to use the server of the first'],
      },
    ],
  },
  technologies: {
    title: 'What we build apps with',
    items: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  },
  faq: [
    {
      id: 'need-an-app',
      question: 'Do I need an app or a website?',
      // Apple refuses apps that are only a website in a frame: App Review Guidelines, 4.2. Checked
      // 2026-11-26.
      answer:
        'An app pays off if the same people use it every week: to order again, to book, to see their fees. If people visit twice a year, a website is enough, and Apple refuses apps that are only a website in a frame. If only your dealers or staff use it, start with a [web application](/services/web-application-development): nobody has to install it.',
    },
    {
      id: 'extra-costs',
      question: 'What does it cost to keep an app in the stores each year?',
      // Apple US$99 a year, Google US$25 once (revenuecat.com). Goods and services outside the app
      // must not use the stores' billing: support.google.com/googleplay/android-developer/answer/
      // 9858738; App Review Guidelines 3.1.3(e). Payment companies charge on UPI too:
      // razorpay.com/blog/upi-charges-explained-mdr-vs-platform-fees. Google Maps' free amounts:
      // developers.google.com/maps. Checked 2026-11-26.
      answer:
        'Apple’s account costs US$99 a year, and Google’s US$25 once. You also pay for the server, for SMS, for maps beyond a free amount, and gateway charges on each payment, usually on UPI too. If you sell digital content inside the app, such as recorded lessons or a subscription, both stores take a share. Apple demands its own billing for that, and Google allows another one only beside its own. Goods and services outside the app, such as a delivery or a class at your centre, are paid by UPI or card, and the stores take nothing.',
    },
    {
      id: 'payment',
      question: 'When do we pay?',
      answer: `A larger app is paid in ${payment.largeProjects}. The first payment is for the start. After that you try each part, such as the screens or the test version, before you pay for it. A small app is paid ${payment.smallProjects}.`,
    },
    {
      id: 'code',
      question: 'Who owns the code?',
      answer:
        'You do, once it’s paid for, in a larger project part by part. You also get what another developer needs to go on. [Our FAQ](/faq#who-owns-it) explains the legal side.',
    },
    {
      id: 'code-access',
      question: 'When can we see the code?',
      answer:
        'From the first day of coding. It’s kept in a repository of yours, or in ours with access for you, and your own developer can follow it.',
      promise: 'code-access',
    },
    {
      id: 'stopping',
      question: 'What happens if the project stops halfway?',
      answer: [
        'Whether you stop or we do, the store accounts, the server and the data are in your name and stay with you. For money that you’ve paid ahead, our [refund policy](/refund-policy) applies.',
        {
          text: 'You keep and own every finished part that is paid for, and another developer can go on from there.',
          promise: 'finished-parts',
        },
        {
          text: 'Unfinished code is yours as well, as far as it’s paid for. You get it as it is.',
          promise: 'unfinished-work',
        },
      ],
    },
    {
      id: 'secret',
      question: 'Can you keep my idea secret?',
      answer: [
        'Yes. Only the people who work on it see it. Your first message needn’t have the idea: a sentence about who would use the app is enough.',
        {
          text: 'If you’d like a [non-disclosure agreement](/about#checklist), we sign it before you tell us more.',
          promise: 'non-disclosure',
        },
      ],
    },
    {
      id: 'updates',
      question: 'Does an app need care after launch?',
      // The level that updates must target rises each 31 August; apps that aren't updated and target
      // one older than two years aren't shown to new users with newer phones: support.google.com/
      // googleplay/android-developer/answer/11917020. Checked 2026-11-26.
      answer:
        'It does, each year. Google raises its demands every August, and takes an update only if it meets them. An app that nobody updates can’t be found by new users with a newer phone after about two years. A maintenance plan covers the updates, or we give you a price for each.',
    },
    {
      id: 'flutter-or-react-native',
      question: 'Flutter or React Native?',
      // Flutter draws each screen itself, React Native uses the phone's own parts and the language of
      // React: byteyogi.com/flutter-vs-react-native-2026; rohitraj.tech. Checked 2026-11-26.
      answer:
        'Both are free, and make an Android and an iPhone app from mostly the same code. We suggest React Native if your web application is built with React, because the same developer can then look after both. We suggest Flutter if each screen should look the same on every phone. Your customers won’t notice which one it is.',
    },
    {
      id: 'customer-data',
      question: 'What about our customers’ data?',
      // Deleting an account in the app and on the web: App Review Guidelines 5.1.1(v);
      // support.google.com/googleplay/android-developer/answer/13327111. Leaks
      // and logs: rule 7 of the DPDP Rules 2025 (taxmann.com 2025-11-15) and CERT-In's Directions of 2022-04-28 (azbpartners.com). The DPDP Act's duties begin in
      // May 2027 (taxmann.com 2025-11-15). Checked 2026-11-26.
      answer: [
        'The data is on a server in your account. Both stores demand a privacy policy, and that people can delete their account in the app, so both are part of the work. The server keeps its logs for a year, as India’s data protection law demands from May 2027. If data leaks, your firm must tell the government’s CERT-In within six hours of noticing it, and from May 2027 also the Data Protection Board and the people concerned.',
        {
          text: 'A nightly backup of that server is in the price, with a test in which we bring one back while you watch.',
          promise: 'backups-included',
        },
        {
          text: 'We build and test with invented customers. Real data comes in only when your staff begin to use the app.',
          promise: 'customer-data',
        },
      ],
    },
  ],
  related: ['facebook-instagram-marketing', 'graphic-designing'],
  closing: {
    title: 'Tell us who would use your app',
    text: 'After a call, you get a price for the smallest useful version, in writing and free.',
  },
} satisfies Service;
