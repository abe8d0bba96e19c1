import { emergencyCover, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: 'Laptop and PC on rent',
  shortTitle: 'PC and laptop rental',
  mapLabel: 'Rentals',
  icon: 'laptop',
  cardDescription: `Machines on rent, replaced within ${timelines.replacement}.`,
  meta: {
    title: 'Laptop and PC on rent for business in India',
    description:
      'Rent laptops, desktops and workstations for new staff, training, exams or a project. Set up before delivery, and replaced if they fail in normal use.',
  },
  lead: `Rent laptops and PCs that arrive ready to use: for new joiners on Monday, an exam hall for one weekend, a project that ends in March. One that fails in normal use is replaced within ${timelines.replacement}, as your agreement says. Delivery and on-site work depend on your city.`,
  timing: { label: 'Replacement within', value: timelines.replacement },
  payment: payment.board,
  features: [
    {
      title: 'Laptops for staff',
      description:
        'Business-class models with charger and bag. You choose processor, memory and screen size, and we tell you when the cheaper one will do.',
    },
    {
      title: 'Desktops with monitors',
      description:
        'Complete sets for billing counters, call centres and computer labs, with keyboard, mouse and the cables.',
    },
    {
      title: 'Workstations and MacBooks',
      description:
        'Machines with graphics cards for AutoCAD, Revit or video editing, and MacBooks for designers and app developers.',
    },
    {
      title: 'Ready before delivery',
      description:
        'Windows is activated and updated, user names are set, and your list of programs is installed where you hold the licences.',
    },
    {
      title: 'Add or return machines',
      description:
        'Take five more for the season and hand them back afterwards. Each change is one line in the agreement, with its own start and end date.',
    },
    {
      title: 'Data wiped on return',
      description:
        'We erase the drives as your quote says before the machine goes to anyone else. If your client or auditor wants a written record per serial number, have it put in the quote.',
    },
  ],
  process: [
    {
      title: 'Need and quote',
      description:
        'You tell us how many people, for what work, from which date and for how long. Models, rent per machine, delivery charge and any deposit are on one page, with GST.',
    },
    {
      title: 'Agreement',
      description:
        'You send company papers and an address proof, and sign the rental terms before anything is dispatched.',
    },
    {
      title: 'Delivery',
      description:
        'Machines come set up and charged, with a list of serial numbers. Someone from your side switches each one on and signs the list.',
    },
    {
      title: 'Return',
      description: 'Copy your files, sign out of your accounts, and we collect and check against the same list.',
    },
  ],
  technologies: {
    title: 'Machines we rent',
    note: 'Models we usually supply; the quote lists yours.',
    items: ['Dell Latitude', 'HP EliteBook', 'Lenovo ThinkPad', 'MacBook Air', 'Dell OptiPlex', 'HP Z workstations'],
  },
  faq: [
    {
      id: 'shortest-period',
      question: 'Can we take laptops for only a few days?',
      answer:
        'Yes, if stock allows. Events, walk-in interviews and exams are common reasons. Delivery and setting up cost the same for a weekend as for a season, so the rent per day is higher on short orders. Give us early notice in the admission and placement months, when many colleges want machines together.',
    },
    {
      id: 'rent-payment',
      question: 'When do we pay the rent, and is there a deposit?',
      answer: `A short order, say laptops for one training batch, is paid ${payment.smallProjects}. Long or large rentals follow ${payment.largeProjects}: a rent calendar in the agreement. If a deposit applies to your order, the quote says how much it is and when it comes back.`,
    },
    {
      id: 'broken-machine',
      question: 'What if a machine stops working, is dropped or is stolen?',
      answer: `Send the serial number and a photo of the screen. We try a remote fix first. If the fault comes from normal use, you have a replacement within ${timelines.replacement}; the agreement says from when the hours count and where. For spilt liquid, drops, a lost charger and theft it states what you would pay, so read that page before signing. Keep work in OneDrive, Google Drive or your server, because files on a dead drive may be lost.`,
    },
    {
      id: 'software-and-nights',
      question: 'Is Microsoft Office included, and who helps a night shift?',
      answer: `Windows or macOS is included. Microsoft 365, Tally and Adobe run on your own licences, and we install them for you; LibreOffice costs no licence. We do not install pirated copies. The rental desk takes fault reports ${officeHours.text}. Night shifts usually keep a spare machine on site, or add a maintenance plan with ${emergencyCover}.`,
    },
  ],
  related: ['office-setup', 'server-setup'],
  closing:
    'How many machines do you need, for what work, in which city, and from when to when? With that we can quote.',
  updated: '2026-11-21',
} satisfies Service;
