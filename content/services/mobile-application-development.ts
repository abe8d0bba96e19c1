import { faultDate } from '../agency';
import { payment, timelines } from '../facts';
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
    description: `Android and iPhone apps with OTP login, UPI and notifications, tested on budget phones. Takes ${timelines.mobileApplication}, then the stores review it. Free quote.`,
  },
  lead: 'A mobile app is worth it when the same people open it week after week: parents checking attendance, field staff logging visits, families reordering from the kirana downstairs. We design it, build it for Android, iPhone or both, and publish it under your name.',
  timing: { label: 'Mobile app', value: timelines.mobileApplication },
  payment: payment.boardLarge,
  ownFact: { label: 'Published under', value: 'Your own name' },
  features: [
    {
      title: 'Android first, or both',
      description:
        'Android and iPhone can share most of the app. Start with the phone your customers carry, and add the other when it’s worth it.',
    },
    {
      title: 'Made for budget phones',
      description:
        'We keep the download small and try it on phones with little memory and a weak signal. Ask us for an app we’ve made, and open it on your oldest phone.',
    },
    {
      title: 'Login with mobile OTP',
      description:
        'Customers sign in with a code sent to their number. Your firm must register before it may send such an SMS (DLT). We’ll guide you.',
    },
    {
      title: 'UPI inside the app',
      description:
        'Customers pay for goods or appointments with any UPI app or card. If you sell courses or other digital content in it, Google and Apple may take a share. We’ll work that out with you first.',
    },
    {
      title: 'You run it from the office',
      description:
        'Change products, timings or banners in a browser, and send a notice: “The bus is late”, “Your report is ready”. No new release is needed.',
    },
  ],
  priceFactors: [
    {
      title: 'Android alone, or iPhone too',
      description: 'Android alone costs less. iPhone shares most of the code but is tested and reviewed separately.',
    },
    {
      title: 'One app or three',
      description: 'A customer’s app, a rider’s app and an office panel are three jobs, priced as three.',
    },
    {
      title: 'Lists, or live maps and chat',
      description:
        'Lists, forms and payments are routine. A rider on the map, chat, video or offline use takes longer.',
    },
  ],
  process: [
    {
      title: 'Trim the idea',
      description: 'Together we pick the one task people will open the app for. The rest waits for a later version.',
    },
    {
      title: 'Screens',
      description:
        'You get a draft that runs on your own phone. Show it to a few customers and see where they get stuck.',
    },
    {
      title: 'Test versions',
      description:
        'You install a working version early. Your staff use it for real, some on old phones. Old phones find the most faults.',
    },
    {
      title: 'Store release',
      description:
        'We prepare icon, screenshots and privacy forms, submit the app from your accounts and answer the reviewers’ questions.',
    },
  ],
  technologies: {
    title: 'Android and iPhone tools',
    note: 'Nothing for you to learn: it tells the next developer what’s inside.',
    items: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  },
  faq: [
    {
      id: 'one-or-both',
      question: 'Do I really need an app, and is Android enough?',
      answer:
        'If people would open it twice a year, a website with an icon on their phone will do, for less. If they’d open it each week and most carry Android, begin there. Then build the iPhone version with what you’ve learnt. If they carry both, as parents of a city school do, launch both together.',
    },
    {
      id: 'timeline',
      question: 'How long before my app is on the Play Store?',
      answer: `Design, building, testing and submitting to the stores take ${timelines.mobileApplication} together. An app with a handful of screens is at the short end. Then Google and Apple review it, and nobody can tell you how long that takes.`,
    },
    {
      id: 'store-accounts',
      question: 'In whose name is the app published?',
      answer:
        'Yours. You open the Google Play and Apple developer accounts, pay their fees and invite us as team members. Companies generally need a D-U-N-S number (an international business ID), so apply early. The listing, its ratings and its users stay with you. The app we made is yours too once it’s paid for, and you have that in writing. Ready parts that we use for others as well stay ours, and you keep using them.',
    },
    {
      id: 'cost-and-payment',
      question: 'How do I pay for an app?',
      answer:
        'A first payment lets us begin. The others follow what you can see: the draft you approved, the test version on your phone, the app in the store. We agree those stages and their amounts with you before we start.',
    },
    {
      id: 'updates',
      question: 'Does an app need looking after once it’s out?',
      answer: `Yes, like a delivery van. Google and Apple change their rules from time to time, and if nobody updates the app, one day people with new phones may not find it in the store. If it crashes because of us, we repair it free, until ${faultDate}. A maintenance plan takes care of updates. Without one, you know what each costs before we begin it.`,
    },
    {
      id: 'your-part',
      question: 'What do you need from us, and what’s extra?',
      answer:
        'Your logo, your product or service list, an e-mail address for privacy questions and one person who can decide quickly. Store accounts, SMS, map use and server rent are paid to those companies. Advertising to get downloads is separate work, and we can’t promise any number of installs.',
    },
  ],
  related: ['graphic-designing', 'facebook-instagram-marketing'],
  closing: {
    title: 'What should your app do?',
    text: 'Who’d open your app, and what should they get done in it? Tell us, and we’ll say what the first version needs, what can wait and what it would cost.',
  },
} satisfies Service;
