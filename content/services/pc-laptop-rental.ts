import { payment, terms, timelines } from '../facts';
import { details } from '../owner/details';
import { titleWithPlace } from '../place';
import type { Service } from '../types';
import { confirmedValue } from '../types/owner';

const rental = {
  shortestPeriod: confirmedValue(details.rental.shortestPeriod),
  deposit: confirmedValue(details.rental.deposit),
  payment: confirmedValue(details.rental.payment),
  updates: confirmedValue(details.rental.updates),
};

/** A detail as an answer, with its full stop. */
const answer = (detail?: string) => detail?.replace(/[^.!?]$/, '$&.');

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: 'Laptop and computer on rent',
  shortTitle: 'PC and laptop rental',
  mistakenSlugs: ['laptop-rental'],
  mapLabel: 'Rentals',
  icon: 'Laptop',
  summary: 'Laptops and PCs for staff, training or exams.',
  meta: {
    title: titleWithPlace((place) => `Laptop and computer on rent in ${place}`),
    description: `Laptops, desktops, workstations and MacBooks on rent by the month or for an exam. A machine that fails is replaced within ${timelines.replacement}, where agreed.`,
  },
  lead: `Rent laptops and desktops by the month for your staff, or for a training batch or an exam. They arrive ready to use, and one that fails in normal use is replaced within ${timelines.replacement}, ${terms.replacementPlace}.`,
  times: [{ label: 'Faulty machine replaced within', value: `${timelines.replacement}, where agreed` }],
  payment: rental.payment ?? payment.shortRental,
  extraFacts: [
    { label: 'Drives after return', value: 'Erased', promise: 'erased-drives' },
    ...(rental.shortestPeriod ? [{ label: 'Shortest rental', value: rental.shortestPeriod }] : []),
    ...(rental.deposit ? [{ label: 'Deposit', value: rental.deposit }] : []),
  ],
  example: {
    kind: 'form',
    title: 'The list you sign',
    note: 'You sign one list when the machines come and again when they go back, so nobody argues later about a missing charger.',
    sheet: { name: 'Machine list', sample: 'One row per machine' },
    rows: [
      { title: 'Model and serial number', description: 'It’s on the sticker. We ask for it if the machine fails.' },
      { title: 'Charger and bag', description: 'Ticked when they come and when they go back.' },
      { title: 'Programs', description: 'Which ones are installed, and on whose licence.' },
      { title: 'First and last day', description: 'Each machine has its own.' },
      { title: 'Switched on by', description: 'The name of the person who tried it on delivery.' },
    ],
  },
  features: [
    {
      title: 'Laptops for staff and trainees',
      description:
        'You get business models with charger and bag, and with the memory and disk that your programs need.',
    },
    {
      title: 'Desktops, workstations and MacBooks',
      description:
        'Desktops, with monitor, keyboard and mouse if you need them, suit counters and labs. Workstations suit AutoCAD and video editing, and designers often ask for MacBooks.',
    },
    {
      title: 'Ready to use',
      description:
        'We update every machine before delivery and install your own programs, if you have licences for them.',
    },
    {
      title: 'Windows is licensed and activated',
      // Ordinary Windows licences forbid renting; Microsoft's leasing agreement allows it:
      // microsoft.com/licensing/product-licensing/rental-rights. Checked 2026-11-26.
      description:
        'Windows may be rented out only under a leasing agreement with Microsoft. We have it, and you may ask any rental company for theirs.',
      promise: 'windows-licence',
    },
    {
      title: 'Your data erased',
      // Windows' own "Reset" isn't meant for firms' data: Microsoft, quoted in PC Pro, November
      // 2025. Checked 2026-11-26.
      description:
        'After return we erase every drive before anyone else gets the machine, and not only with the “Reset” of Windows, which leaves traces. If you need a written confirmation, ask for it when you order.',
      promise: 'erased-drives',
    },
  ],
  priceTitle: 'What the rent depends on',
  priceFactors: [
    {
      title: 'The machine',
      description:
        'Memory, processor and screen size decide most of the rent. Tell us which programs you run, and we suggest the smallest model that runs them well.',
    },
    { title: 'How long', description: 'A longer rental costs less per day, and most offices rent by the month.' },
    {
      title: 'How many, and where',
      description:
        'Ten machines to one address need one delivery. Upper floors without a lift and long lists of programs add set-up time.',
    },
  ],
  comparison: {
    title: 'Rent or buy?',
    columns: ['Rent', 'Buy'],
    rows: [
      {
        title: 'A project, training or exam of some weeks',
        cells: ['Usually cheaper', 'You’d own machines that you don’t need'],
      },
      {
        title: 'New staff, numbers not sure',
        cells: ['You add or return machines', 'You risk buying too many or too few'],
      },
      {
        title: 'A whole office, without a large sum at the start',
        cells: ['You pay monthly, and replacement is ours to arrange', 'You pay once, and repairs are yours'],
      },
      {
        title: 'The same people for three years or more',
        cells: ['It costs more in total', 'Usually cheaper'],
      },
    ],
  },
  technologies: {
    title: 'Machines we rent',
    items: [
      'Business laptops',
      'Desktops',
      'Workstations',
      'MacBooks',
      ...['Dell Latitude', 'HP EliteBook', 'Lenovo ThinkPad', 'HP Z workstations'].map((text) => ({
        text,
        promise: 'rental-machines',
      })),
    ],
  },
  faq: [
    {
      id: 'shortest-period',
      question: 'How short can a rental be?',
      answer:
        answer(rental.shortestPeriod) ??
        'Most offices rent by the month. For an exam or a training batch, days or weeks are possible if the machines are in stock.',
    },
    {
      id: 'deposit',
      question: 'Is there a deposit?',
      answer:
        answer(rental.deposit) ??
        'That depends on the model and on how many you take. Our offer names the deposit, so you know it before you decide.',
    },
    {
      id: 'rent-payment',
      question: 'How do we pay?',
      answer: answer(rental.payment) ?? 'You see every payment and its date before you sign.',
    },
    {
      id: 'broken-machine',
      question: 'What if a machine stops working?',
      answer: `Call us with the serial number. Often we can repair it remotely. If it failed in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}. ${terms.replacementDays} Files on a dead drive may be lost, so keep your work on a shared drive as well.`,
    },
    {
      id: 'nights',
      question: 'And if it fails on a Saturday evening?',
      answer:
        'Sunday doesn’t count, so the replacement comes by Monday evening. If you can’t wait that long, order a spare machine that stays with you.',
      promise: 'weekend-replacement',
    },
    {
      id: 'damage-or-theft',
      question: 'What if a laptop is damaged or stolen?',
      answer: 'The agreement states what you pay for each. Read that part before you sign, from us or from anyone.',
    },
    {
      id: 'software',
      question: 'Is Microsoft Office included?',
      // Tally is active on one machine at a time: help.tallysolutions.com, single-site licensing.
      // Checked 2026-11-26.
      answer:
        'No. Microsoft 365, Tally and Adobe programs run on your own licences, and we install them. Surrender a Tally licence before the machine goes back, because it is active on one machine only.',
    },
    ...(rental.updates
      ? [
          {
            id: 'antivirus',
            question: 'Who installs updates and antivirus while we have the machines?',
            answer: answer(rental.updates)!,
          },
        ]
      : []),
    {
      id: 'before-return',
      question: 'What should we do before the machines go back?',
      // Activation Lock stops the next user of a Mac: kb.wisc.edu/wcer/132325. Autopilot keeps a
      // machine registered: learn.microsoft.com/autopilot. Checked 2026-11-26.
      answer:
        'Copy your files first, and sign out of Microsoft and Adobe. On a MacBook, also turn off “Find My”, or Apple keeps the machine locked. If your firm manages its laptops with Intune, remove the machine there too.',
    },
    {
      id: 'gst',
      question: 'Is there GST on the rent?',
      // SAC 997315, 18 %, also after September 2025: busy.in/sac-code-997315; techvity.in 2026-04-30.
      // Checked 2026-11-26.
      answer:
        'Yes, 18%. A firm that is registered for GST can usually claim it back as input credit, so send us your GSTIN with the order.',
    },
    {
      id: 'what-we-need',
      question: 'Which documents do you need?',
      answer: 'We need documents of your business and a proof of address, as for any rental agreement.',
    },
  ],
  related: ['website-development', 'software-development'],
  closing: {
    title: 'Get the rent for your machines',
    text: 'Tell us how many, for which programs, from which day to which, and in which city. You get one page with rent, delivery and deposit.',
  },
} satisfies Service;
