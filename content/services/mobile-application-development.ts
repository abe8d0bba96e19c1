import { secrecy } from '../agency';
import { designRevisions, payment, timelines } from '../facts';
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
  lead: `An Android or iPhone app that your customers open every week, sent to the stores in ${timelines.mobileApplication}. Long before that, you try it on your own phone.`,
  times: [{ label: 'Sent to the stores in', value: timelines.mobileApplication }],
  payment: payment.shortLarge,
  ownFact: { label: 'Published under', value: 'Your own name' },
  specimen: {
    kind: 'sketch',
    title: 'From paper to phone',
    note: 'The screen of a kirana shop’s app that families use each week.',
    sketch: `On paper, we agree on what each screen is for, with ${designRevisions.text}.`,
    screen: 'In the test version, you tap it on your own phone.',
    heading: 'Your last order',
    items: ['Atta, 10 kg', 'Toor dal, 2 kg', 'Tea, 500 g'],
    action: 'Order again',
  },
  features: [
    {
      title: 'Android, iPhone or both',
      description: 'They share most of the code, but each is tested and reviewed separately.',
    },
    {
      title: 'OTP login and UPI',
      description:
        'Customers sign in with a code by SMS, for which we help you register (DLT), and pay with any UPI app.',
    },
    {
      title: 'You run it from the office',
      description: 'Included is a simple screen for products, timings and notices such as “The bus is late”.',
    },
  ],
  process: [
    {
      title: 'At the start: one task',
      description: `We pick the one thing people will open the app for, and list what can wait.${secrecy(' You needn’t explain your idea until we’ve signed ', '.')}`,
    },
    {
      title: 'After a third: screens',
      description: 'All of them drawn and clickable, so that a few customers can show you where they get stuck.',
    },
    {
      title: 'After two thirds: a test version',
      description: 'The one task works from start to finish, and your staff try it, some of them on old phones.',
    },
    {
      title: 'At the end: the stores',
      description: 'We prepare icon, screenshots and forms, and submit the app from your accounts.',
    },
  ],
  priceFactors: [
    {
      title: 'One app or three',
      description: 'A customer’s app, a rider’s app and a full panel for the office are priced as three.',
    },
    {
      title: 'Lists, or live maps and chat',
      description: 'Lists, forms and payments are routine. A map, chat, video or offline use takes longer.',
    },
  ],
  technologies: {
    title: 'Android and iPhone tools',
    items: ['Flutter', 'React Native', 'Firebase', 'Razorpay', 'Google Maps'],
  },
  faq: [
    {
      id: 'need-an-app',
      question: 'Do I really need an app?',
      answer:
        'If the same people would use it each week, yes. For twice a year, a website with an icon on the phone will do.',
    },
    {
      id: 'timeline',
      question: 'How long before my app is on the Play Store?',
      answer: `From drawing to submission, ${timelines.mobileApplication}. Then Google and Apple review it, and neither says how long that takes.`,
    },
    {
      id: 'payment',
      question: 'When do we pay?',
      answer:
        'In parts, listed in the quote: an advance, then one each for the screens, the test version and the finished app, once you’ve tried it.',
    },
    {
      id: 'code',
      question: 'Whose code is it, and whose listing?',
      answer:
        'The code is yours once the last stage is paid, with what another developer needs to carry on. The listing is yours from the beginning: you open the Google Play and Apple accounts and invite us. Companies generally need an international business number for that (D-U-N-S), so apply early.',
    },
    {
      id: 'updates',
      question: 'Does an app need looking after once it’s out?',
      answer:
        'It does, because people with new phones may not find an app that nobody updates. A maintenance plan takes care of that, or we quote for each update.',
    },
    {
      id: 'extra-costs',
      question: 'What do we pay besides your fee?',
      answer:
        'Store accounts, SMS, maps and the server, straight to those companies, and any advertising for downloads.',
    },
  ],
  related: ['facebook-instagram-marketing', 'social-media-marketing'],
  closing: {
    title: 'Your app in one sentence',
    text: 'Write who’d open it, and to do what, and ask to see apps we’ve made. A price for the smallest useful version comes in writing, with a list of what can wait.',
  },
} satisfies Service;
