import { emergencyCover, payment, terms, timelines } from '../facts';
import { maintenanceStart, visitFacts, visitMistakeFeatures } from '../owner-facts';
import { headingWithCity, titleWithPlace } from '../place';
import { mistakeRow } from '../sample-quotes';
import type { Service } from '../types';

export const officeSetup = {
  slug: 'office-setup',
  title: headingWithCity((city) => `Office networking and CCTV in ${city}`, 'Office IT, networking and CCTV setup'),
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
    { label: 'Who comes', value: 'Our own people, or a firm that we answer for' },
    ...visitFacts(),
  ],
  example: {
    kind: 'floor-plan',
    title: 'Your office on one drawing',
    note: 'Everything has its place before anyone drills a hole, as in this example.',
    parts: [
      { title: 'Rack', description: 'All cables end in this cabinet, numbered as at the desks.' },
      {
        title: 'Network sockets',
        description: 'Each desk has two, each printer and camera one.',
      },
      {
        title: 'Wi-Fi on the ceiling',
        description: 'It hangs where people sit. Visitors get their own network.',
      },
      {
        title: 'Cameras',
        description: 'They watch the entrance, the cash counter and the store, never private rooms.',
      },
      {
        title: 'Recorder and UPS',
        // GB per camera and day = Mbit/s × 10.8, so four cameras at 4 Mbit/s need 5.2 TB for 30 days.
        // Checked 2026-11-26.
        description: 'A month of four cameras needs a disk of 3 to 5 TB. The UPS is in the rack too.',
      },
    ],
  },
  features: [
    {
      title: 'Structured cabling',
      // Copper-coated aluminium fails the standards: Fluke Networks, "Copper Clad Aluminum Cables".
      // Checked 2026-11-26.
      description:
        'We lay Cat6 cable of pure copper. It also powers cameras and Wi-Fi (PoE). Cheap “Cat6” is often aluminium with a coat of copper, on which cameras drop out. Scrape one wire: aluminium shows silver.',
    },
    {
      title: 'Every socket tested, with a list',
      // Verification tests the wires, certification the standard's values; makers want the latter for
      // their long guarantees: standardinfraco.com, cabletestshop.com. Checked 2026-11-27.
      description:
        'We test that all eight wires are connected, and list the result of every number. Some makers’ guarantees need a certificate from a special meter, which is an extra.',
    },
    {
      title: 'Firewall and antivirus',
      // An expired FortiGate goes on as a firewall, without updates: docs.fortinet.com, License
      // expiration. Checked 2026-11-26. Without a contract there are no larger updates (docs2.fortinet.com,
      // How the FortiGate firmware license works), and only the first warranty covers a replacement
      // (community.fortinet.com, FortiCompanion to RMA Services). Windows has an antivirus
      // (MicrosoftDocs/defender-docs). Checked 2026-11-27.
      description:
        'A firewall’s list of new viruses and its maker’s updates come with a yearly licence. If you don’t renew it, both stop, and after the warranty the maker won’t replace a faulty firewall. The PCs have the antivirus of Windows. One of your people checks it, or we do it under an AMC.',
    },
    {
      title: 'Computers, printers and logins',
      description:
        'Each person gets a login. For 25 people, keep all logins in one place, such as Microsoft 365, and switch one off when somebody leaves. The PCs need Windows Pro for that.',
    },
    {
      title: 'Internet and power backup',
      // A common UPS lasts 5 to 10 minutes at full load: juicegoose.com. Checked 2026-11-26.
      description:
        'If work can’t stop, a second internet line takes over automatically. The UPS keeps the network on for some minutes, until the generator starts.',
    },
    {
      title: 'Cameras that you can check',
      // Network cameras: BIS registration with the security test ER:01, since 2025-04-09: BIS
      // guideline of 2024-10-22; businesstoday.in 2025-05-28. The app asks for the R-number:
      // indiatvnews.com 2025-11-06. Checked 2026-11-26.
      description:
        'Network cameras must be registered with BIS. Our quote has each model’s number (R-…), which you can look up in the BIS Care app.',
    },
    {
      title: 'A maintenance contract (AMC)',
      description: `If you’d like us to look after it all, we offer a yearly contract with ${emergencyCover}.`,
    },
    ...visitMistakeFeatures(),
  ],
  process: [
    {
      title: 'Visit',
      description: 'We see the rooms before we quote. If that visit costs anything, you agree to it first.',
    },
    {
      title: 'Fitting',
      description: 'Cable, rack and UPS go in before the furniture if possible, and the computers after it.',
    },
    {
      title: 'Test',
      description: 'Together we print a page, play back a recording and, with a UPS, switch off the mains.',
    },
  ],
  priceTitle: 'What an office setup costs',
  priceFactors: [
    {
      title: 'Desks and cameras',
      description:
        'Each needs cable, a socket and a test. For 25 desks with printers, cameras and Wi-Fi, plan for about sixty sockets.',
    },
    { title: 'The walls', description: 'Finished walls and false ceilings mean more work than an empty shell.' },
    {
      title: 'The equipment',
      description: 'You see the price of each model, and may buy it elsewhere.',
    },
    {
      title: 'Your city',
      description: 'If we come from another city, travel is charged, and a stay if the work takes days.',
    },
  ],
  technologies: [
    'Cat6 copper cable',
    'routers and firewalls',
    'IP cameras and recorders',
    'UPS',
    'TP-Link Omada',
    'MikroTik',
    'FortiGate',
    'APC',
    'CP Plus',
    'HP and Brother printers',
  ],
  faq: [
    {
      id: 'my-town',
      alsoAt: ['who-comes'],
      question: 'Do you come to our city?',
      answer: [
        terms.towns,
        'Our own people come, or a firm that we choose and answer for. You know which before you order, and afterwards you call us.',
      ],
    },
    {
      id: 'setup-time',
      question: 'How soon after possession can staff start working?',
      answer: `Allow ${timelines.officeSetup} once everything is delivered. Apply for broadband as soon as the lease is signed, because the provider often takes longest.`,
    },
    {
      id: 'annual-maintenance',
      question: 'What does an AMC (annual maintenance contract) include?',
      // Comprehensive contracts include spare parts, others only the service: centaurcomputer.com,
      // computeramc365.com. Checked 2026-11-27.
      answer: `${
        maintenanceStart
          ? `With every maintenance plan (AMC) you have ${emergencyCover}, and ${maintenanceStart}.`
          : `Every AMC includes ${emergencyCover}.`
      } You choose the rest: regular visits, remote help, updates or checks of the backup. A comprehensive AMC includes spare parts, and a non-comprehensive one only the work: the quote says which one yours is. Without an AMC, you can call us in office hours, and each job has its price.`,
    },
    {
      id: 'buy-reuse-rent',
      question: 'Should we buy, reuse or rent the PCs?',
      // Free updates ended on 2025-10-14; the free extension is for personal PCs (techrepublic.com).
      // Checked 2026-11-26.
      answer:
        'Reuse what runs Windows 11, because firms pay for the security updates of Windows 10. Buy what will stay for three years or more. [Rent](/services/pc-laptop-rental) for a project, or if you’d rather pay monthly and leave repairs to us.',
    },
    {
      id: 'need-a-server',
      question: 'Do we need a server for 25 people?',
      // A shared Windows folder allows 20 other devices: Microsoft's licence, it-server-room.com.
      // Checked 2026-11-26.
      answer:
        'Not always, but a folder on an ordinary PC isn’t enough: it serves at most 20 devices. See [what there is in between](/services/server-setup).',
    },
    {
      id: 'open-office',
      question: 'Can you work while our office is open?',
      answer:
        'Yes, one room at a time, and we drill at hours that you agree to. The old network runs until the new one is tested.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for the equipment and the work?',
      answer: [
        'Equipment can’t normally be returned, so you approve each model first, and then buy it yourself or pay us its price.',
        `You’ll pay for the work ${payment.smallProjects}: it’s complete once it has passed the test.`,
      ],
    },
    {
      id: 'compare-offers',
      question: 'What should we ask when comparing offers?',
      answer: [
        'Ask which licences end after a year. With us, it’s those of the firewall, Microsoft 365 and cloud backup, if you have them.',
        'Ask whether every socket is tested, with the results in writing. Ours are.',
        'Ask for the BIS number of each camera. It’s in our quote.',
      ],
    },
    {
      id: 'electrical-work',
      question: 'Do you also do the electrical work?',
      // Racks are bonded to earth: TIA-607, critical-eng.com and montana.edu (ground-bonding). Checked
      // 2026-11-27.
      answer:
        'No. Your electrician installs the power sockets and the earthing where our drawing shows them, and we connect the rack and the UPS to them.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-office',
    job: 'an office',
    example: '25 people, rented PCs, a server',
    rows: [
      {
        title: 'Cabling and rack',
        hasPrice: true,
        description: 'Sixty network sockets for desks, printers, cameras and Wi-Fi, each numbered and tested.',
      },
      {
        title: 'Switches, Wi-Fi, firewall and UPS',
        hasPrice: true,
        description:
          'Each model has its own price, and you may buy it elsewhere. This UPS is for the rack; desks can have their own.',
      },
      {
        title: '25 PCs on rent',
        hasPrice: true,
        description:
          'Rent per month with monitor, keyboard and mouse, your programs installed. Deposit and shortest period are listed here.',
      },
      {
        title: 'Server for files and Tally',
        hasPrice: true,
        description:
          'The machine, its set-up and backups in two places. Microsoft’s and Tally’s licences each have a price.',
      },
      {
        title: 'Business e-mail',
        hasPrice: true,
        isOptional: true,
        description: '25 addresses on your own domain. You pay Google or Microsoft per person and month.',
      },
      {
        title: 'Four cameras, recorder',
        hasPrice: true,
        isOptional: true,
        description: 'They can follow later, if their sockets are there.',
      },
      {
        title: 'Maintenance (AMC)',
        hasPrice: true,
        isOptional: true,
        description: `Yearly: ${emergencyCover}, visits, remote help, updates and checks of the backup.`,
      },
      {
        title: 'Travel',
        hasPrice: true,
        description: 'If we come from another town: the trip, and a stay if the work takes days.',
      },
      {
        title: 'Not included',
        description: 'Electrical work, the internet line and furniture.',
      },
      {
        title: 'Total with GST',
        hasPrice: true,
        description: 'One sum for work and equipment, one per month for the rent, and one per year for the AMC.',
      },
      {
        title: 'Payment',
        description: `Equipment is paid before we order it, and the work ${payment.smallProjects}. The rent is paid on the dates in the rental agreement.`,
      },
      {
        title: 'Start and finish',
        description: `We need the floor plan and the keys. The work takes ${timelines.officeSetup}, ${terms.officeStart}, and the server ${timelines.serverBasic} more. If your staff work in the rooms meanwhile, it takes longer.`,
      },
      {
        title: 'Who does the work',
        description:
          'Our own people, or a firm that we choose and answer for. If it’s a firm, its name is written here.',
      },
      {
        title: 'Who owns what',
        description:
          'Equipment that you’ve paid for is yours, with the makers’ warranties, and so are the drawing and the logins. The rented PCs stay ours.',
      },
      mistakeRow('If we made a mistake'),
    ],
  },
  related: ['website-development', 'google-marketing'],
  closing: {
    title: 'Plan your office before the furniture comes',
    text: 'Tell us the city, how many people will work there and the opening date. A photo of the floor plan helps.',
  },
} satisfies Service;
