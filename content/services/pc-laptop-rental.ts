import { payment, terms, timelines } from '../facts';
import { titleWithPlace, weekendReplacement } from '../agency';
import { confirmedValue, site } from '../site';
import type { Service } from '../types';

const towns = confirmedValue(site.visitedTowns);
const period = confirmedValue(site.rentalPeriod);
const amount = confirmedValue(site.rentalDeposit);

const where = towns ? ` in ${towns}` : ' in the configuration you need';
const delivery = towns
  ? `We deliver in ${towns}, and elsewhere on request.`
  : 'We can’t deliver in every city, so ask about yours.';
const shortest = period ? `The shortest rental is ${period}.` : 'You can rent for a few days if machines are in stock.';
const deposit = amount
  ? `The deposit is ${amount}, and comes back as the agreement says.`
  : 'Some models have a minimum period or a deposit, which the quote shows.';

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: 'Laptop and PC on rent',
  shortTitle: 'PC and laptop rental',
  mistakenSlugs: ['laptop-rental'],
  mapLabel: 'Rentals',
  icon: 'laptop',
  summary: 'Laptops and PCs, ready to use when they arrive.',
  meta: {
    title: titleWithPlace((place) => `Laptop on rent in ${place} for business`),
    description: `Laptops, desktops, workstations and MacBooks on rent for staff, training or exams, set up before delivery${where}.`,
  },
  lead: `Rent laptops and PCs that arrive set up. If one fails, we replace it within ${timelines.replacement} in the places your agreement lists.`,
  times: [{ label: 'Faulty machine replaced within', value: `${timelines.replacement}, where agreed` }],
  payment: payment.shortRental,
  extraFact: { label: 'Returned drives', value: 'Erased' },
  example: {
    kind: 'form',
    title: 'The list you sign',
    note: 'Checked at delivery, and again on return.',
    sheet: { name: 'Machine list', sample: 'One line per machine' },
    rows: [
      {
        title: 'Model and serial number',
        description: 'It’s on the sticker. We ask for it if the machine fails.',
      },
      { title: 'Charger and bag', description: 'We tick them when they come and when they go back.' },
      { title: 'Programs', description: 'Which ones, and on whose licence.' },
      { title: 'First and last day', description: 'Each machine has its own.' },
      { title: 'Switched on by', description: 'Someone from your side, at delivery.' },
    ],
  },
  features: [
    {
      title: 'Laptops for staff',
      description: 'New joiners and trainees work on business models with charger and bag.',
    },
    {
      title: 'Desktops, workstations, MacBooks',
      description:
        'We have desktops for counters and labs, workstations for AutoCAD or video editing, and MacBooks for designers.',
    },
    {
      title: 'Ready before delivery',
      description: 'Windows is activated and updated, and your programs are installed if you have the licences.',
    },
    {
      title: 'Data wiped on return',
      description:
        'Copy your files off first, because we erase the drives before anyone else gets the machine. If you need that in writing, say so at the start.',
    },
  ],
  priceFactors: [
    { title: 'Which machine, for how long', description: 'The longer you keep it, the less each day comes to.' },
    {
      title: 'Delivery and set-up',
      description: 'Distance, stairs and a long list of programs add something. Ten machines share one trip.',
    },
  ],
  technologies: {
    title: 'Machines we rent',
    items: ['Dell Latitude', 'HP EliteBook', 'Lenovo ThinkPad', 'MacBook Air', 'Dell OptiPlex', 'HP Z workstations'],
  },
  faq: [
    {
      id: 'what-we-need',
      question: 'Where do you deliver, and which documents do you need?',
      answer: `${delivery} For the agreement, we need documents of your business and an address proof.`,
    },
    {
      id: 'shortest-period',
      question: 'How short can a rental be?',
      answer: `${shortest} ${deposit}`,
    },
    {
      id: 'broken-machine',
      question: 'What if a machine stops working?',
      answer: `Send us the serial number and a photo of the screen, because often we can repair it remotely. If it failed in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}. Files on a dead drive may be lost, so keep your work elsewhere too.`,
    },
    {
      id: 'nights',
      question: 'And if it fails on a Saturday evening?',
      answer: `${weekendReplacement('Then the replacement comes ', '. ')}Our desk is closed at night and on Sundays, and the agreement says from when the ${timelines.replacement} count. A spare machine that stays with you is safest, so ask for one when you order.`,
    },
    {
      id: 'damage-or-theft',
      question: 'What if a laptop is damaged or stolen?',
      answer:
        'The rental agreement says what a fall, spilt tea or a theft costs you, so read that line before you sign.',
    },
    {
      id: 'rent-payment',
      question: 'When do we pay the rent?',
      answer:
        'For a short order, you pay half before the machines come and half when the rental ends. For a long or big order, the agreement lists the parts.',
    },
    {
      id: 'software',
      question: 'Is Microsoft Office included?',
      answer:
        'Windows or macOS is included. Microsoft 365, Tally and Adobe run on your own licences, which we install for you.',
    },
  ],
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'How many, for what, and until when',
    text: 'With your city, those three answers are enough for one page with rent, delivery charge and any deposit.',
  },
} satisfies Service;
