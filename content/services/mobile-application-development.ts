import { emergencyCover, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const mobileApplicationDevelopment = {
  slug: 'mobile-application-development',
  title: 'Mobile app development',
  shortTitle: 'Mobile apps',
  mapLabel: 'Mobile apps',
  icon: 'smartphone',
  cardDescription: 'Android and iPhone apps, from sketch to store listing.',
  meta: {
    title: 'Mobile app development company in India',
    description: `Android and iPhone apps with OTP login, UPI and notifications, tested on budget phones and published for you. Takes ${timelines.mobileApplication}. Free quote.`,
  },
  lead: 'We design, build and publish your mobile app for Android and iPhone, under your own name. An app makes sense when the same people use it week after week: parents checking attendance, field staff logging visits, families reordering from the kirana downstairs.',
  timing: { label: 'App in the stores', value: timelines.mobileApplication },
  payment: payment.boardLarge,
  features: [
    {
      title: 'Android and iPhone together',
      description:
        'Flutter or React Native lets us write most of the app once for both. Where a feature needs it, we add native Kotlin or Swift.',
    },
    {
      title: 'Made for budget phones',
      description:
        'We keep the download small and try the app on phones with little memory and a dim screen, the kind a delivery rider carries.',
    },
    {
      title: 'Works when signal drops',
      description:
        'In a basement or on a village road, the app saves entries on the phone and sends them when the network is back. We settle with you which screens need this.',
    },
    {
      title: 'Login with mobile OTP',
      description:
        'Customers sign in with a code sent to their number. Indian operators ask a business to register before it can send such an SMS (DLT registration), and we guide you through it.',
    },
    {
      title: 'UPI inside the app',
      description:
        'Customers pay for goods or appointments with any UPI app or card. Digital content sold in the app has to follow the billing rules of Google and Apple.',
    },
    {
      title: 'Push notifications',
      description:
        '“The bus is late”, “Your report is ready”: you send such messages from an admin page, to the whole list or to one group.',
    },
    {
      title: 'Admin panel in a browser',
      description:
        'Change products, timings or banners on your office computer, and the app shows them without a new release.',
    },
    {
      title: 'Maps and live location',
      description:
        'Show the nearest branch, the driver on the way or the day’s round. Location is asked for only on the screens that use it, as the stores require.',
    },
    {
      title: 'Store listings prepared',
      description:
        'We make the icon and screenshots, fill in Google’s Data safety form and Apple’s privacy details, and answer the reviewers’ questions.',
    },
  ],
  process: [
    {
      title: 'Trim the idea',
      description:
        'Together we pick the one task people will open the app for. The rest goes on a list for later versions.',
    },
    {
      title: 'Screens',
      description:
        'You receive a Figma prototype that runs on your own phone. Show it to a few customers and tell us where they got stuck.',
    },
    {
      title: 'Test builds',
      description:
        'The app and its server grow together. Test versions reach you through Firebase App Distribution and TestFlight.',
    },
    {
      title: 'Field test',
      description:
        'Your staff or friendly customers use it for real work. Old phones find most of the faults, so include a few. Crash reports come to us by themselves, and we work through them before release.',
    },
    {
      title: 'Store release',
      description:
        'We submit to Google Play and the App Store from your accounts. Later updates can go to a small share of users first.',
    },
    {
      title: 'After release',
      description:
        'Crash reports and store reviews show what people struggle with. From them we agree with you what the next version should change.',
    },
  ],
  technologies: {
    title: 'Android and iPhone tools',
    items: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  },
  faq: [
    {
      id: 'one-or-both',
      question: 'Should I start with Android only?',
      answer:
        'Often, yes. If most of your customers carry Android, launch there, learn from their reviews and add iPhone afterwards. With Flutter or React Native the second platform reuses most of the code, but it still needs its own testing and store review, so doing both at once costs more than doing one.',
    },
    {
      id: 'cost-and-payment',
      question: 'Why does one app cost more than another, and how do I pay?',
      answer: `User types, screens and the server side matter most: a rider app, a customer app and an admin panel are three pieces of work. Apps are normally billed by ${payment.largeProjects}, for example prototype approved or test version on your phone. A very small app is paid ${payment.smallProjects}.`,
    },
    {
      id: 'timeline',
      question: 'How long before my app is on the Play Store?',
      answer: `Design, development, testing and publishing take ${timelines.mobileApplication} together. A handful of screens can be done early in that range. Live tracking, chat or several user types take longer. Google and Apple review each app themselves, and nobody outside can fix the date they approve it.`,
    },
    {
      id: 'store-accounts',
      question: 'In whose name is the app published?',
      answer:
        'In yours. You open the Google Play and Apple developer accounts, pay their fees directly and invite us as team members. Company accounts generally need a D-U-N-S number, so apply early. The listing, its ratings and its users then stay with your business. When the code is handed over is written in the quote, with a signed assignment on full payment.',
    },
    {
      id: 'updates',
      question: 'Does an app need looking after once it is out?',
      answer: `Yes. Google Play and Apple raise their minimum requirements from time to time, and an app left alone may no longer be offered to newer phones. A maintenance plan covers those updates along with crash fixes. Questions reach us ${officeHours.text}. With a plan you also have ${emergencyCover}, for when ordering or payments fail at other times.`,
    },
    {
      id: 'your-part',
      question: 'What do you need from our side, and what is extra?',
      answer:
        'We need your logo, product or service data, an e-mail address for privacy questions and one person who can decide quickly. Developer account fees, SMS charges, map usage and server rent are paid to those providers. Advertising to get downloads is separate work, and we cannot promise any number of installs.',
    },
  ],
  related: ['web-application-development', 'graphic-designing', 'server-setup'],
  closing:
    'Who will use the app, and what is the one thing they should get done in it? Say whether you want Android, iPhone or both, and which system it must connect to.',
  updated: '2026-11-21',
} satisfies Service;
