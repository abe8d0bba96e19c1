import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const officeSetup = {
  slug: 'office-setup',
  title: 'Office IT setup',
  shortTitle: 'Office setup',
  mapLabel: 'Office',
  icon: 'building',
  cardDescription: `Cabling, Wi-Fi, PCs and CCTV in ${timelines.officeSetup}.`,
  meta: {
    title: 'Office IT setup: networking, Wi-Fi, CCTV',
    description:
      'Office IT setup for shops and clinics: network cabling, Wi-Fi, computers, printers, CCTV and power backup, tested and labelled. AMC on request.',
  },
  lead: 'We set up your office IT: cabling, Wi-Fi, computers, printers, CCTV cameras and power backup. You have the keys to the new place and an opening date. One team plans it on one drawing, fits it and tests it with you. On-site work depends on your city, so name it when you ask.',
  timing: { label: 'Typical office', value: timelines.officeSetup },
  payment: payment.board,
  features: [
    {
      title: 'Site survey and drawing',
      description:
        'We measure the rooms and check where power and internet come in. You get a floor plan marked with desks, data points and Wi-Fi units.',
    },
    {
      title: 'Labelled network cabling',
      description:
        'Cat6 cable runs in conduit to a small wall cabinet. Both ends of each cable carry the same number, and the points are tested one by one.',
    },
    {
      title: 'Wi-Fi where people sit',
      description:
        'Ceiling units go where a walk-through with a signal meter says they should. Visitors get a network of their own, away from your billing PC.',
    },
    {
      title: 'Computers ready to log in',
      description:
        'Each person finds a working account, updates done, the printer added and the programs you hold licences for, Tally included.',
    },
    {
      title: 'Internet and firewall',
      description:
        'We meet your broadband provider on site, fit the router and firewall, and connect a second line as standby if your work cannot stop.',
    },
    {
      title: 'Printers and shared folders',
      description:
        'Print and scan from any desk. Folders open only for those who should see them, so salary sheets stay with accounts.',
    },
    {
      title: 'CCTV cameras',
      description:
        'IP cameras at the entrance, cash counter and store, with a recorder you can view on your phone. The disk is sized for as many days as you want to look back. A notice tells staff and visitors that cameras record.',
    },
    {
      title: 'Attendance and access',
      description: 'A fingerprint or face reader at the door, with the monthly sheet in Excel for your payroll.',
    },
    {
      title: 'Power backup',
      description:
        'A UPS sized for your rack, PCs and cameras keeps them on until the inverter or generator takes over, or until people have saved their files. Batteries age, so we note the date on each.',
    },
  ],
  process: [
    {
      title: 'Visit',
      description:
        'Someone walks through the office with you, counts people and machines, and photographs the power points.',
    },
    {
      title: 'Drawing and quote',
      description: 'You see the plan and a price list with models and quantities. Strike out what you do not want.',
    },
    {
      title: 'Cabling',
      description: 'Cable, rack and power go in first, ideally before furniture covers the walls.',
    },
    {
      title: 'Machines',
      description: 'PCs, printers, Wi-Fi and cameras are connected and set up, desk by desk.',
    },
    {
      title: 'Test and handover',
      description:
        'Together we print, scan, call up a recording and pull the mains plug. You keep the file of drawings, logins and warranties.',
    },
  ],
  technologies: {
    title: 'Equipment we install',
    note: 'Models we usually supply; your quote names yours.',
    items: [
      'TP-Link Omada Wi-Fi',
      'MikroTik routers',
      'FortiGate firewalls',
      'APC UPS',
      'CP Plus cameras',
      'HP and Brother printers',
    ],
  },
  faq: [
    {
      id: 'setup-time',
      question: 'We get possession soon. When can staff start working?',
      answer: `Allow ${timelines.officeSetup} from your go-ahead to the day people log in. One room with a few desks is ready sooner than two floors with cameras. If the date is tight, cameras and attendance can follow after the opening. Apply for broadband as soon as the lease is signed, because that date is in the provider’s hands.`,
    },
    {
      id: 'open-office',
      question: 'Our clinic is open all day. Can you work around patients?',
      answer:
        'Yes. We take one room at a time and agree drilling hours with you, to keep noise and dust away from the waiting room. Old and new networks run side by side until the new one is tested. The change-over itself waits for a quiet hour that you choose.',
    },
    {
      id: 'old-machines',
      question: 'Can our old computers and printers be used?',
      answer:
        'Usually some of them. During the visit we note age, memory and whether each PC can run a supported version of Windows. Good ones are cleaned and moved, slow ones may only need an SSD (a faster drive), and the rest we list with the reason. For a short need, renting can cost less than buying.',
    },
    {
      id: 'annual-maintenance',
      question: 'Do you take an AMC for the office afterwards?',
      answer: `Yes. An AMC (annual maintenance contract) covers planned visits, remote help, updates and a yearly check of UPS batteries and recordings; the contract lists what is in it. It also brings ${emergencySupport}. Without one, call or WhatsApp us, ${officeHours.text}, and we quote the visit. Hardware faults go through the maker’s warranty, and we help with the claim.`,
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for equipment and labour?',
      answer: `A single office is normally ${payment.smallProjects}: the first part buys cable and hardware, the balance falls due when we have tested it together. Several floors or branches go by ${payment.largeProjects}, for example after cabling and after the last desk. Hardware, labour and GST are separate lines in the quote.`,
    },
    {
      id: 'outside-scope',
      question: 'Which jobs are left to other contractors?',
      answer:
        'Furniture, false ceilings, air conditioning and mains wiring stay with your interior and electrical contractors. We give them a marked drawing so that sockets end up where desks will be. Software licences and the monthly internet bill are in your name, and any licence you lack is listed in the quote.',
    },
  ],
  related: ['server-setup', 'pc-laptop-rental', 'website-development'],
  closing:
    'Call before the furniture is ordered: cable routes and sockets cost least while the walls are bare. We need the city and area, how many people will sit there, and your opening date.',
  updated: '2026-11-21',
} satisfies Service;
