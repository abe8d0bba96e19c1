import { byDates, payment, terms, timelines } from '../facts';
import {
  headingWithCity,
  noGst,
  rentPayment,
  titleWithPlace,
  totalTitle,
  townsSentence,
} from '../owner-facts';
import { details } from '../owner/details';
import { prices } from '../owner/prices';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';
import { confirmedValue } from '../types/detail';
import { after, capitalised, uncapitalised } from '../wording';

const rental = {
  shortestPeriod: confirmedValue(details.rental.shortestPeriod),
  deposit: confirmedValue(details.rental.deposit),
  depositBack: confirmedValue(details.rental.depositBack),
  delivery: confirmedValue(details.rental.delivery),
  updates: confirmedValue(details.rental.updates),
};

const rent = rentPayment ? capitalised(rentPayment) : payment.shortRental;
/** What the rent is paid for. */
const period = prices['pc-laptop-rental']?.per ?? 'month';

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: headingWithCity((city) => `Laptop and computer on rent in ${city}`, 'Laptop and computer on rent'),
  shortTitle: 'PC and laptop rental',
  mistakenSlugs: ['laptop-rental'],
  mapLabel: 'Rentals',
  icon: 'Laptop',
  summary: rental.shortestPeriod
    ? 'Laptops and PCs for your staff or trainees.'
    : 'Laptops and PCs for staff, training or exams.',
  meta: {
    title: titleWithPlace(
      (place) => `Laptop and computer on rent in ${place}`,
      'Laptop and computer on rent for offices',
    ),
    description: `Laptops, desktops, workstations and MacBooks on rent, ${rental.shortestPeriod ? `for ${uncapitalised(rental.shortestPeriod)} or longer` : 'by the month or for an exam'}. A faulty one is replaced ${terms.replacement}.`,
  },
  lead: `Rent laptops and desktops ${rental.shortestPeriod ? 'for your staff or your trainees' : 'by the month for your staff, or for a training batch or an exam'}. They’ll arrive ready to use, and if one fails in normal use, we’ll replace it.`,
  times: [byDates],
  payment: rent,
  facts: [
    { label: 'Faulty computer replaced', value: capitalised(terms.replacement) },
    'payment',
    ...(rental.shortestPeriod ? [{ label: 'Shortest rental', value: capitalised(rental.shortestPeriod) }] : []),
    ...(rental.deposit ? [{ label: 'Deposit', value: capitalised(rental.deposit) }] : []),
    ...(rental.delivery ? [{ label: 'Delivery', value: capitalised(rental.delivery) }] : []),
  ],
  features: [
    {
      title: 'Laptops for staff and trainees',
      description: 'You’ll get business models with charger and bag, and with the memory your programs need.',
    },
    {
      title: 'Desktops, workstations and MacBooks',
      description:
        'Desktops come with monitor, keyboard and mouse if you need them. Workstations suit AutoCAD, and MacBooks design and video.',
    },
    {
      title: 'Ready to use',
      // Windows has an antivirus of its own: MicrosoftDocs/defender-docs. Checked 2026-11-27.
      description:
        'Every laptop and PC comes updated, with the programs you have licences for and the antivirus of Windows.',
    },
    {
      title: 'Windows is licensed and activated',
      // Ordinary Windows licences forbid renting; Microsoft's leasing agreement allows it:
      // microsoft.com/licensing/product-licensing/rental-rights; Windows Pro preinstalled by the
      // maker: the agreement's text at abcdocz.com/doc/41505. Checked 2026-11-26.
      description:
        'Microsoft lets firms rent out Windows only under its leasing agreement, on computers that came with Windows Pro. Ours are rented that way.',
    },
    {
      title: 'Your data erased',
      // Windows' own "Reset" isn't meant for firms' data: Microsoft, quoted in PC Pro, November
      // 2025. Overwriting misses parts of an SSD: univik.com/blog/securely-erase-ssd; nvmexpress.org.
      // Checked 2026-11-26.
      description:
        'When the computers come back, we’ll erase every drive with its own erase command, because the “Reset” of Windows isn’t made for a firm’s data. If you’d like that confirmed on paper, ask when you order.',
    },
  ],
  priceTitle: priceTitle('pc-laptop-rental', 'a laptop or computer on rent'),
  priceFactors: [
    {
      title: 'The model',
      description:
        'You pay more for more memory, a faster processor or a larger screen. Tell us your programs, and we’ll suggest the smallest model that runs them well.',
    },
    {
      title: 'How long',
      description: `A longer rental costs less per day.${rental.shortestPeriod ? ` The shortest is ${uncapitalised(rental.shortestPeriod)}.` : ''}`,
    },
    {
      title: 'How many, and where',
      description: `Ten laptops to one address are one trip, to three branches they’re three.${rental.delivery ? '' : ' A longer trip costs more.'}`,
    },
  ],
  comparison: {
    title: 'Rent or buy?',
    columns: ['Rent', 'Buy'],
    rows: [
      {
        title: rental.shortestPeriod
          ? 'You don’t know yet how many, or for how long'
          : 'A few weeks, or you don’t know yet how many',
        cells: ['Usually cheaper, and you can add or return laptops', 'Some may lie unused afterwards'],
      },
      {
        title: 'A whole office at once',
        cells: ['You pay rent, and repairs are ours', 'You pay once, and repairs are yours'],
      },
      {
        title: 'The same people for three years or more',
        cells: ['Costs more in total', 'Usually cheaper'],
      },
    ],
  },
  technologies: [
    'business laptops',
    'desktops',
    'workstations',
    'MacBooks',
    'Dell Latitude and Dell Pro',
    'HP EliteBook',
    'Lenovo ThinkPad',
    'HP Z workstations',
  ],
  faq: [
    // The facts at the top answer it, once it's known.
    ...(rental.shortestPeriod
      ? []
      : [
          {
            id: 'shortest-period',
            question: 'What is the shortest rental?',
            answer:
              'For an exam or a training batch, it can be some days or weeks. Tell us the first and the last day early, because we can only promise models in stock on those days.',
          },
        ]),
    {
      id: 'deposit',
      question: 'What will we pay besides the rent?',
      answer: [
        `${
          rental.deposit
            ? `A deposit: ${uncapitalised(rental.deposit)}.`
            : 'A deposit, which depends on the model and the number. You’ll know it before you decide.'
        }${rental.depositBack ? ` You’ll get it back within ${rental.depositBack} of the return.` : ''}`,
        ...(rental.delivery ? [`Delivery is ${uncapitalised(rental.delivery)}.`] : []),
        'Damage beyond normal wear, theft and loss. The agreement lists what a charger, a screen or a whole laptop would cost you.',
      ],
    },
    ...(rentPayment
      ? [{ id: 'rent-payment', question: 'How do we pay?', answer: `You pay the rent ${rentPayment}.` }]
      : []),
    ...(townsSentence ? [{ id: 'my-town', question: 'Do you come to our city?', answer: terms.visits }] : []),
    {
      id: 'gst',
      question: 'Is there GST or TDS on laptop rent?',
      // SAC 997315, 18 %, also after September 2025: busy.in/sac-code-997315; techvity.in 2026-04-30.
      // Checked 2026-11-26. Section 194-I: 2 % on machinery and equipment, above ₹50,000 a month;
      // individuals above ₹1 crore of sales, or ₹50 lakh from a profession, in the year before:
      // wp.jjknowledgebase.com/?p=84713; wealthaaj.com/?p=1600. Checked 2026-11-28. Since 2026-04-01 in
      // section 393 of the Income-tax Act 2025, rates unchanged: finin2min.com, TDS mapping. Checked
      // 2026-11-26.
      answer: [
        noGst ??
          'There’s GST of 18%, which a registered firm can usually claim back. So send us your GSTIN with the order.',
        'There’s TDS of 2% if the rent is above ₹50,000 in a month. The rule was section 194-I, and has been section 393 since April 2026.',
        'If you’re a company or a partnership firm, you deduct it.',
        'If you’re a proprietor, you deduct it only if your business had sales above ₹1 crore in the year before, or ₹50 lakh in a profession.',
      ],
    },
    {
      id: 'broken-machine',
      question: 'What if a laptop stops working?',
      answer: `Call us with the serial number, because we can often repair it from here. If we can’t, we’ll replace it ${terms.replacement}.${after(terms.halfDays)} The hours count from your call: if you call on the evening before a day when we’re closed, you’ll have another laptop by the evening of our next working day. Keep your work on a shared drive too, because files on a dead drive may be lost.`,
    },
    {
      id: 'more-or-fewer',
      // Removed with its question, once the facts at the top have it.
      question: 'Can we add laptops, or return some early?',
      answer:
        'You can add some when the model is in stock, and return some early. Ask us beforehand what that would cost, because a longer rental has a lower rent.',
    },
    {
      id: 'software',
      question: 'Is Microsoft Office included?',
      answer:
        'No. Microsoft 365, Tally and Adobe programs run on your own licences, and we’ll install them. Windows is the Pro edition, with which your firm can manage all logins in one place.',
    },
    ...(rental.updates
      ? [
          {
            id: 'antivirus',
            question: 'Who installs updates and antivirus while we have the laptops?',
            answer: `${rental.updates} Please leave each computer on and online for an hour or so every week, so that the updates arrive.`,
          },
        ]
      : []),
    {
      id: 'before-return',
      question: 'What should we do before the laptops go back?',
      // Activation Lock stops the next user of a Mac: kb.wisc.edu/wcer/132325. Autopilot keeps a
      // computer registered: learn.microsoft.com/autopilot. Tally is active on one computer at a time:
      // help.tallysolutions.com, single-site licensing. Checked 2026-11-26.
      answer: [
        'Copy your files, sign out of Microsoft and Adobe, and surrender the Tally licence. On a MacBook, turn off “Find My”. If your firm manages its laptops with Intune, remove them from Intune and Windows Autopilot, or the next user will be asked for your login.',
        'Then take out the list you signed when they came, with each serial number, charger and bag. We’ll go through it together, and you’ll sign it again.',
      ],
    },
    {
      id: 'what-we-need',
      question: 'Which documents do you need?',
      answer:
        'Usually your PAN, a proof of address, an identity card of the person who signs, and a GST certificate if you have one.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-rental',
    job: 'laptops on rent',
    example: 'Ten laptops for a new team',
    rows: [
      {
        title: 'Ten laptops: model, memory and disk',
        hasPrice: true,
        description: `Rent per ${period}, with charger and bag.`,
      },
      {
        title: 'Ready to use',
        description: 'Windows is activated and updated, and your programs are installed from your own licences.',
      },
      {
        title: 'Delivery and collection',
        hasPrice: true,
        description: `One trip each way, to one address.${rental.delivery ? ` Delivery is ${rental.delivery}.` : ''}`,
      },
      {
        title: 'One spare laptop',
        hasPrice: true,
        isOptional: true,
        description: 'It stays with you, so that nobody has to wait for a replacement.',
      },
      {
        title: 'Deposit, and the day you get it back',
        hasPrice: true,
        description: `You’ll get it back ${rental.depositBack ? `within ${rental.depositBack} of` : 'after'} the return.`,
      },
      {
        title: 'If a laptop fails',
        description: `What we can’t repair from here, we’ll replace within ${timelines.replacement} on working days, at this address.`,
      },
      {
        title: 'If one is damaged or lost',
        description: 'The price of a charger, of a screen and of a whole laptop.',
      },
      {
        title: 'If you return them early, or keep them longer',
        description: 'What each would cost.',
      },
      {
        title: 'Not included',
        description: 'Microsoft Office and other licences, the internet line, and power backup.',
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: `One sum for each ${period}, and one for the delivery${rental.delivery ? ' if it isn’t free' : ''}. The deposit is separate.`,
      },
      {
        title: 'Payment',
        description: rentPayment ? `You pay the rent ${rentPayment}.` : 'Each payment has its date.',
      },
      {
        title: 'First and last day',
        description: 'Before the first, we need the list of programs and your documents.',
      },
      {
        title: 'Your data',
        description: 'We’ll erase every drive after the return.',
      },
    ],
  },
  related: ['office-setup', 'server-setup'],
  closing: {
    title: 'Get a price for your laptops',
    text: 'Tell us how many, for which programs, from which day to which, and in which city. You’ll get one page with rent, delivery and deposit.',
  },
} satisfies Service;
