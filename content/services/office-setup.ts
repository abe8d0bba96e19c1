import { emergencyCover, payment, terms, timelines } from '../facts';
import { titleIn, townAnswer, visits } from '../agency';
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
  lead: `Office cabling, Wi-Fi, computers, printers, CCTV and power backup, installed, labelled and tested with you. Just two cameras? That’s fine too.${visits()}`,
  times: [{ label: 'After delivery', value: timelines.officeSetup }],
  payment: payment.short,
  ownFact: { label: 'Each cable', value: 'Numbered and tested' },
  specimen: {
    kind: 'floor-plan',
    title: 'The drawing you get, with CCTV',
    note: 'Each cable, socket and camera has its place before anyone drills.',
    parts: [
      { title: 'Rack', description: 'Where all cables end, with the same numbers as at the desks.' },
      { title: 'Network points', description: 'One for each desk, printer and camera.' },
      { title: 'Access point', description: 'Where people sit, with a separate network for visitors.' },
      {
        title: 'Cameras',
        description:
          'Entrance, cash counter and store first. None in changing or treatment rooms. Your quote names each camera. All meet the rules in force since April 2025 (BIS, STQC).',
      },
      {
        title: 'DVR or NVR, and UPS',
        description:
          'The recorder keeps the pictures, the UPS bridges a power cut. More days or cameras need a bigger disk.',
      },
    ],
  },
  features: [
    {
      title: 'A drawing before the drill',
      description: 'You get a floor plan marked with desks, sockets and access points.',
    },
    {
      title: 'Labelled LAN cabling',
      description:
        'Cat6 cable runs in conduit to a small wall rack. Both ends of each cable carry the same number, and we test each point.',
    },
    {
      title: 'Wi-Fi where people are',
      description:
        'We walk round with a meter and put access points where the signal is weak. Guests get a separate network, away from your billing PC.',
    },
    {
      title: 'Computers, printers and folders',
      description:
        'Logins, printers and the programs you have licences for are ready to use. Only your accounts people can open the salary list.',
    },
    {
      title: 'Backup for internet and power',
      description:
        'Where work can’t stop, we add a second internet line. A UPS keeps things on until the generator starts.',
    },
  ],
  priceFactors: [
    {
      title: 'The rooms',
      description:
        'We count desks, because each means cable, network points and a test. Finished walls or night work cost more.',
    },
    {
      title: 'What can stay, or wait',
      description:
        'Good PCs and printers can stay, and a slow PC may only need a faster drive. Cameras can follow later.',
    },
    {
      title: 'Your city',
      description: `${terms.travel} So does a stay, if the work takes days.`,
    },
  ],
  process: [
    {
      title: 'Visit and drawing',
      description:
        'The first price list is free. For the final one, one of us walks through the office with you and draws the plan. If that visit costs anything, you hear how much before we come.',
    },
    {
      title: 'Fitting',
      description:
        'Cable, rack and UPS go in first, if possible before the furniture. Then PCs, printers, Wi-Fi and cameras.',
    },
    {
      title: 'Test and handover',
      description:
        'Together we print a page, play back a recording and switch off the mains to see the UPS take over. You keep drawings, logins and warranties.',
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
      answer: townAnswer,
    },
    {
      id: 'setup-time',
      question: 'We get possession soon. When can staff start working?',
      answer: `Allow ${timelines.officeSetup}, ${terms.officeStart}. Apply for broadband as soon as the lease is signed, because the provider sets that date, and order hardware early.`,
    },
    {
      id: 'open-office',
      question: 'Our clinic is open all day. Can you work around patients?',
      answer:
        'Yes. We take one room at a time and agree drilling hours with you, away from the waiting room. The old network keeps running until the new one is tested.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for equipment and labour?',
      answer:
        'Your quote lists cable and hardware model by model. Cross out what you’d rather buy yourself. We check the list with you, then buy the rest with your first half. A router once bought can’t normally be refunded. The second half is due after the test we do together.',
    },
    {
      id: 'annual-maintenance',
      question: 'Do you offer an AMC (annual maintenance contract)?',
      answer: `Yes, as a maintenance plan with visits, remote help, checks of UPS batteries and recordings, and ${emergencyCover}. A faulty printer goes to its maker under warranty, and we help you claim.`,
    },
    {
      id: 'electrical-work',
      question: 'Do you also do the electrical work?',
      answer:
        'No. Mains wiring, AC, ceilings and furniture stay with your contractors. Your electrician gets a marked drawing from us.',
    },
  ],
  related: ['website-development', 'software-development', 'google-marketing'],
  closing: {
    title: 'When does your office open?',
    text: 'Call before the furniture is ordered. Give us the city, the headcount and the opening date of your office, and you get the first price list, free.',
  },
} satisfies Service;
