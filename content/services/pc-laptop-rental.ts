import { payment, terms, timelines } from '../facts';
import { details } from '../owner/details';
import { titleWithPlace } from '../place';
import type { Service } from '../types';
import { confirmedValue } from '../types/detail';

const rental = {
  shortestPeriod: confirmedValue(details.rental.shortestPeriod),
  deposit: confirmedValue(details.rental.deposit),
  payment: confirmedValue(details.rental.payment),
  updates: confirmedValue(details.rental.updates),
};

/** A detail as a sentence of its own, with its full stop. */
const detail = (value?: string) => value?.replace(/[^.!?]$/, '$&.');

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: 'Laptop and computer on rent',
  shortTitle: 'PC and laptop rental',
  mistakenSlugs: ['laptop-rental'],
  mapLabel: 'Rentals',
  icon: 'Laptop',
  summary: 'Laptops and PCs for staff, training or exams.',
  meta: {
    title: titleWithPlace(
      (place) => `Laptop and computer on rent in ${place}`,
      'Laptop and computer on rent for offices',
    ),
    description: `Laptops, desktops, workstations and MacBooks on rent by the month or for an exam. A machine that fails is replaced within ${timelines.replacement}, where agreed.`,
  },
  lead: `Rent laptops and desktops by the month for your staff, or for a training batch or an exam. They arrive ready to use, and one that fails in normal use is replaced within ${timelines.replacement}, ${terms.replacementPlace}.`,
  times: [{ label: 'Replacing a faulty machine', value: `${timelines.replacement} at most, where agreed` }],
  payment: payment.shortRental,
  facts: [
    'payment',
    ...(rental.shortestPeriod ? [{ label: 'Shortest rental', value: rental.shortestPeriod }] : []),
    ...(rental.deposit ? [{ label: 'Deposit', value: rental.deposit }] : []),
    'time',
  ],
  example: {
    kind: 'form',
    title: 'The list you sign',
    note: 'You sign one list when the machines come and again when they go back, so nobody argues later about a missing charger.',
    sheet: { name: 'Machine list', sample: 'One row per machine' },
    rows: [
      { title: 'Model and serial number', description: 'It’s on the sticker. We ask for it if the machine fails.' },
      { title: 'Charger and bag', description: 'Ticked when they come and when they go back.' },
      { title: 'Programs', description: 'Which ones are installed, and on whose licence.' },
      { title: 'First and last day', description: 'Each machine has its own.' },
      { title: 'Switched on by', description: 'The name of the person who tried it on delivery.' },
    ],
  },
  features: [
    {
      title: 'Laptops for staff and trainees',
      description:
        'You get business models with charger and bag, and with the memory and disk that your programs need.',
    },
    {
      title: 'Desktops, workstations and MacBooks',
      description:
        'Desktops, with monitor, keyboard and mouse if you need them, suit counters and labs. Workstations suit AutoCAD and video editing, and designers often ask for MacBooks.',
    },
    {
      title: 'Ready to use',
      description:
        'We update every machine before delivery and install your own programs, if you have licences for them.',
    },
    {
      title: 'Windows is licensed and activated',
      // Ordinary Windows licences forbid renting; Microsoft's leasing agreement allows it:
      // microsoft.com/licensing/product-licensing/rental-rights; Windows Pro preinstalled by the
      // maker: the agreement's text at abcdocz.com/doc/41505. Checked 2026-11-26.
      description:
        'Windows may be rented out only under Microsoft’s leasing agreement, on machines that came with Windows Pro from their maker. Ours are rented that way, and you may ask any rental company whether theirs are.',
      promise: 'windows-licence',
    },
    {
      title: 'Your data erased',
      // Windows' own "Reset" isn't meant for firms' data: Microsoft, quoted in PC Pro, November
      // 2025. Overwriting misses parts of an SSD: univik.com/blog/securely-erase-ssd; nvmexpress.org.
      // Checked 2026-11-26.
      description:
        'After return we erase every drive before anyone else gets the machine. The “Reset” of Windows isn’t made for a firm’s data, and on an SSD overwriting isn’t enough, so we use the erase command of the drive itself. If you need a written confirmation, ask for it when you order.',
      promise: 'erased-drives',
    },
  ],
  priceTitle: 'What a laptop or computer on rent costs',
  priceFactors: [
    {
      title: 'The machine',
      description:
        'A laptop with more memory, a faster processor or a larger screen costs more. Tell us which programs you run, and we suggest the smallest model that runs them well.',
    },
    { title: 'How long', description: 'A longer rental costs less per day, and most offices rent by the month.' },
    {
      title: 'How many, and where',
      description:
        'Delivery costs more the further it is, and ten machines to one address need one delivery. Upper floors without a lift and long lists of programs take more time.',
    },
  ],
  comparison: {
    title: 'Rent or buy?',
    columns: ['Rent', 'Buy'],
    rows: [
      {
        title: 'A project, training or exam of some weeks',
        cells: ['Usually cheaper', 'You’d own machines that you don’t need'],
      },
      {
        title: 'New staff, numbers not sure',
        cells: ['You add or return machines', 'You risk buying too many or too few'],
      },
      {
        title: 'A whole office, without a large sum at the start',
        cells: ['You pay monthly, and replacement is ours to arrange', 'You pay once, and repairs are yours'],
      },
      {
        title: 'The same people for three years or more',
        cells: ['It costs more in total', 'Usually cheaper'],
      },
    ],
  },
  technologies: {
    title: 'Machines we rent',
    items: [
      'Business laptops',
      'Desktops',
      'Workstations',
      'MacBooks',
      ...['Dell Latitude and Dell Pro', 'HP EliteBook', 'Lenovo ThinkPad', 'HP Z workstations'].map((text) => ({
        text,
        promise: 'rental-machines',
      })),
    ],
  },
  faq: [
    {
      id: 'shortest-period',
      question: 'What is the shortest rental?',
      answer: `${
        detail(rental.shortestPeriod) ?? 'For an exam or a training batch, it can be some days or weeks.'
      } Most offices rent by the month. Tell us the first and the last day early, because we can only promise machines that are in stock then.`,
    },
    {
      id: 'deposit',
      question: 'What deposit do you take?',
      answer: `${
        detail(rental.deposit) ??
        'That depends on the model and on how many you take, and we tell you before you decide.'
      } A deposit is a security in case machines come back damaged or not at all, and the agreement says when you get it back.`,
    },
    {
      id: 'rent-payment',
      question: 'How do we pay?',
      answer: `${
        detail(rental.payment) ?? 'You pay rent on fixed dates.'
      } Every payment and its date is on the agreement, which you read before you sign.`,
    },
    {
      id: 'broken-machine',
      question: 'What if a machine stops working?',
      answer: `Call us with the serial number. Often we can repair it remotely. If it failed in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}. ${terms.replacementDays} Files on a dead drive may be lost, so keep your work on a shared drive as well.`,
    },
    {
      id: 'nights',
      question: 'And if it fails on a Saturday evening?',
      answer:
        'If you call on Saturday evening, Sunday doesn’t count, so the replacement comes by Monday evening. If you can’t wait that long, order a spare machine that stays with you.',
      promise: 'weekend-replacement',
    },
    {
      id: 'more-or-fewer',
      question: 'Can we add machines, or return some early?',
      answer:
        'You can add machines when the model is in stock, and each gets its own first and last day on the list. Returning early is different, because a long rental has a lower rent. Ask us beforehand what an early return would cost, and choose the shorter period if you’re not sure.',
    },
    {
      id: 'damage-or-theft',
      question: 'What if a laptop is damaged or stolen?',
      answer:
        'The agreement states what you pay for each. Read that part before you sign, with us or with anyone else.',
    },
    {
      id: 'software',
      question: 'Is Microsoft Office included?',
      // Tally is active on one machine at a time: help.tallysolutions.com, single-site licensing.
      // Checked 2026-11-26.
      answer: [
        'No. Microsoft 365, Tally and Adobe programs run on your own licences, and we install them. Surrender a Tally licence before the machine goes back, because it is active on one machine only.',
        {
          text: 'Windows is the Pro edition, with which your firm can manage all logins in one place.',
          promise: 'windows-pro',
        },
      ],
    },
    ...(rental.updates
      ? [
          {
            id: 'antivirus',
            question: 'Who installs updates and antivirus while we have the machines?',
            answer: `${detail(rental.updates)} Please leave each machine on and online for an hour or so every week, or the updates don’t arrive.`,
          },
        ]
      : []),
    {
      id: 'before-return',
      question: 'What should we do before the machines go back?',
      // Activation Lock stops the next user of a Mac: kb.wisc.edu/wcer/132325. Autopilot keeps a
      // machine registered: learn.microsoft.com/autopilot. Checked 2026-11-26.
      answer:
        'Copy your files first, and sign out of Microsoft and Adobe. On a MacBook, also turn off “Find My”, or Apple keeps the machine locked. If your firm manages its laptops with Intune, remove the machine from Intune and from Windows Autopilot too, or the next user is asked for your firm’s login.',
    },
    {
      id: 'gst',
      question: 'Is there GST on the rent?',
      // SAC 997315, 18 %, also after September 2025: busy.in/sac-code-997315; techvity.in 2026-04-30.
      // Checked 2026-11-26.
      answer:
        'Yes, 18%. A firm that is registered for GST can usually claim it back as input credit, so send us your GSTIN with the order. Whenever we name a price, we say whether GST is included.',
    },
    {
      id: 'tds',
      question: 'Is TDS deducted on laptop rent?',
      // Section 194-I: 2 % on machinery and equipment, above ₹50,000 a month; individuals only above
      // ₹1 crore turnover: wp.jjknowledgebase.com/?p=84713. Since 2026-04-01 in section 393 of the
      // Income-tax Act 2025, rates unchanged: finin2min.com, TDS mapping. Checked 2026-11-26.
      answer:
        'Companies and partnership firms deduct 2% if the rent is above ₹50,000 in a month, and proprietors only if their turnover is large. Until March 2026 the rule was section 194-I, and now it’s in section 393 of the new Income-tax Act. Your CA knows whether it applies to you.',
    },
    {
      id: 'compare-offers',
      question: 'What should we ask when comparing offers?',
      answer:
        'Ask every rental company the same five things, us too. What do delivery and set-up cost? When does the deposit come back? How soon is a faulty machine replaced, and in which towns? Is Windows licensed for renting? Who erases the drives afterwards, and how?',
    },
    {
      id: 'what-we-need',
      question: 'Which documents do you need?',
      answer:
        'Usually your GST certificate, your PAN, a proof of address, and an identity card of the person who signs. If you don’t have one of them, ask us before you order.',
    },
  ],
  related: ['website-development', 'software-development'],
  closing: {
    title: 'Get the rent for your machines',
    text: 'Tell us how many, for which programs, from which day to which, and in which city. You get one page with rent, delivery and deposit.',
  },
} satisfies Service;
