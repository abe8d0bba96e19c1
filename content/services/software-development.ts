import { faultDate } from '../agency';
import { emergencySupport, payment, timelines } from '../facts';
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
  lead: 'Ready-made software fits until you do something your own way: job work in Surat, a shop’s stock by size and colour, a commission worked out by hand. We build that part, for your counter or shop floor. Where a package would do, we’ll say so.',
  timing: { label: 'Typical project', value: timelines.software },
  payment: payment.boardLarge,
  ownFact: { label: 'Works with', value: 'TallyPrime' },
  features: [
    {
      title: 'Billing with GST',
      description:
        'Invoices and challans in your format, with the tax split as your CA says. E-invoice and e-way bill numbers can be fetched for you, through a government-approved company (GSP), so nobody types them.',
    },
    {
      title: 'Stock by batch and lot',
      description:
        'Scan barcodes at the gate and know what lies in which godown. If the count is wrong, the system asks for the reason.',
    },
    {
      title: 'Production and job work',
      description:
        'See which order is on which machine, what went to the job worker and what came back. Wastage is entered where it happens.',
    },
    {
      title: 'Connected to Tally',
      description:
        'Your bills go into TallyPrime. Your accountant keeps working there, and nobody types the same bill twice.',
    },
    {
      title: 'Who may see what',
      description:
        'Rates, margins and salaries show only to people you name. Deleted and edited entries leave a trace.',
    },
  ],
  priceFactors: [
    {
      title: 'How many jobs it does',
      description:
        'One job, say stock, costs least. Billing, stock and production together cost much more, so add them one by one.',
    },
    {
      title: 'Your own calculations',
      description:
        'A rule that fits on one page of Excel costs little. If each dealer has his own exception, it costs more.',
    },
    {
      title: 'Machines and weak internet',
      description:
        'One office with good internet is simple. Weighing scales, label printers and a counter that must bill offline add work.',
    },
  ],
  process: [
    {
      title: 'Site visit',
      description:
        'We watch the counter and the month-end rush, and ask for the registers people really use. If you’re too far away, we do it by video. If the visit or the written scope costs anything, we tell you first.',
    },
    {
      title: 'Written scope',
      description:
        'We write down each report and calculation in plain words, such as “Bill paid late: no commission”, with a worked example. You sign it, and the price is for exactly that.',
    },
    {
      title: 'Module by module',
      description:
        'We start with the part that troubles you most. You keep the register beside it until both totals agree.',
    },
    {
      title: 'Changeover',
      description:
        'Opening stock and balances go in on a date your accountant picks, usually the start of a month. Until then, you bill in Tally as you do now.',
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
        'Often it isn’t. If a package covers nearly all your work, buy it and spend the rest on training. Custom work makes sense where the package sends staff back to Excel, or where you price differently from others. You can have just the missing piece built. If it’s mainly for dealers and customers outside, you want a web application.',
    },
    {
      id: 'our-people',
      question: 'Our staff have used registers for years. Will they use it?',
      answer:
        'They will if it saves them work, so we begin with them. The person at the counter sees the screen early and tells us what’s missing. The screens use the words from your registers. While registers and software run side by side, one of us is on call for your operators in office hours.',
    },
    {
      id: 'duration',
      question: 'How long does it take?',
      answer: `Projects run ${timelines.software}. One missing piece, say commission, is at the short end. It takes that long because we watch a month-end, write down the rules and run it beside your registers until the totals agree. Several branches with production planning take longest. One report or one Tally link is a short job with its own date.`,
    },
    {
      id: 'payment-stages',
      question: 'Do we have to put in the full amount before seeing anything?',
      answer: `No. First comes the written scope with a price for the work. If writing it costs something, you decide first. Once you’ve signed it, a first payment starts the building. The rest goes by ${payment.largeProjects}, each of them a part your staff have tried.`,
    },
    {
      id: 'rights',
      question: 'Do we get the source code? Can another firm change it later?',
      answer:
        'Yes to both. What we write for you is yours once it’s paid for, and we sign a paper that says so. Open-source parts, and a few ready ones of ours, you go on using free. The code comes with notes for whoever takes it over.',
    },
    {
      id: 'maintenance',
      question: 'What happens when a GST rule changes or a report is wrong?',
      answer: `If a salesman’s commission comes out differently from the scope you signed, that’s our mistake, and we correct it free. Tell us by ${faultDate}. New GST rules, new reports and Windows upgrades come under a maintenance plan. If dispatch stops in the night shift, there’s ${emergencySupport}.`,
    },
    {
      id: 'outside-scope',
      question: 'What must our team do, and what isn’t included?',
      answer:
        'We’ll need one person who knows the work and can decide, sample bills, and clean opening balances. Computers, printers, the server with its backups, e-invoice fees and Microsoft licences aren’t in the software price. Our office team can quote for the hardware. We don’t give tax advice, so your CA confirms the GST treatment.',
    },
  ],
  related: ['server-setup', 'office-setup', 'pc-laptop-rental'],
  closing: {
    title: 'Which job keeps going back to Excel?',
    text: 'Call us about the job that keeps going back to Excel. That talk is free: we’ll ask a lot of questions and say whether we’d build it. If a visit or a written scope costs money, you know how much before you say yes.',
  },
} satisfies Service;
