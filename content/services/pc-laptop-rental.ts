import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: 'PC and laptop rental',
  shortTitle: 'PC and laptop rental',
  mapLabel: 'Rentals',
  icon: 'laptop',
  cardDescription: `Machines on rent, replaced within ${timelines.replacement}.`,
  meta: {
    title: 'Laptop and PC on rent for business in India',
    description:
      'Rent laptops, desktops and workstations for new staff, training, exams or a project. Set up before delivery, replaced if they fail, wiped on return.',
  },
  lead: `New joiners on Monday, an exam hall for one weekend, a project that ends in March: rent the machines and keep your cash for stock. They arrive ready to use, and one that fails is replaced within ${timelines.replacement}.`,
  timing: { label: 'Replacement within', value: timelines.replacement },
  features: [
    {
      title: 'Laptops for staff',
      description:
        'Business-class models with charger and bag. You choose processor, memory and screen size, and we tell you when the cheaper one will do.',
    },
    {
      title: 'Desktops with monitors',
      description:
        'Complete sets for billing counters, call centres and computer labs, with keyboard, mouse and all cables.',
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
      title: 'Fast replacement',
      description: `A machine that breaks down in normal use is swapped within ${timelines.replacement}. The programs on your list go on the new one too.`,
    },
    {
      title: 'Add or return machines',
      description:
        'Take five more for the season and hand them back afterwards. Each change is one line in the agreement, with its own start and end date.',
    },
    {
      title: 'Serial number list',
      description:
        'Every laptop and charger is listed by serial number at delivery, so your stores person and our technician tick the same sheet at the end.',
    },
    {
      title: 'Data wiped on return',
      description:
        'Drives are erased before the machine goes to anyone else. If your client or auditor wants a written record per serial number, have it put in the quote.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'Need',
      description: 'You tell us how many people, for what work, from which date and for how long.',
    },
    {
      step: 2,
      title: 'Quote',
      description: 'Models, rent per machine, delivery charge and any deposit stand on one page, with GST.',
    },
    {
      step: 3,
      title: 'Agreement',
      description:
        'You send company papers and an address proof, and sign the rental terms before anything is dispatched.',
    },
    {
      step: 4,
      title: 'Delivery',
      description: 'Machines come set up and charged. Someone from your side switches each one on and signs the list.',
    },
    {
      step: 5,
      title: 'In use',
      description:
        'Trouble is reported by phone or WhatsApp with the serial number. We try a remote fix first, then swap.',
    },
    {
      step: 6,
      title: 'Return',
      description: 'Copy your files, sign out of every account, and we collect, check and erase.',
    },
  ],
  technologies: {
    title: 'Machines we rent',
    items: [
      'Dell Latitude',
      'HP EliteBook',
      'Lenovo ThinkPad',
      'MacBook Air',
      'MacBook Pro',
      'Dell OptiPlex',
      'HP ProDesk',
      'Lenovo ThinkCentre',
      'HP Z workstations',
      'Full HD monitors',
    ],
  },
  faq: [
    {
      id: 'broken-machine',
      question: 'What happens when a rented laptop stops working?',
      answer: `Send the serial number and a photo of the screen. If a remote session does not cure it, you have a replacement within ${timelines.replacement}, as long as the fault comes from normal use. Keep work in OneDrive, Google Drive or your server, because files on a dead drive may be lost.`,
    },
    {
      id: 'rent-payment',
      question: 'When do we pay the rent, and is there a deposit?',
      answer: `A short order, say laptops for one training batch, is paid ${payment.smallProjects}, which here means the day we collect the machines. Long or large rentals follow ${payment.largeProjects}: a rent calendar in the agreement. If a deposit applies to your order, the quote says how much it is and when it comes back.`,
    },
    {
      id: 'shortest-period',
      question: 'Can we take laptops for only a few days?',
      answer:
        'Yes, if stock allows. Events, walk-in interviews and exams are common reasons. Delivery and setting up cost the same for a weekend as for a season, so the rent per day is higher on short orders. Give us early notice in the admission and placement months, when many colleges want machines together.',
    },
    {
      id: 'damage-theft',
      question: 'Who pays if a machine is dropped or stolen?',
      answer:
        'Wear from ordinary use is normally our cost. For spilt liquid, drops, a lost charger and theft, the rental agreement states what you would pay, so read that page before signing. For theft you will also need a police report. Your office insurance may cover hired equipment, so ask your agent.',
    },
    {
      id: 'software-on-machine',
      question: 'Is Microsoft Office included in the rent?',
      answer:
        'Windows or macOS is. Microsoft 365, Tally, Adobe and other paid programs run on your own licences, and we install them for you. If you have none, LibreOffice or Google Docs can go on at no licence cost. We do not install pirated copies.',
    },
    {
      id: 'rental-helpline',
      question: 'Our call centre works at night. Is help available?',
      answer: `The rental desk takes fault reports ${officeHours.text}. Teams on night shift usually add a maintenance plan, as we run ${emergencySupport}, or keep one or two spare machines on site from the first day. Tell us your shift timings, and the quote will show the cost of both.`,
    },
  ],
  related: ['office-setup', 'server-setup'],
  closing:
    'How many machines do you need, for what work, in which city, and from when to when? With that we can quote.',
  updated: '2026-11-21',
} satisfies Service;
