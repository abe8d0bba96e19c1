import { emergencyCover, payment, timelines } from '../facts';
import { faultDate, visits } from '../agency';
import type { Service } from '../types';

export const officeSetup = {
  slug: 'office-setup',
  title: 'Office IT, networking and CCTV setup',
  shortTitle: 'Office setup',
  mapLabel: 'Office',
  icon: 'building',
  cardDescription: `Cabling, Wi-Fi, PCs and CCTV: ${timelines.officeSetup} of work.`,
  meta: {
    title: 'Office IT setup: networking, Wi-Fi, CCTV',
    description:
      'Office IT setup for shops and clinics: network cabling, Wi-Fi, computers, printers, CCTV and power backup, tested and labelled. AMC on request.',
  },
  lead: `A new office needs cabling, Wi-Fi, computers, printers, CCTV and power backup by opening day. Just two cameras and better Wi-Fi for your shop? You’re welcome too. One team plans, fits and tests it with you. ${visits()}WhatsApp us your city first, and we’ll say if we can come.`,
  timing: { label: 'Typical office', value: timelines.officeSetup },
  payment: payment.board,
  ownFact: { label: 'Each cable', value: 'Numbered and tested' },
  features: [
    {
      title: 'A drawing before the drill',
      description:
        'We measure the rooms and check where power and internet come in. You get a floor plan marked with desks, sockets and Wi-Fi units.',
    },
    {
      title: 'Labelled network cabling',
      description:
        'Cat6 cable runs in conduit to a small wall cabinet. Both ends of each cable carry the same number, and we test each point.',
    },
    {
      title: 'Wi-Fi where people are',
      description:
        'We walk round with a meter and put units where the signal is weak. Guests and visitors get a network of their own, away from your billing PC.',
    },
    {
      title: 'Computers, printers and folders',
      description:
        'On each PC, the login, the printer and the programs you have licences for, such as Tally, are ready to use. Only your accounts people can open the salary sheets.',
    },
    {
      title: 'Backup for internet and power',
      description:
        'We’re there when the broadband is connected, and add a second line if your work can’t stop. A UPS keeps things on until the generator starts.',
    },
  ],
  checklist: {
    title: 'CCTV: what to decide first',
    note: 'Not sure yet? We’ll decide them together.',
    items: [
      {
        title: 'How many cameras, and where',
        description:
          'Entrance, cash counter and store are the usual start. We don’t put cameras in changing rooms or treatment rooms.',
      },
      {
        title: 'How many days to keep',
        description: 'More days or more cameras need a bigger disk in the recorder.',
      },
      {
        title: 'Cameras that meet the rules',
        description:
          'Since April 2025, cameras sold in India must meet security rules (BIS, STQC). We quote models that do, each by name, so you can check before you buy.',
      },
    ],
  },
  priceFactors: [
    {
      title: 'The rooms',
      description:
        'We count desks, because each means cable, network points and a test. Finished walls or night work cost more.',
    },
    {
      title: 'What can stay, or wait',
      description:
        'Good PCs, printers and a UPS can stay, and a slow PC may only need a faster drive. Cameras can follow later.',
    },
    {
      title: 'Your city',
      description: 'If travel or a stay costs something, it has its own line in the quote.',
    },
  ],
  process: [
    {
      title: 'Visit and drawing',
      description:
        'One of us walks through the office with you. You get the plan and the final price list, with models. If the visit costs anything, we tell you before we come.',
    },
    {
      title: 'Fitting',
      description:
        'Network cable, cabinet and UPS go in first, if possible before the furniture. Then PCs, printers, Wi-Fi and cameras, desk by desk.',
    },
    {
      title: 'Test and handover',
      description:
        'Together we print a page, play back a recording and switch off the mains, so you see the UPS take over. The file of drawings, logins and warranties stays with you.',
    },
  ],
  technologies: {
    title: 'Equipment we install',
    note: 'Brands we usually supply. You see the exact models before you order.',
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
      answer: `Allow ${timelines.officeSetup} from our start to the day people log in. Apply for broadband as soon as the lease is signed, because the provider sets that date. If hardware has to be ordered, its delivery time comes first.`,
    },
    {
      id: 'open-office',
      question: 'Our clinic is open all day. Can you work around patients?',
      answer:
        'Yes. We take one room at a time and agree drilling hours with you, to keep noise and dust away from the waiting room. The old network keeps running until the new one is tested, and we switch over in a quiet hour you choose.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for equipment and labour?',
      answer:
        'Your quote lists cable and hardware model by model. Cross out what you’d rather buy yourself. We go through the list with you, then buy the rest with your first half: once a router is bought, it can’t normally be refunded. If the seller takes it back, we help you claim. The second half is due after the test we do together, when everyone can log in and print. Several floors or branches go in stages.',
    },
    {
      id: 'attendance',
      question: 'Can you put in fingerprint attendance?',
      answer:
        'Yes, with the monthly sheet in Excel for your payroll. Your staff must be told what’s stored about them and why, and we help you write that. Some won’t want a fingerprint or face on file, so we offer cards as well.',
    },
    {
      id: 'annual-maintenance',
      question: 'Do you offer an AMC (annual maintenance contract)?',
      answer: `Yes, as a maintenance plan: planned visits, remote help, updates, a check of UPS batteries, cameras and recordings, and ${emergencyCover}. If somebody else fitted your PCs or CCTV, describe them, and we’ll say if we can take them on. Without a plan, you know what a visit costs before we come. A faulty printer goes to its maker under warranty, and we help you claim. If we fitted a cable or socket badly, we do it again, free, until ${faultDate}.`,
    },
    {
      id: 'outside-scope',
      question: 'Which jobs do you leave to others?',
      answer:
        'Furniture, false ceilings, air conditioning and mains wiring. We give your electrician a marked drawing, so power sockets end up where the desks will be. Software licences and the monthly internet bill are in your name.',
    },
  ],
  related: ['website-development', 'software-development', 'graphic-designing'],
  closing: {
    title: 'When does your office open?',
    text: 'Call before the furniture is ordered: cable costs least while the walls are bare. Tell us the city, the headcount and the opening date, and you get a first price list, free. Cross out what you don’t want.',
  },
} satisfies Service;
