import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const softwareDevelopment = {
  slug: 'software-development',
  title: 'Custom software development',
  shortTitle: 'Software development',
  mapLabel: 'Software',
  icon: 'code',
  cardDescription: 'Stock, billing and production in a system of your own.',
  meta: {
    title: 'Custom software development company in India',
    description: `Billing, stock and production software built around your factory, shop or office, with GST and Tally links. Projects run ${timelines.software}. Ask for a price.`,
  },
  lead: 'We write billing, stock and production software around your way of working. Ready-made packages fit until your business does something of its own: job work in Surat, lot tracking in Ludhiana, a commission worked out by hand. That is the part we build.',
  timing: { label: 'Typical project', value: timelines.software },
  payment: payment.boardLarge,
  features: [
    {
      title: 'Billing with GST',
      description:
        'Invoices, credit notes and delivery challans in your format, with the tax split correctly. E-invoice and e-way bill numbers can be fetched through a GST Suvidha Provider.',
    },
    {
      title: 'Stock by batch and lot',
      description:
        'Batches, lots and godowns with barcode scanning at the gate. Physical count and system count are compared item by item, and each gap is recorded with a reason.',
    },
    {
      title: 'Production and job work',
      description:
        'See which order is on which machine, what went out to the job worker and what came back. Wastage is entered where it happens.',
    },
    {
      title: 'Commission and rates',
      description:
        'Slabs, schemes, dealer rates and salesmen’s commission are worked out by your rule, and the screen shows how each figure was reached.',
    },
    {
      title: 'TallyPrime connection',
      description:
        'Vouchers pass into Tally, so your accountant keeps working there and nobody types the same bill a second time.',
    },
    {
      title: 'Machines and devices',
      description:
        'Weighing scales, label printers, biometric attendance units and thermal bill printers can be connected, provided the maker shares the interface.',
    },
    {
      title: 'Works without internet',
      description:
        'A counter or weighbridge on a poor line works from a local server, then matches its entries with head office later.',
    },
    {
      title: 'Permissions and audit trail',
      description:
        'Rates, margins and salaries are visible only to people you name. Deleted and edited entries leave a trace.',
    },
    {
      title: 'User guide and notes',
      description:
        'A user guide in English, a Hindi or regional version where the quote includes it, and technical notes another developer could pick up.',
    },
  ],
  process: [
    {
      title: 'Site visit',
      description:
        'We watch the shop floor, the counter and the month-end rush, and ask for the registers people really use. On-site work depends on your city; elsewhere we do it by video.',
    },
    {
      title: 'Written scope',
      description:
        'A document in plain language lists each module, report and calculation with a worked example. You sign it, and the quote rests on it.',
    },
    {
      title: 'Modules',
      description:
        'We deliver one module at a time, the most painful first. Each is shown to the people who will sit in front of it.',
    },
    {
      title: 'Parallel run',
      description:
        'For a while the registers and the software are both kept, until their totals agree. Mismatches are traced to the entry that caused them.',
    },
    {
      title: 'Changeover',
      description:
        'Opening stock and balances are loaded on a date your accountant picks, usually the start of a month or quarter.',
    },
    {
      title: 'Training',
      description:
        'Operators practise on a copy where mistakes do no harm. One person in your office learns to manage users and backups.',
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
        'Often it is not. If a package covers nearly all your work, buy it and spend the rest on training. We will tell you so. Custom work makes sense where the package forces staff back to Excel, or where your pricing or production method is what sets you apart. Often we build only the missing piece.',
    },
    {
      id: 'duration',
      question: 'Why does software take months, and how many?',
      answer: `Projects run ${timelines.software}. A single module, such as gate entry or commission calculation, belongs at the short end. Several branches, production planning and a parallel run through a closing period belong at the long end. Work is delivered module by module, so you use the first part well before the last is finished.`,
    },
    {
      id: 'payment-stages',
      question: 'Do we have to put in the full amount before seeing anything?',
      answer: `No. Software is billed by ${payment.largeProjects}, and a milestone means a module your staff have tried. A short job, like one report or one Tally link, follows our terms for smaller work: ${payment.smallProjects}. Taxes and any licences you must buy are shown as separate lines.`,
    },
    {
      id: 'our-people',
      question: 'Our staff have used registers for years. Will they use it?',
      answer:
        'They will if it saves them work, so we begin with them. The person at the counter sees the screen before it is finished and says what is missing. Field names are the words already used in your registers. During the parallel run one of our people is on call for your operators in office hours.',
    },
    {
      id: 'rights',
      question: 'Do we get the source code, and can another firm change it later?',
      answer:
        'Settle this before work begins. The agreement names what is yours, which general libraries are only licensed to you, and when the code is handed over. We sign a written assignment on full payment. The code sits in a repository your company can be given access to, with build notes for whoever takes it over.',
    },
    {
      id: 'maintenance',
      question: 'What happens when a GST rule changes or a report is wrong?',
      answer: `A wrong calculation against the signed scope is ours to correct, within the period named in the quote. Rule changes, new reports and Windows upgrades come under a maintenance contract. Your operators can ring us ${officeHours.text}. If dispatch stops in the night shift, there is ${emergencySupport}.`,
    },
    {
      id: 'outside-scope',
      question: 'What must our team do, and what lies outside the project?',
      answer:
        'Give us one person who knows the process and may decide, sample documents, and clean opening balances. Computers, servers, printers, e-invoice provider fees and Microsoft licences are outside the software price, though our office team can quote for the hardware. We do not give tax advice, so your CA confirms the GST treatment.',
    },
  ],
  related: ['server-setup', 'web-application-development', 'office-setup'],
  closing:
    'Which work should the software take over, how many people will use it, and what do you run now, such as Tally or Excel? We come back with questions first, then a quote.',
  updated: '2026-11-21',
} satisfies Service;
