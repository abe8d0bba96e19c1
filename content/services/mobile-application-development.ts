import { confidentialityAgreement } from '../agency';
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
  lead: `We make Android and iPhone apps and send them to the stores, usually in ${timelines.mobileApplication}. Two thirds of the way, you try a test version on your own phone.`,
  times: [{ label: 'Sent to the stores in', value: timelines.mobileApplication }],
  payment: payment.shortLarge,
  extraFact: { label: 'Published under', value: 'Your own name' },
  example: {
    kind: 'sketch',
    title: 'From paper to phone',
    note: 'A kirana shop’s app, used each week.',
    sketch: 'On paper, we agree what each screen is for.',
    screen: 'In the test version, you tap the same screen on your own phone.',
    heading: 'Your last order',
    items: ['Atta, 10 kg', 'Toor dal, 2 kg', 'Tea, 500 g'],
    action: 'Order again',
  },
  features: [
    {
      title: 'Android, iPhone or both',
      description:
        'Both share most of the code, but we test each one, and Google and Apple each review theirs in their own time.',
    },
    {
      title: 'OTP login and UPI',
      description: 'Customers sign in with a code by SMS and pay with any UPI app. We help you register the SMS (DLT).',
    },
    {
      title: 'You run it from the office',
      description: 'The price includes a simple office screen where you change products, timings and notices.',
    },
  ],
  process: [
    {
      title: 'At the start: one task',
      description: `We pick the one thing people will open the app for, and list what can wait.${confidentialityAgreement(' You needn’t explain your idea until we’ve signed ', '.')}`,
    },
    {
      title: 'After a third: screens',
      description: `You and a few customers click through all the screens, with ${designRevisions.text}.`,
    },
    {
      title: 'After two thirds: a test version',
      description: 'The one task works from start to finish, and your staff try it, also on old phones.',
    },
    {
      title: 'At the end: the stores',
      description: 'We prepare icon, screenshots and forms, and submit the app from your accounts.',
    },
  ],
  priceFactors: [
    {
      title: 'One app or three',
      description:
        'A customer’s app, a rider’s app and a full office panel, with orders and reports, are priced as three.',
    },
    {
      title: 'Lists, or live maps and chat',
      description:
        'Lists, forms and payments are everyday work for us. A live map, chat, video or offline use adds weeks.',
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
        'Perhaps, if the same people use it each week. If only dealers order, a web application may do. If people would open it twice a year, a website will do.',
    },
    {
      id: 'payment',
      question: 'When do we pay?',
      answer:
        'A larger app is paid in stages: an advance, then the screens, the test version and the finished app, each once you’ve tried it. A small one is paid in two halves.',
    },
    {
      id: 'code',
      question: 'Whose code is it, and whose listing?',
      answer:
        'Once the last stage is paid, the code is yours, with what another developer needs to carry on. The store listing is yours from the beginning: you open the Google Play and Apple accounts and invite us. Apply early, because companies need a business number (D-U-N-S).',
    },
    {
      id: 'updates',
      question: 'Does an app need looking after once it’s out?',
      answer:
        'Yes. Without updates, it may not show up in the store on newer phones. A maintenance plan covers them, or we quote for each.',
    },
    {
      id: 'extra-costs',
      question: 'What do we pay besides your fee?',
      answer:
        'You pay for store accounts, SMS, maps, the server and any advertising directly. Backups are yours to arrange, or an optional line in the quote.',
    },
  ],
  related: ['facebook-instagram-marketing', 'social-media-marketing'],
  closing: {
    title: 'Your app in one sentence',
    text: 'Say who’d use the app and how often. We’ll send you a written price for the smallest useful version.',
  },
} satisfies Service;
