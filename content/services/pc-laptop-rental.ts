import { payment, terms, timelines } from '../facts';
import { titleIn } from '../agency';
import { confirmedValue, site } from '../site';
import type { Service } from '../types';

const towns = confirmedValue(site.visitedTowns);
const period = confirmedValue(site.rentalPeriod);
const amount = confirmedValue(site.rentalDeposit);

const where = towns ? ` in ${towns}` : ' in the configuration you need';
const delivery = towns ? `We deliver in ${towns}. Elsewhere, ask us.` : 'WhatsApp us your city to check delivery.';
const shortest = period ? `The shortest rental is ${period}.` : 'A few days are fine while machines are in stock.';
const deposit = amount
  ? `The deposit is ${amount}, and comes back as the agreement says.`
  : 'Any deposit or minimum period is in the quote.';

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: 'Laptop and PC on rent',
  shortTitle: 'PC and laptop rental',
  mistakenSlugs: ['laptop-rental'],
  mapLabel: 'Rentals',
  icon: 'laptop',
  summary: 'Laptops and PCs, ready to use when they arrive.',
  meta: {
    title: titleIn((region) => `Laptop on rent in ${region} for business`),
    description: `Laptops, desktops, workstations and MacBooks on rent for staff, training or exams, set up before delivery${where}.`,
  },
  lead: `Laptops and PCs on rent for new joiners, an exam or a project. ${delivery}`,
  times: [{ label: 'Faulty machine replaced within', value: `${timelines.replacement}, where agreed` }],
  payment: payment.shortRental,
  ownFact: { label: 'Returned drives', value: 'Erased' },
  specimen: {
    kind: 'form',
    title: 'The list you sign',
    note: 'Checked at delivery, and again on return.',
    sheet: { name: 'Machine list', sample: 'One line per machine' },
    rows: [
      {
        title: 'Model and serial number',
        description: 'From its sticker. If the machine fails, send us this number.',
      },
      { title: 'Charger and bag', description: 'Ticked when they come and when they go back.' },
      { title: 'Programs', description: 'Which ones, and on whose licence.' },
      { title: 'First and last day', description: 'Each machine has its own.' },
      { title: 'Switched on by', description: 'Someone from your side, at delivery.' },
    ],
  },
  features: [
    {
      title: 'Laptops for staff',
      description:
        'Business models with charger and bag. Pick the configuration, and we’ll say when a cheaper one will do.',
    },
    {
      title: 'Desktops, workstations, MacBooks',
      description:
        'Complete desktops for counters and computer labs, graphics cards for AutoCAD or video editing, MacBooks for designers.',
    },
    {
      title: 'Ready before delivery',
      description: 'Windows is activated and updated. If you have the licences, we put your programs in too.',
    },
    {
      title: 'Add or return machines',
      description: 'Take five more for the season and hand them back afterwards.',
    },
    {
      title: 'Data wiped on return',
      description:
        'We erase the drives before anyone else gets the machine. Does your auditor want that in writing, per serial number? Say so at the start.',
    },
  ],
  priceFactors: [
    {
      title: 'Which machine, for how long',
      description: 'A plain office laptop costs least, and the longer you keep it, the less each day costs.',
    },
    {
      title: 'How many go in one trip',
      description: 'Ten machines cost less each than one.',
    },
    {
      title: 'Delivery and set-up',
      description: 'Distance and stairs raise the delivery charge. A long list of programs raises the set-up charge.',
    },
  ],
  process: [
    {
      title: 'Quote and agreement',
      description: `Rent, delivery and any deposit or GST are on one page. Ask for the rental agreement with it. It says where the ${timelines.replacement} apply and when they start.`,
    },
    {
      title: 'Delivery',
      description: 'Machines come set up and charged. Someone from your side switches each one on and signs the list.',
    },
    {
      title: 'Return',
      description:
        'Copy your files and sign out of your accounts. We pick up the machines and check them against the same list.',
    },
  ],
  technologies: {
    title: 'Machines we rent',
    items: ['Dell Latitude', 'HP EliteBook', 'Lenovo ThinkPad', 'MacBook Air', 'Dell OptiPlex', 'HP Z workstations'],
  },
  faq: [
    {
      id: 'what-we-need',
      question: 'What do you need for a quote?',
      answer: `A few lines on WhatsApp. Say what the machines are for, how many, from which day to which, your city and PIN code. Tally with many windows needs more memory, and CAD a graphics card. The agreement needs company documents and an address proof. ${deposit}`,
    },
    {
      id: 'broken-machine',
      question: 'What if a machine stops working?',
      answer: `Send the serial number and a photo of the screen. Often we can fix it from here. If it failed in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}. Files on a dead drive may be lost, so keep your work elsewhere too.`,
    },
    {
      id: 'damage-or-theft',
      question: 'What if a laptop is damaged or stolen?',
      answer:
        'The rental agreement says what a fall, spilt tea or a theft costs you. You get it with the quote if you ask, so read that line before you sign.',
    },
    {
      id: 'rent-payment',
      question: 'When do we pay the rent?',
      answer: `A short order, say laptops for one training batch, is paid in two halves, one before they come and one when the rental ends. A long or big order is paid in parts, listed in the agreement. Monthly payment is possible if we agree on it before you sign.`,
    },
    {
      id: 'shortest-period',
      question: 'How short can a rental be?',
      answer: `${shortest} In admission season, name a second model in case the first is out.`,
    },
    {
      id: 'software-and-nights',
      question: 'Is Microsoft Office included?',
      answer:
        'Windows or macOS is included. Microsoft 365, Tally and Adobe run on your own licences, and we install them for you. We don’t install pirated copies.',
    },
    {
      id: 'nights',
      question: 'Who helps at night and on Sundays?',
      answer:
        'Our desk is closed then, so a spare machine that stays with you is the safe way. Ask for one when you order.',
    },
  ],
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'Need laptops or PCs on rent?',
    text: 'Tell us how many machines, for what work, where and for how long. You get rent, delivery and any deposit on one page.',
  },
} satisfies Service;
