import { faultDeadline, confidentialityAgreement } from '../agency';
import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const softwareDevelopment = {
  slug: 'software-development',
  title: 'Custom software development',
  shortTitle: 'Software development',
  mapLabel: 'Software',
  icon: 'code',
  summary: 'Stock, billing and production in a system of your own.',
  meta: {
    title: 'Custom software development company in India',
    description: `Billing, stock and production software built around your factory, shop or office, with GST and Tally links. Projects run ${timelines.software}. Ask for a price.`,
  },
  lead: `We make billing, stock and production software that follows your own rules, say for job work, and passes bills to Tally. Depending on size, it takes ${timelines.software}.`,
  times: [{ label: 'Depending on size', value: timelines.software }],
  payment: payment.shortLarge,
  extraFact: { label: 'Works with', value: 'TallyPrime' },
  example: {
    kind: 'permissions',
    title: 'One row of your stock register',
    note: 'You decide who edits each field, who only sees it, and from whom it’s hidden.',
    roles: ['Owner', 'Store', 'Counter'],
    fields: [
      { title: 'Item and lot', value: 'Cotton, lot 14', rights: ['changes', 'changes', 'sees'] },
      { title: 'In the godown', value: '240 metres', rights: ['changes', 'changes', 'sees'] },
      { title: 'Purchase rate', value: 'Per metre', rights: ['changes', 'nothing', 'nothing'] },
      { title: 'Reason for a change', value: 'Cut piece', rights: ['sees', 'changes', 'nothing'] },
    ],
    rights: { changes: 'Edits', sees: 'Sees', nothing: 'Hidden' },
  },
  features: [
    {
      title: 'Billing with GST',
      description:
        'You bill and send challans in your own format. E-invoice and e-way bill numbers come in through a company approved by the government (GSP).',
    },
    {
      title: 'Stock by batch and lot',
      description: 'Your people scan barcodes at the gate, and you know what lies in which godown.',
    },
    {
      title: 'Production and job work',
      description:
        'You see which order is on which machine, what went to the job worker, what came back, and how much was wasted.',
    },
  ],
  comparison: {
    title: 'Buy a package, or have it made?',
    columns: ['Right for you if', 'Drawback'],
    rows: [
      {
        title: 'Tally, Zoho or an ERP',
        cells: ['it covers nearly all of your work', 'Your staff go back to Excel for the rest'],
      },
      {
        title: 'A package and the missing piece',
        cells: ['one thing, say commission, doesn’t fit any package', 'Two programs, linked and updated together'],
      },
      {
        title: 'A system of your own',
        cells: ['your own way of working is your edge', 'It takes longest, and needs maintenance'],
      },
    ],
  },
  process: [
    {
      title: 'A look at your work',
      description: `At your place or on a video call, we watch the counter and the month-end rush, and see the registers people really use.${confidentialityAgreement(' If the registers hold rates or names, we sign ', ' beforehand.')} If we have to travel, you agree to the price of the trip first.`,
    },
    {
      title: 'Written rules',
      description:
        'We write each rule in plain words, like “Bill paid late, no commission”, with a worked example. You sign them, and the price is for exactly those rules.',
    },
    {
      title: 'One part at a time',
      description:
        'We start where the trouble is worst. Your old register runs beside the new program until both totals agree.',
    },
    {
      title: 'Changeover',
      description: 'We enter opening stock and balances on a date your accountant picks.',
    },
  ],
  priceFactors: [
    {
      title: 'How many jobs it does',
      description:
        'Stock by itself makes a small system. You can add billing, production and machines such as scales one by one.',
    },
    {
      title: 'Your own calculations',
      description:
        'One commission for all dealers fits into a line of Excel. A different rate for each of them has to be built and tested.',
    },
  ],
  technologies: {
    title: 'Languages, databases and links',
    items: ['.NET', 'Java', 'Python', 'SQL Server', 'TallyPrime', 'Barcode and RFID'],
  },
  faq: [
    {
      id: 'our-people',
      question: 'Will staff who have used registers for years use it?',
      answer: 'They will if it saves them work, so the person at the counter sees each screen early.',
    },
    {
      id: 'maintenance',
      question: 'Is a wrong report corrected free?',
      answer: `Yes, if it breaks the rules you signed and you report it by ${faultDeadline}. New GST rules and new reports come under a maintenance plan.`,
    },
    {
      id: 'not-included',
      question: 'What isn’t included in the price?',
      answer: 'You pay separately for computers, the server with its backups, e-invoice fees and Microsoft licences.',
    },
  ],
  related: ['server-setup', 'office-setup', 'pc-laptop-rental'],
  closing: {
    title: 'Call about the work that goes back to Excel',
    text: 'By the end of the call, you’ll know whether a package would do or what we need to see for a price.',
  },
} satisfies Service;
