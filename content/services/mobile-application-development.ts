import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const mobileApplicationDevelopment = {
  slug: 'mobile-application-development',
  title: 'Mobile app development',
  shortTitle: 'Mobile apps',
  mistakenSlugs: ['app-development'],
  mapLabel: 'Mobile apps',
  icon: 'smartphone',
  summary: 'Android and iPhone apps, designed, tested and sent to the stores.',
  meta: {
    title: 'Mobile app development company in India',
    description: `Android and iPhone apps with OTP login, UPI and notifications, tested on budget phones. Sent to the stores in ${timelines.mobileApplication}. Free quote.`,
  },
  lead: 'Parents check attendance and families reorder from the kirana in one tap. We design, test and publish your mobile app under your name. It pays when the same people open it each week.',
  times: [{ label: 'Sent to the stores in', value: timelines.mobileApplication }],
  payment: payment.shortLarge,
  ownFact: { label: 'Published under', value: 'Your own name' },
  specimen: {
    kind: 'sketch',
    title: 'From paper to phone',
    note: 'The screen of a kirana shop’s app that families use each week.',
    sketch: 'On paper, we agree on what each screen is for. Changes there cost nothing.',
    screen: 'In the test version, you tap it on your own phone.',
    heading: 'Your last order',
    items: ['Atta, 10 kg', 'Toor dal, 2 kg', 'Tea, 500 g'],
    action: 'Order again',
  },
  features: [
    {
      title: 'Android first, or both',
      description:
        'The two can share most of the app. Start with the phone your customers carry, and add the other when it’s worth it.',
    },
    {
      title: 'Made for budget phones',
      description: 'We keep the download small and try it on phones with little memory and a weak signal.',
    },
    {
      title: 'Login with mobile OTP',
      description:
        'Customers sign in with a code sent to their number. Your business must register for such SMS (DLT), and we guide you.',
    },
    {
      title: 'UPI inside the app',
      description:
        'Customers pay with any UPI app or card. For courses and other digital content, Google and Apple may take a share. We’ll work that out with you first.',
    },
    {
      title: 'You run it from the office',
      description: 'Included is a simple browser screen for products, timings and notices such as “The bus is late”.',
    },
  ],
  priceFactors: [
    {
      title: 'Android only, or iPhone too',
      description: 'The iPhone app shares most of the code, but it’s tested and reviewed separately.',
    },
    {
      title: 'One app or three',
      description: 'A customer’s app, a rider’s app and a full panel for office staff are three jobs, priced as three.',
    },
    {
      title: 'Lists, or live maps and chat',
      description: 'Lists, forms and payments are routine. A map, chat, video or offline use takes longer.',
    },
  ],
  process: [
    {
      title: 'Trim the idea',
      description: 'Together we pick the one task people will open the app for. The rest waits.',
    },
    {
      title: 'Screens',
      description: 'You get a draft on your own phone. Show it to a few customers and see where they get stuck.',
    },
    {
      title: 'Test versions',
      description:
        'Your staff try a working version early. Some should use old phones, because most faults show up there.',
    },
    {
      title: 'Store release',
      description:
        'You send the logo and an e-mail address for privacy questions. We prepare icon, screenshots and forms, and submit the app from your accounts.',
    },
  ],
  technologies: {
    title: 'Android and iPhone tools',
    note: 'You needn’t know these names. A developer might ask.',
    items: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  },
  faq: [
    {
      id: 'need-an-app',
      question: 'Do I really need an app?',
      answer:
        'For weekly use, yes. If people would open it twice a year, a website with an icon on their phone will do, for less.',
    },
    {
      id: 'android-or-both',
      question: 'Is Android enough to start with?',
      answer:
        'Often. Begin with the phone that most of your users carry. In a city school, parents use both kinds of phone, so start with both.',
    },
    {
      id: 'timeline',
      question: 'How long before my app is on the Play Store?',
      answer: `Design, building, testing and submitting to the stores take ${timelines.mobileApplication} together. An app with a handful of screens is at the short end. Then Google and Apple review it, and don’t say how long that takes.`,
    },
    {
      id: 'store-accounts',
      question: 'In whose name is the app published?',
      answer:
        'Yours. You open the Google Play and Apple developer accounts, pay their fees and invite us as team members. Companies generally need a D-U-N-S number (an international business ID), so apply early. The listing, its ratings and its users stay with you.',
    },
    {
      id: 'updates',
      question: 'Does an app need looking after once it’s out?',
      answer:
        'Yes, like a delivery van. Google and Apple change their rules, and without updates, people with new phones may not find it in the store. A maintenance plan takes care of that. Or we quote each update.',
    },
    {
      id: 'extra-costs',
      question: 'What do we pay besides your fee?',
      answer:
        'Store accounts, SMS, maps and server rent, straight to those companies. Advertising for downloads is separate, and nobody can promise a number of installs.',
    },
  ],
  related: ['facebook-instagram-marketing', 'social-media-marketing'],
  closing: {
    title: 'What should your app do first?',
    text: 'Tell us who’d open your app, and to do what. You get a price for the first version and a list of what can wait. Ask to see apps we’ve made.',
  },
} satisfies Service;
