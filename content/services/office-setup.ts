import { emergencies, everyPlan, payment, terms, timelines } from '../facts';
import {
  elsewhere,
  headingWithCity,
  maintenanceCost,
  mistakeRow,
  titleWithPlace,
  totalTitle,
  visitFacts,
  visitMistakeFeatures,
} from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';
import { after } from '../wording';

const cover = emergencies.coverOf('office-setup');
const plan = everyPlan('office-setup');

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
    description: `Structured cabling, Wi-Fi, PCs, printers and CCTV for your office, with an AMC if you want one. An office takes ${timelines.officeSetup}, ${terms.officeStart}.`,
  },
  lead: `We cable your office, put in Wi-Fi, CCTV and power backup, and set up the computers and printers. That usually takes ${timelines.officeSetup}, ${terms.officeStart}.`,
  times: [{ label: 'Once equipment is there', value: timelines.officeSetup }],
  payment: payment.shortEquipment,
  facts: ['time', 'payment', { label: 'Who comes', value: 'Our own people, or a firm we answer for' }, ...visitFacts()],
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
        description: 'A month of four cameras needs a disk of 4 to 6 TB.',
      },
    ],
  },
  features: [
    {
      title: 'Structured cabling',
      // Copper-coated aluminium fails the standards: Fluke Networks, "Copper Clad Aluminum Cables".
      // Checked 2026-11-26.
      description:
        'We lay Cat6 cable of pure copper, which also powers cameras and Wi-Fi by PoE. Cheap “Cat6” is often aluminium with a coat of copper, and cameras drop out on it. Scrape one wire: aluminium shows silver.',
    },
    {
      title: 'Every socket tested, with a list',
      // Of the three tests (verification, qualification, certification), a wire map is the lowest, and
      // makers want certification for their long guarantees: blog.aem-test.com 2019-04-23;
      // legalclarity.org/cable-certification-testing-levels-and-industry-standards. Checked 2026-11-28.
      description:
        'The list shows for each number whether all eight wires are connected. Some makers want a stricter test for their guarantee, with a certificate for each socket. That has its own row in your quote.',
    },
    {
      title: 'Firewall and antivirus',
      // An expired FortiGate goes on as a firewall, without updates: docs.fortinet.com, License
      // expiration. Checked 2026-11-26. Without a contract there are no larger updates (docs2.fortinet.com,
      // How the FortiGate firmware license works), and only the first warranty covers a replacement
      // (community.fortinet.com, FortiCompanion to RMA Services). Windows has an antivirus
      // (MicrosoftDocs/defender-docs). Checked 2026-11-27.
      description:
        'A FortiGate firewall knows new attacks only while its yearly licence runs. After the licence and the warranty end, the maker won’t replace a faulty one. The PCs have the antivirus of Windows.',
    },
    {
      title: 'Computers, printers and logins',
      // All editions but Home can join Microsoft Entra ID: learn.microsoft.com/training,
      // describe-azure-active-directory-join. Checked 2026-11-28.
      description:
        'For 25 people we’d keep most logins in one place, such as Microsoft 365, so you can switch one off when somebody leaves. Tally has its own logins, and often so does the server. The PCs need Windows Pro.',
    },
    {
      title: 'Internet and power backup',
      // A common UPS lasts 5 to 10 minutes at full load: juicegoose.com. Checked 2026-11-26.
      description:
        'The UPS keeps the network on for some minutes, until the generator starts. If work can’t stop, a second internet line can take over by itself.',
    },
    {
      title: 'Cameras you can look up',
      // Cameras and recorders: BIS guideline of 2024-10-22, scribd.com 815727573. Security test ER:01
      // for network cameras since 2025-04-09: the same; indiaxis.in. One registration per factory and
      // brand: gclab.org, BIS CRS basics; cameras and recorders apart: support.certpedia.in. The app
      // shows the brands and varieties of a number: gotoappreview.com, BIS Care. Checked 2026-11-28.
      description:
        'CCTV cameras and recorders must be registered with BIS, by factory, brand and product. Your quote has the R-number of each model. Type it into the BIS Care app, which should show your brand and model.',
    },
    {
      title: 'A maintenance plan (AMC)',
      description: `If you’d like us to look after it all, there’s a yearly maintenance contract, the AMC${cover ? `, with ${cover}` : ''}.`,
    },
    ...visitMistakeFeatures(),
  ],
  process: [
    {
      title: 'Visit',
      description: 'We’ll see the rooms before the quote. If that costs anything, we’ll tell you first.',
    },
    {
      title: 'Fitting',
      description: 'If possible, cable, rack and UPS go in before the furniture, and the computers after it.',
    },
    {
      title: 'Test',
      description: 'Together we’ll print a page, play back a recording and, if there’s a UPS, switch off the mains.',
    },
  ],
  priceTitle: priceTitle('office-setup', 'an office setup'),
  priceFactors: [
    {
      title: 'Desks and cameras',
      description:
        'For 25 desks with printers, cameras and Wi-Fi, plan about sixty sockets, each with its cable and test.',
    },
    { title: 'The walls', description: 'Finished walls and false ceilings mean more work than an empty shell.' },
    {
      title: 'The equipment',
      description: 'You’ll see the price of each model, and may buy it elsewhere.',
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
      question: 'Do you come to our city?',
      answer: [terms.visits, 'Our own people come, or a firm we answer for. You’ll know who it is before you order.'],
    },
    {
      id: 'one-counter',
      question: 'Do you also set up a small shop?',
      answer:
        'Yes. It may need two PCs, bought or rented, a bill printer, a barcode scanner and two cameras. You’ll get one quote with a price for each, and we’ll print a first bill with you.',
    },
    {
      id: 'setup-time',
      question: 'How soon after possession can staff start working?',
      answer: `Allow ${timelines.officeSetup} once everything is delivered, and ${timelines.serverBasic} more for a basic server. Apply for broadband once the lease is signed: it often takes longest.`,
    },
    {
      id: 'annual-maintenance',
      question: 'What does an annual maintenance contract include?',
      // Comprehensive contracts include spare parts, others only the service: centaurcomputer.com,
      // computeramc365.com. Checked 2026-11-27.
      answer: `${
        plan ? `With every AMC ${plan}. You choose the rest` : 'You choose what it covers'
      }: ${terms.planParts}.${after(maintenanceCost)} A comprehensive AMC includes spare parts, a non-comprehensive one only the work. Without an AMC you can call us in office hours, and each job has its price.`,
    },
    {
      id: 'buy-reuse-rent',
      question: 'Should we buy, reuse or rent the PCs?',
      // Free updates ended on 2025-10-14. Firms can buy three more years, per PC, at US$61, 122 and
      // 244: yahoo.com/tech, microsoft-reveals-subscription-pricing; theregister.com, quoted by
      // briefly.co. Checked 2026-11-28.
      answer: [
        'Reuse what runs Windows 11. Since October 2025, a firm gets security updates for Windows 10 only if it pays for them: per PC, twice as much each year, and only until October 2028.',
        'Buy what will stay for three years or more. [Rent](/services/pc-laptop-rental) for a project, or if you’d rather pay rent and leave repairs to us.',
      ],
    },
    {
      id: 'need-a-server',
      question: 'Do we need a server for 25 people?',
      // A shared Windows folder allows 20 other devices: Microsoft's licence, it-server-room.com.
      // Checked 2026-11-26.
      answer:
        'Not always, but a folder on a PC isn’t enough: it serves at most 20 devices. Compare [a server with other ways to share files](/services/server-setup#comparison).',
    },
    {
      id: 'open-office',
      question: 'Can you work while our office is open?',
      answer:
        'Yes, one room at a time, and we’ll drill when it suits you. The old network stays on until the new one is tested.',
    },
    {
      id: 'equipment-payment',
      question: 'How do we pay for the equipment and the work?',
      answer: [
        'Equipment can’t normally be returned, so you’ll approve each model first. Then you buy it yourself, or pay us before we order it. Yearly licences are listed too.',
        'The last payment for the work is due once it has passed the test.',
      ],
    },
    {
      id: 'electrical-work',
      question: 'Do you also do the electrical work?',
      // Racks are bonded to earth: TIA-607, critical-eng.com and montana.edu (ground-bonding). Checked
      // 2026-11-27.
      answer: 'No. Your electrician puts in the power sockets and the earthing, as our drawing shows them.',
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
        title: 'Certificate for the cabling',
        hasPrice: true,
        isOptional: true,
        description: 'Every socket measured with a certifying meter, if you want the maker’s long guarantee.',
      },
      {
        title: 'Switches, Wi-Fi, firewall and UPS',
        hasPrice: true,
        description: 'Each model has its own price. This UPS is for the rack; tell us if the PCs need one too.',
      },
      {
        title: '25 PCs on rent',
        hasPrice: true,
        description:
          'Each with monitor, keyboard and mouse, and your programs installed. The quote has the rent, the deposit and the shortest period.',
      },
      {
        title: 'Server for files and Tally',
        hasPrice: true,
        description:
          'The machine, its set-up and backups in two places. Microsoft’s and Tally’s licences each have a price.',
      },
      {
        title: 'Logins and business e-mail',
        hasPrice: true,
        description:
          'We’ll set up Microsoft 365: 25 logins, with addresses on your own domain. You pay Microsoft per person and month.',
      },
      {
        title: 'Four cameras and recorder',
        hasPrice: true,
        isOptional: true,
        description: 'Each with its model and BIS number.',
      },
      {
        title: 'Maintenance (AMC)',
        hasPrice: true,
        isOptional: true,
        description: `Yearly: ${cover ? `${cover}, ` : ''}visits, remote help, updates and checks of the backup.`,
      },
      {
        title: 'Travel',
        hasPrice: true,
        description: `${elsewhere}: the trip, and a stay if the work takes days.`,
      },
      {
        title: 'Not included',
        description: 'Electrical work, the internet line and furniture.',
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: 'One sum for work and equipment, one for the rent, and one per year for the AMC.',
      },
      {
        title: 'Payment',
        description: `You pay for equipment before we order it, and for the work ${payment.onSite}. The rent is due on the dates in the rental agreement.`,
      },
      {
        title: 'Start and finish',
        description: `We need the floor plan and the keys. The work takes ${timelines.officeSetup}, ${terms.officeStart}, and the server ${timelines.serverBasic} more.`,
      },
      {
        title: 'Who does the work, by name',
        description: 'The names of our own people, or of a firm we answer for.',
      },
      {
        title: 'Who owns what',
        description:
          'Equipment you’ve paid for is yours, with the makers’ warranties, and so are the drawing and the logins. The rented PCs stay ours.',
      },
      mistakeRow,
    ],
  },
  related: ['website-development', 'google-marketing'],
  closing: {
    title: 'Plan your office before the furniture comes',
    text: 'Tell us the city, how many people will work there and the opening date. A photo of the floor plan helps.',
  },
} satisfies Service;
