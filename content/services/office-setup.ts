import { emergencyCover, payment, terms, timelines } from '../facts';
import { titleWithPlace, visitedTowns } from '../agency';
import type { Service } from '../types';

export const officeSetup = {
  slug: 'office-setup',
  title: 'Office IT, networking and CCTV setup',
  shortTitle: 'Office setup',
  mistakenSlugs: ['cctv'],
  mapLabel: 'Office',
  icon: 'building',
  summary: 'LAN cabling, Wi-Fi, PCs and CCTV, tested with you.',
  meta: {
    title: titleWithPlace((place) => `LAN cabling, Wi-Fi & CCTV installation in ${place}`),
    description: `Office IT setup: LAN cabling, Wi-Fi, computers, printers, CCTV and power backup. ${timelines.officeSetup} once the equipment is there. AMC on request.`,
  },
  lead: `We install and label office cabling, Wi-Fi, CCTV and power backup, and set up computers and printers. That usually takes ${timelines.officeSetup}, ${terms.officeStart}.`,
  times: [{ label: 'Once equipment is there', value: timelines.officeSetup }],
  payment: payment.short,
  extraFact: { label: 'Each cable', value: 'Numbered and tested' },
  example: {
    kind: 'floor-plan',
    title: 'Your office on one drawing, with CCTV',
    note: 'Each cable, socket and camera has its place before anyone drills.',
    parts: [
      { title: 'Rack', description: 'All cables end here, numbered as at the desks.' },
      { title: 'Network points', description: 'Each desk, printer and camera has one, tested on its own.' },
      {
        title: 'Wi-Fi box (access point)',
        description: 'It hangs where people sit, with a separate network for visitors.',
      },
      {
        title: 'Cameras',
        description:
          'They cover entrance, cash counter and store, never private rooms. All have passed the government’s security tests (BIS, STQC).',
      },
      {
        title: 'Recorder and UPS',
        description: 'A disk keeps as many days as you choose (DVR or NVR), and a battery covers power cuts.',
      },
    ],
  },
  features: [
    {
      title: 'Computers, printers and folders',
      description:
        'We set up logins, printers and the programs you have licences for. We set permissions, so that only your accounts people can open the salary list.',
    },
    {
      title: 'Backup for internet and power',
      description:
        'Where work can’t stop, we connect a second internet line and fit a UPS that lasts until you’ve saved your work or a generator starts.',
    },
    { title: 'Yours to keep', description: 'The drawing, cable numbers, logins and warranties stay with you.' },
  ],
  priceFactors: [
    {
      title: 'The rooms',
      description: 'Each desk means cable, network points and a test. Finished walls mean more work.',
    },
    {
      title: 'Your city',
      description: 'If we come from another town, travel is charged, and a stay if the work takes days.',
    },
  ],
  process: [
    {
      title: 'Visit',
      description:
        'One of us walks through the rooms with you. If we have to travel, you agree to the price of the trip first.',
    },
    {
      title: 'Fitting',
      description: 'If possible, cable, rack and UPS go in before the furniture, the machines after it.',
    },
    {
      title: 'Test',
      description: 'Together we print a page, play back a recording and, with a UPS, switch off the mains.',
    },
  ],
  technologies: {
    title: 'Equipment we install',
    note: 'You see the exact models before you order.',
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
      id: 'my-town',
      question: 'Do you come to my town?',
      answer: `Name your city when you write, and we’ll tell you before anything is charged.${visitedTowns(' We come to ', '.')}`,
    },
    {
      id: 'setup-time',
      question: 'How soon after possession can staff start working?',
      answer: `Allow ${timelines.officeSetup} once everything is delivered. Apply for broadband as soon as the lease is signed. If you need a server, its days come on top.`,
    },
    {
      id: 'buy-reuse-rent',
      question: 'Should we buy, reuse or rent the PCs?',
      answer: 'Reuse what still works, and buy what will stay for years. Rent for a project, a season or new joiners.',
    },
    {
      id: 'open-office',
      question: 'Can you work while our office or clinic is open?',
      answer:
        'Yes, one room at a time, and we drill at hours you agree to. The old network keeps running until the new one is tested.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for equipment and labour?',
      answer:
        'You pay half of the labour when you order and half after the test we do together. You buy the equipment from our list yourself, or we buy it with a separate advance. You approve each model first, because once bought it can’t normally be returned.',
    },
    {
      id: 'annual-maintenance',
      question: 'Do you offer an AMC (annual maintenance contract)?',
      answer: `Yes. Every AMC includes ${emergencyCover}. You choose the rest, say visits or remote help.`,
    },
    {
      id: 'electrical-work',
      question: 'Do you also do the electrical work?',
      answer: 'No, but your electrician gets a marked drawing from us.',
    },
  ],
  related: ['website-development', 'software-development', 'google-marketing'],
  closing: {
    title: 'Before the furniture is ordered',
    text: 'Call with the city, the headcount and the opening date.',
  },
} satisfies Service;
