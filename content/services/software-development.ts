import { emergencies, payment, terms, timelines } from '../facts';
import { mistakeFeatures, titleWithPlace } from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const softwareDevelopment = {
  slug: 'software-development',
  title: 'Custom software development',
  shortTitle: 'Software development',
  mapLabel: 'Software',
  icon: 'Code',
  summary: 'Billing, stock and production the way you work.',
  meta: {
    title: titleWithPlace((place) => `Custom software development company in ${place}`),
    description: `Billing, stock and production software made for the way you work, with GST and a link to Tally. Depending on size, it takes ${timelines.software}.`,
  },
  lead: `We make billing, stock and production software that follows your own rules and passes the bills to Tally. A whole system takes ${timelines.software}. For a single task, the time is in your quote.`,
  times: [{ label: 'Depending on size', value: timelines.software }],
  payment: payment.shortLarge,
  facts: [
    'time',
    'payment',
    { label: 'The code', value: 'Open to you from the first day' },
    { label: 'Your data', value: 'We’ll sign an NDA before we see it' },
  ],
  example: {
    kind: 'permissions',
    title: 'One row of your stock register',
    note: 'In this example, as in your program, you decide who may change each field, who only sees it, and who doesn’t see it at all.',
    roles: ['Owner', 'Store', 'Counter'],
    fields: [
      { title: 'Item and lot', value: 'Cotton, lot 14', rights: ['changes', 'changes', 'sees'] },
      { title: 'In the godown', value: '240 metres', rights: ['changes', 'changes', 'sees'] },
      { title: 'Purchase rate', value: 'Per metre', rights: ['changes', 'nothing', 'nothing'] },
      { title: 'Reason for a change', value: 'Cut piece', rights: ['sees', 'changes', 'nothing'] },
    ],
    rights: { changes: 'Changes', sees: 'Sees', nothing: 'Hidden' },
  },
  features: [
    {
      title: 'Billing with GST',
      // E-invoices are for firms above ₹5 crore turnover in any year since 2017-18: hrareceipt.in
      // 2026-06-17; legalsuvidha.com. Checked 2026-11-28. Not for banks, transporters, multiplexes and
      // units in SEZs: catargettestprep.com, Rule 48(4). Rates of many goods changed overnight on
      // 2025-09-22: taxguru.in. Checked 2026-11-26.
      description:
        'Your bills and challans keep their format. GST rates are stored with their dates, because they can change overnight, as in September 2025. If your turnover was above ₹5 crore in any year since 2017–18, bills to businesses need an e-invoice number, with few exceptions. The program will fetch it.',
    },
    {
      title: 'Stock by batch and lot',
      description: 'Your people scan a barcode at the gate, and you’ll see what lies in which godown.',
    },
    {
      title: 'Production and job work',
      description:
        'You’ll know which order is on which machine, what went out for job work, what came back, and how much was wasted.',
    },
    {
      title: 'A link to Tally',
      // help.tallysolutions.com/pre-requisites-for-integrations. Checked 2026-11-26.
      description:
        'Bills and receipts go to TallyPrime, so nobody types them twice. Tally has to be open with your company while they go over.',
    },
    ...mistakeFeatures(),
  ],
  comparison: {
    title: 'Buy a package, or have it made?',
    note: 'Often a package is enough, and then you’ll hear it from us.',
    columns: ['Right for you if', 'What to expect'],
    rows: [
      {
        title: 'Tally, Zoho or an ERP package',
        cells: ['It covers nearly all of your work', 'Your staff use Excel for the rest'],
      },
      {
        title: 'A package and one program of ours',
        cells: ['One thing, such as commission, fits no package', 'Two programs that are linked and updated together'],
      },
      {
        title: 'A web application',
        cells: ['Dealers, customers or branches log in from outside', `If it’s complex, ${timelines.webApplication}`],
      },
      {
        title: 'A system of your own',
        cells: ['You have many departments, or machines on site', 'It takes longest, and needs maintenance'],
      },
    ],
  },
  process: [
    {
      title: 'A look at your work',
      description:
        'At your place or on a video call, we’ll watch the counter and see the registers people really use. If that costs anything, we’ll tell you first.',
    },
    {
      title: 'Written rules',
      description:
        'We’ll put each rule in plain words, like “If a bill is paid late, there is no commission”, with an example in figures. The price will be for exactly these rules.',
    },
    {
      title: 'One part at a time',
      description:
        'We’ll start where the trouble is worst. Your register runs beside the new program until both totals agree.',
    },
    { title: 'Changeover', description: 'Opening stock and balances go in on a date your accountant picks.' },
  ],
  priceTitle: priceTitle('software-development', 'custom software'),
  priceLead:
    'A call, a list of the program’s jobs and an estimate are free. Writing down your rules costs extra, and the estimate says how much. Once you’ve signed them, the price is fixed.',
  priceFactors: [
    {
      title: 'How many jobs it does',
      description:
        'Stock by itself makes a small system. Billing, production and machines such as scales can be added one by one.',
    },
    {
      title: 'Your own calculations',
      description:
        'One rate of commission per dealer is a column in a table. Slabs, territories and deductions for returns have to be built and tested.',
    },
    {
      title: 'The state of your data',
      description: 'Items that exist under three names must be sorted before they can be counted.',
    },
  ],
  technologies: ['.NET', 'Java', 'Python', 'SQL Server', 'TallyPrime', 'barcode and RFID'],
  faq: [
    {
      id: 'cost',
      question: 'When do we pay?',
      answer: `For a large system there’s a first payment for the start. The rest is paid in ${payment.largeProjects}, each for a part you can already use.`,
    },
    {
      id: 'time',
      question: 'How long until we can work with it?',
      answer: `A whole system takes ${timelines.software}, but you’ll use each part as soon as it’s finished.`,
    },
    {
      id: 'owner',
      question: 'Who owns the program?',
      answer:
        'You do, [from the day you’ve paid for it](/faq#who-owns-it). You’ll get its code as well, so another developer can go on with it.',
    },
    {
      id: 'our-people',
      question: 'Will staff who have used registers for years use it?',
      answer:
        'They will if it saves them work. The person at your counter will try each screen early and tell us what’s missing. We’ll train one person in each branch, who can then show the others.',
    },
    {
      id: 'maintenance',
      question: 'Is a wrong report corrected free?',
      answer: `Yes. If a report doesn’t follow the rules you signed, that’s our mistake, and we’ll correct it free. ${terms.reportMistake} New GST rules and new reports are new work, and each has its price.${emergencies.noteFor('software-development')}`,
    },
    {
      id: 'audit',
      question: 'Does our software have to keep an edit log?',
      // CGST Rule 56(8): audittrail.icaibook.org, checked 2026-11-26. Rule 3(1) of the Companies
      // (Accounts) Rules, since 2023-04-01, and rule 3(5), daily backup in India, since August 2022:
      // cabkgoyal.com 2023-07; abcaus.in. Checked 2026-11-28.
      answer:
        'Yes. If you’re registered for GST, every changed or deleted entry has to be logged. For a company the rule is stricter: the log may have no off switch, and the books need a daily backup on a server in India. All billing software we build has such a log, and setting up the backup is in its price.',
    },
    {
      id: 'sql-server',
      question: 'Is the free version of SQL Server enough?',
      // Versions to 2022: 10 GB per database. LowlyDBA/expressdb. Checked 2026-11-26.
      answer:
        'For a small firm, usually. Older free versions stop saving when a database reaches 10 GB, so we’ll plan for it.',
    },
    {
      id: 'not-included',
      question: 'What isn’t included in the price?',
      answer:
        'Computers, the server, Microsoft’s licences, and the fees of the company that passes on your e-invoices.',
    },
  ],
  sampleQuote: 'mobile-application-development',
  related: ['server-setup', 'office-setup', 'pc-laptop-rental'],
  closing: {
    title: 'Tell us about the work that’s still done in Excel',
    text: 'Call us and describe one day of it. If a package would do, we’ll say so. If not, we’ll begin the list of the program’s jobs with you.',
  },
} satisfies Service;
