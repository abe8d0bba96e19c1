import { secrecy } from '../agency';
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
  lead: `Billing, stock and production software that follows your own rules, say for job work or commissions, and passes the bills to Tally, ready in ${timelines.software} depending on size.`,
  times: [{ label: 'Depending on size', value: timelines.software }],
  payment: payment.shortLarge,
  ownFact: { label: 'Works with', value: 'TallyPrime' },
  specimen: {
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
        'Invoices and challans in your format. E-invoice and e-way bill numbers come in through a company approved for it by the government (GSP).',
    },
    {
      title: 'Stock by batch and lot',
      description: 'Scan barcodes at the gate and know what lies in which godown.',
    },
    {
      title: 'Production and job work',
      description:
        'Which order is on which machine, what went to the job worker, what came back, and how much was wasted.',
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
        cells: ['your rules are what you earn with', 'The longest wait, and you look after it'],
      },
    ],
  },
  process: [
    {
      title: 'Visit',
      description: `We watch the counter and the month-end rush, and ask for the registers people really use.${secrecy(' If they hold rates or names, we sign ', ' beforehand.')} Should this visit cost anything, you know how much before we come.`,
    },
    {
      title: 'Written rules',
      description:
        'Each rule in plain words, like “Bill paid late, no commission”, with a worked example. You sign them, and the price is for exactly that.',
    },
    {
      title: 'One part at a time',
      description:
        'What troubles you most comes before the rest. Your register runs beside it until both totals agree.',
    },
    {
      title: 'Changeover',
      description: 'Opening stock and balances go in on a date your accountant picks.',
    },
  ],
  priceFactors: [
    {
      title: 'How many jobs it does',
      description:
        'Stock by itself makes a small system. Billing, production and machines such as scales can be added one by one.',
    },
    {
      title: 'Your own calculations',
      description: 'A rule that fits on a page of Excel is soon built. A different rate for each dealer takes longer.',
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
      answer:
        'They will if it saves them work, so the person at the counter sees each screen early. While register and software run side by side, one of us is on call in office hours.',
    },
    {
      id: 'duration',
      question: 'How long does it take?',
      answer: `Projects run ${timelines.software}: one missing piece is at the short end, several branches with production planning at the long one.`,
    },
    {
      id: 'maintenance',
      question: 'Is a wrong report corrected free?',
      answer:
        'If it doesn’t follow the rules you signed, yes. New GST rules and new reports come under a maintenance plan, and so does help at night.',
    },
    {
      id: 'not-included',
      question: 'What isn’t included in the price?',
      answer:
        'Computers, the server with its backups, e-invoice fees and Microsoft licences. From your side we need clean opening balances and one person who can decide.',
    },
  ],
  related: ['server-setup', 'office-setup', 'pc-laptop-rental'],
  closing: {
    title: 'Call about the work that goes back to Excel',
    text: 'That talk is free. By its end you know whether a package would do, and if it wouldn’t, what we’d need to see for a price.',
  },
} satisfies Service;
