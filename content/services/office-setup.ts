import { emergencyCover, payment, terms, timelines } from '../facts';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const officeSetup = {
  slug: 'office-setup',
  title: 'Office IT, networking and CCTV setup',
  shortTitle: 'Office setup',
  mistakenSlugs: ['cctv'],
  mapLabel: 'Office',
  icon: 'Building',
  summary: 'LAN cabling, Wi-Fi, PCs and CCTV, tested with you.',
  meta: {
    title: titleWithPlace(
      (place) => `LAN cabling, Wi-Fi and CCTV in ${place}`,
      'Office networking, LAN cabling and CCTV setup',
    ),
    description: `We set up offices: structured cabling, Wi-Fi, PCs, printers and CCTV, in ${timelines.officeSetup} once the equipment is there, with an AMC if you want one.`,
  },
  lead: `We cable your office, install Wi-Fi, CCTV and power backup, and set up the computers and printers. That usually takes ${timelines.officeSetup}, ${terms.officeStart}.`,
  times: [{ label: 'Once equipment is there', value: timelines.officeSetup }],
  payment: payment.shortEquipment,
  facts: [
    'time',
    'payment',
    { label: 'Who comes', value: 'Our own people, or a firm that we answer for', promise: 'own-people' },
  ],
  example: {
    kind: 'floor-plan',
    title: 'Your office on one drawing',
    note: 'Every cable, socket and camera has its place before anyone drills a hole.',
    parts: [
      { title: 'Rack', description: 'All cables end in this cabinet, with the same numbers as at the desks.' },
      {
        title: 'Network sockets',
        description: 'Each desk has two, each printer and camera one, and each is tested on its own.',
      },
      {
        title: 'Wi-Fi on the ceiling',
        description: 'It hangs where people sit. Visitors get a network of their own.',
      },
      {
        title: 'Cameras',
        description: 'They watch the entrance, the cash counter and the store, never private rooms.',
      },
      {
        title: 'Recorder and UPS',
        // GB per camera and day = Mbit/s × 10.8, so four cameras at 4 Mbit/s need 5.2 TB for 30 days.
        // Checked 2026-11-26.
        description:
          'We size the recorder’s disk for the days you want to keep: a month of four cameras needs 3 to 5 TB. The UPS is in the rack too.',
      },
    ],
  },
  features: [
    {
      title: 'Structured cabling',
      // Copper-coated aluminium fails the standards: Fluke Networks, "Copper Clad Aluminum Cables".
      // 90 m of fixed cable: intelek.eu. Checked 2026-11-26.
      description:
        'We use Cat6 cable of pure copper. Cheap “Cat6” is often aluminium with a coat of copper, on which cameras and Wi-Fi drop out. To find out, scrape one wire: aluminium shows silver. A run longer than 90 metres needs fibre or a switch between.',
    },
    {
      title: 'Every socket tested in writing',
      description: 'A tester checks all eight wires of each socket. You get the list with every number and its result.',
      promise: 'socket-list',
    },
    {
      title: 'Computers, printers and folders',
      description:
        'We set up printers, the programs that you have licences for, and a login for each person. For 25 people, the logins are best kept in one place, such as Microsoft 365, Google Workspace or a server. When somebody leaves, you switch off that one login. For this, the PCs need the Pro edition of Windows.',
    },
    {
      title: 'Firewall and antivirus',
      // An expired FortiGate goes on as a firewall, without updates: docs.fortinet.com, License
      // expiration. Checked 2026-11-26.
      description:
        'A firewall keeps strangers out of your network. Its knowledge of new viruses comes with a licence, usually for a year at a time. Without renewal, a FortiGate, for example, goes on as a firewall but learns nothing new. Windows has its own antivirus, and others need a licence for each PC.',
    },
    {
      title: 'Backup for internet and power',
      // A common UPS lasts 5 to 10 minutes at full load: juicegoose.com. Checked 2026-11-26.
      description:
        'If work can’t stop, we connect a second internet line from another provider, with a router that changes over automatically. The UPS in the rack keeps network and cameras on for some minutes. With one at the desk, people can save their work until the generator starts. For hours you need larger batteries or an inverter.',
    },
    {
      title: 'Cameras that you can check',
      // Network cameras: BIS registration with the security test ER:01, since 2025-04-09: BIS
      // guideline of 2024-10-22; businesstoday.in 2025-05-28. The app asks for the R-number:
      // indiatvnews.com 2025-11-06. Checked 2026-11-26.
      description:
        'Network cameras sold in India must be registered with BIS and have passed a security test. Our quote has the model and the BIS number (R-…) of each camera, so that you can look it up in the BIS Care app.',
      promise: 'camera-models',
    },
    {
      title: 'Everything stays yours',
      description: 'You keep the drawing, the cable numbers, all logins and the makers’ warranties.',
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
      description: 'Cable, rack and UPS go in before the furniture if possible, and the machines after it.',
    },
    {
      title: 'Test',
      description: 'Together we print a page, play back a recording and, with a UPS, switch off the mains.',
    },
  ],
  priceTitle: 'What an office setup costs',
  priceLead: 'Four things decide your price.',
  priceFactors: [
    {
      title: 'Desks and cameras',
      description:
        'Each needs cable, a socket and a test. For 25 desks with printers, cameras and Wi-Fi, plan for about sixty connections.',
    },
    { title: 'The walls', description: 'Finished walls and false ceilings mean more work than an empty shell.' },
    {
      title: 'The equipment',
      description:
        'Router, Wi-Fi, cameras and UPS come in every price class. You see each model before you order, and may buy it elsewhere.',
    },
    {
      title: 'Your city',
      description: 'If we come from another town, travel is charged, and a stay if the work takes days.',
    },
  ],
  priceNote: 'Our sample quote for an office is for 25 people, with rented PCs and a server.',
  technologies: {
    title: 'Equipment we install',
    items: [
      'Cat6 copper cable',
      'Routers and firewalls',
      'IP cameras and recorders',
      'UPS',
      ...['TP-Link Omada', 'MikroTik', 'FortiGate', 'APC', 'CP Plus', 'HP and Brother printers'].map((text) => ({
        text,
        promise: 'office-equipment',
      })),
    ],
  },
  faq: [
    {
      id: 'my-town',
      question: 'Do you come to our town?',
      answer: `${terms.otherTowns} If we have to travel, you also get the price of the trip.`,
    },
    {
      id: 'who-comes',
      question: 'Who will come to our office?',
      answer:
        'Our own technicians, or a firm in your city that works for us. You know which before you order, and we stay responsible for its work. If something stops working afterwards, you call us.',
      promise: 'own-people',
    },
    {
      id: 'setup-time',
      question: 'How soon after possession can staff start working?',
      answer: `Allow ${timelines.officeSetup} once everything is delivered. Apply for broadband as soon as the lease is signed, because the provider often takes longest. If you need a server, add its days.`,
    },
    {
      id: 'buy-reuse-rent',
      question: 'Should we buy, reuse or rent the PCs?',
      // Free updates ended on 2025-10-14; the free extension is for personal PCs (techrepublic.com).
      // Checked 2026-11-26.
      answer:
        'Reuse what runs Windows 11, because firms have to pay for the security updates of Windows 10. Buy what will stay for three years or more, if you can pay for it at once. [Rent](/services/pc-laptop-rental) for a project or for new staff, or if you’d rather pay monthly and leave repairs to us.',
    },
    {
      id: 'need-a-server',
      question: 'Do we need a server for 25 people?',
      // A shared Windows folder allows 20 other devices: Microsoft's licence, it-server-room.com.
      // Checked 2026-11-26.
      answer:
        'Not always. A folder on an ordinary PC can be shared with at most 20 devices. Beyond that you need network storage (NAS), a cloud drive such as Google Workspace or Microsoft 365, or a server. Our [server page](/services/server-setup) helps you choose.',
    },
    {
      id: 'open-office',
      question: 'Can you work while our office is open?',
      answer:
        'Yes, one room at a time, and we drill at hours that you agree to. The old network keeps running until the new one is tested. It takes some days longer than in an empty office.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for equipment and labour?',
      answer: [
        'You approve each model first, because equipment can’t normally be returned. Then you buy it from our list yourself, or you pay its price and we buy it.',
        {
          text: 'Half of the labour is paid when you order, and half after the test that we do together.',
          promise: 'labour-halves',
        },
      ],
    },
    {
      id: 'compare-offers',
      question: 'What should we ask when comparing offers?',
      answer:
        'Ask every firm the same five things, us too. Is the cable pure copper, or aluminium with a coat of copper? Is every socket tested, and do we get the results in writing? What is the BIS number of each camera? Which licences end after a year, and what do they cost then? Who comes when a PC or a camera stops working, and how soon?',
    },
    {
      id: 'annual-maintenance',
      question: 'What does an AMC (annual maintenance contract) include?',
      answer: `Every AMC includes ${emergencyCover}. You choose the rest: regular visits, remote help, updates or checks of the backup.`,
    },
    {
      id: 'electrical-work',
      question: 'Do you also do the electrical work?',
      answer: 'No, but your electrician gets a drawing from us with every socket marked.',
    },
  ],
  related: ['website-development', 'google-marketing'],
  closing: {
    title: 'Plan your office before the furniture comes',
    text: 'Tell us the city, how many people will work there and the opening date. A photo of the floor plan helps.',
  },
} satisfies Service;
