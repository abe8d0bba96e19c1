import { emergencyCover, payment, terms, timelines } from '../facts';
import { titleIn, townAnswer } from '../agency';
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
    title: titleIn((region) => `LAN cabling, Wi-Fi & CCTV installation in ${region}`),
    description: `Office IT setup: LAN cabling, Wi-Fi, computers, printers, CCTV and power backup. ${timelines.officeSetup} once the equipment is there. AMC on request.`,
  },
  lead: `Office cabling, Wi-Fi, computers, printers, CCTV and power backup, installed, labelled and tested with you in ${timelines.officeSetup}, ${terms.officeStart}.`,
  times: [{ label: 'After delivery', value: timelines.officeSetup }],
  payment: payment.short,
  ownFact: { label: 'Each cable', value: 'Numbered and tested' },
  specimen: {
    kind: 'floor-plan',
    title: 'The drawing you get, with CCTV',
    note: 'Each cable, socket and camera has its place before anyone drills.',
    parts: [
      { title: 'Rack', description: 'Where all cables end, with the same numbers as at the desks.' },
      { title: 'Network points', description: 'One for each desk, printer and camera, tested one by one.' },
      { title: 'Wi-Fi box (access point)', description: 'Where people sit, with a separate network for visitors.' },
      {
        title: 'Cameras',
        description:
          'At entrance, cash counter and store, never in changing or treatment rooms. All have passed the government’s security tests, required since April 2025 (BIS, STQC).',
      },
      {
        title: 'Recorder and UPS',
        description: 'A disk for as many days as you choose (DVR or NVR), and a battery for power cuts.',
      },
    ],
  },
  features: [
    {
      title: 'Computers, printers and folders',
      description:
        'Logins, printers and the programs you have licences for are ready to use. Only your accounts people can open the salary list.',
    },
    {
      title: 'Backup for internet and power',
      description:
        'Where work can’t stop, we add a second internet line, and a UPS that lasts until the generator starts.',
    },
    { title: 'Everything on paper', description: 'Drawing, cable numbers, logins and warranties stay with you.' },
  ],
  priceFactors: [
    {
      title: 'The rooms',
      description: 'Each desk means cable, network points and a test, and finished walls mean more work.',
    },
    {
      title: 'What can stay, or wait',
      description:
        'A slow PC may only need a faster drive, and cameras can follow later. Just two cameras is a job, too.',
    },
    { title: 'Your city', description: 'Travel is charged, and a stay if the work takes days.' },
  ],
  process: [
    {
      title: 'Visit',
      description: 'One of us walks through with you. If that costs anything, you hear how much beforehand.',
    },
    {
      title: 'Fitting',
      description: 'Cable, rack and UPS go in before the furniture, if possible, and the machines after it.',
    },
    {
      title: 'Test',
      description: 'Together we print a page, play back a recording and switch off the mains to see the UPS take over.',
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
    { id: 'my-town', question: 'Do you come to my town?', answer: townAnswer },
    {
      id: 'setup-time',
      question: 'How soon after possession can staff start working?',
      answer: `Allow ${timelines.officeSetup} once everything is delivered. Apply for broadband as soon as the lease is signed, because the provider sets that date. If you need a server, its days come on top.`,
    },
    {
      id: 'buy-reuse-rent',
      question: 'Should we buy, reuse or rent the PCs?',
      answer:
        'Reuse what still does its work. Buy what will stand on the same desk for years. Rent for a project, a season or new joiners: our rental page says how.',
    },
    {
      id: 'open-office',
      question: 'Can you work around patients in a clinic that’s open all day?',
      answer:
        'Yes. We take one room at a time and agree drilling hours with you. The old network keeps running until the new one is tested.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for equipment and labour?',
      answer:
        'Labour: half when you order, half after the test we do together. Equipment: you buy from our list yourself, or we buy it with your advance. A router once bought can’t normally be refunded.',
    },
    {
      id: 'annual-maintenance',
      question: 'Do you offer an AMC (annual maintenance contract)?',
      answer: `Yes, with visits, remote help, checks of UPS batteries and recordings, and ${emergencyCover}.`,
    },
    {
      id: 'electrical-work',
      question: 'Do you also do the electrical work?',
      answer:
        'No. Mains wiring, AC, ceilings and furniture stay with your contractors, and your electrician gets a marked drawing from us.',
    },
  ],
  related: ['website-development', 'software-development', 'google-marketing'],
  closing: {
    title: 'Before the furniture is ordered',
    text: 'Call with the city, the headcount and the opening date. The first price list is free and comes in writing.',
  },
} satisfies Service;
