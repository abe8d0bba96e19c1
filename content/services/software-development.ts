import { faultDate } from '../agency';
import { payment, terms, timelines } from '../facts';
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
  lead: 'Billing, stock and production software that follows your own rules, say for job work or commissions, and sends the bills to Tally. We build just the part that a package can’t do.',
  times: [{ label: 'Depending on size', value: timelines.software }],
  payment: payment.shortLarge,
  ownFact: { label: 'Works with', value: 'TallyPrime' },
  specimen: {
    kind: 'permissions',
    title: 'One row of your stock register',
    note: 'You decide who edits each field, and who only sees it.',
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
        'Invoices and challans in your format, with the tax split as your CA says. E-invoice and e-way bill numbers come in through a government-approved company (GSP).',
    },
    {
      title: 'Stock by batch and lot',
      description:
        'Scan barcodes at the gate and know what lies in which godown. When the count is wrong, the system asks for the reason.',
    },
    {
      title: 'Production and job work',
      description:
        'See which order is on which machine, what went to the job worker and what came back. Wastage is entered where it happens.',
    },
    {
      title: 'Connected to Tally',
      description: 'Your bills go into TallyPrime, where your accountant keeps working. Nobody types a bill twice.',
    },
    {
      title: 'Who may see what',
      description: 'Rates, margins and salaries show only to people you name. You see who changed an entry, and when.',
    },
  ],
  priceFactors: [
    {
      title: 'How many jobs it does',
      description: 'One job, say stock, costs least. Add billing and production one by one.',
    },
    {
      title: 'Your own calculations',
      description: 'A rule that fits on one page of Excel costs little. A separate rate for each dealer costs more.',
    },
    {
      title: 'Machines and weak internet',
      description: 'Weighing scales, label printers and a counter that must bill offline add work.',
    },
  ],
  process: [
    {
      title: 'Site visit',
      description: `We watch the counter and the month-end rush, at your place or by video, and ask for the registers people really use. ${terms.travel}`,
    },
    {
      title: 'Written scope',
      description:
        'We write each rule in plain words, like “Bill paid late, no commission”, with a worked example. You sign it, and the price is for exactly that.',
    },
    {
      title: 'Module by module',
      description:
        'We start with the part that troubles you most. You keep the register beside it until both totals agree.',
    },
    {
      title: 'Changeover',
      description:
        'Opening stock and balances go in on a date your accountant picks. Until then, you bill in Tally as you do now.',
    },
  ],
  technologies: {
    title: 'Languages, databases and links',
    items: ['.NET', 'Java', 'Python', 'SQL Server', 'TallyPrime', 'Barcode and RFID'],
  },
  faq: [
    {
      id: 'custom-or-package',
      question: 'Is custom software better than buying Tally, Zoho or an ERP?',
      answer:
        'Often it isn’t. If a package covers nearly all your work, buy it and spend the rest on training. Custom work makes sense where the package sends staff back to Excel, and then you can have just the missing piece built.',
    },
    {
      id: 'our-people',
      question: 'Our staff have used registers for years. Will they use it?',
      answer:
        'They will if it saves them work. The person at the counter sees the screen early and says what’s missing, and the screens use the words from your registers. While both run side by side, one of us is on call in office hours.',
    },
    {
      id: 'duration',
      question: 'How long does it take?',
      answer: `Projects run ${timelines.software}. One missing piece, say commission, is at the short end. Several branches with production planning take longest. One report or one Tally link is a short job with its own date.`,
    },
    {
      id: 'maintenance',
      question: 'Is a wrong report corrected free?',
      answer: `If it doesn’t match the scope you signed, yes: that’s our mistake. Tell us by ${faultDate}. New GST rules, new reports and Windows upgrades come under a maintenance plan, and so does help at night.`,
    },
    {
      id: 'outside-scope',
      question: 'What isn’t included in the price?',
      answer:
        'Computers, the server with its backups, e-invoice fees and Microsoft licences. Your CA confirms the GST treatment. From your side we need sample bills, clean opening balances and one person who knows the work and can decide.',
    },
  ],
  related: ['server-setup', 'office-setup', 'pc-laptop-rental'],
  closing: {
    title: 'Which job should the software take over?',
    text: `Call us about the work that keeps going back to Excel. That talk is free, and so is the quote. ${terms.visitCost}`,
  },
} satisfies Service;
