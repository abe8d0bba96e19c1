import { payment, terms, timelines } from '../facts';
import { replacementPlace, townsSentence } from '../owner-facts';
import { details } from '../owner/details';
import { prices } from '../owner/prices';
import { headingWithCity, titleWithPlace } from '../place';
import type { Service } from '../types';
import { confirmedValue } from '../types/detail';
import { capitalised } from '../wording';

const rental = {
  shortestPeriod: confirmedValue(details.rental.shortestPeriod),
  deposit: confirmedValue(details.rental.deposit),
  depositBack: confirmedValue(details.rental.depositBack),
  delivery: confirmedValue(details.rental.delivery),
  payment: confirmedValue(details.rental.payment),
  updates: confirmedValue(details.rental.updates),
};

const rent = rental.payment ? capitalised(rental.payment) : payment.shortRental;
const rentalPayment = prices['pc-laptop-rental']?.gst === 'included' ? rent : `${rent}, ${payment.rentalGst}`;

export const pcLaptopRental = {
  slug: 'pc-laptop-rental',
  title: headingWithCity((city) => `Laptop and computer on rent in ${city}`, 'Laptop and computer on rent'),
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
    description: `Laptops, desktops, workstations and MacBooks on rent by the month or for an exam. One that fails is replaced within ${timelines.replacement}, where agreed.`,
  },
  lead: `Rent laptops and desktops by the month for your staff, or for a training batch or an exam. They arrive ready to use, and one that fails in normal use is replaced.`,
  times: [
    {
      label: 'Replacing a faulty computer',
      value: `${timelines.replacement} at most, ${replacementPlace ?? 'where agreed'}`,
    },
  ],
  payment: rentalPayment,
  facts: [
    'payment',
    ...(rental.shortestPeriod ? [{ label: 'Shortest rental', value: rental.shortestPeriod }] : []),
    ...(rental.deposit ? [{ label: 'Deposit', value: rental.deposit }] : []),
    'time',
  ],
  example: {
    kind: 'form',
    title: 'The list you sign',
    note: 'You sign it on delivery and on return, so nobody argues later about a missing charger. This one is an example.',
    sheet: { name: 'Your list', sample: 'One row per laptop or PC' },
    rows: [
      { title: 'Model and serial number', description: 'It’s on the sticker.' },
      { title: 'Charger and bag', description: 'Ticked on both days.' },
      { title: 'First and last day', description: 'Each laptop has its own.' },
    ],
  },
  features: [
    {
      title: 'Laptops for staff and trainees',
      description: 'You get business models with charger and bag, and with the memory that your programs need.',
    },
    {
      title: 'Desktops, workstations and MacBooks',
      description:
        'Desktops come with monitor, keyboard and mouse if you need them. Workstations suit AutoCAD and video editing.',
    },
    {
      title: 'Ready to use',
      // Windows has an antivirus of its own: MicrosoftDocs/defender-docs. Checked 2026-11-27.
      description:
        'Every laptop and PC comes updated, with the programs that you have licences for. Microsoft Office, Tally and Adobe aren’t included. Windows has its own antivirus.',
    },
    {
      title: 'Windows is licensed and activated',
      // Ordinary Windows licences forbid renting; Microsoft's leasing agreement allows it:
      // microsoft.com/licensing/product-licensing/rental-rights; Windows Pro preinstalled by the
      // maker: the agreement's text at abcdocz.com/doc/41505. Checked 2026-11-26.
      description:
        'Windows may be rented out only under Microsoft’s leasing agreement, on computers that came with Windows Pro. Ours are rented that way.',
    },
    {
      title: 'Your data erased',
      // Windows' own "Reset" isn't meant for firms' data: Microsoft, quoted in PC Pro, November
      // 2025. Overwriting misses parts of an SSD: univik.com/blog/securely-erase-ssd; nvmexpress.org.
      // Checked 2026-11-26.
      description:
        'After return we erase every drive with its own erase command, because the “Reset” of Windows isn’t made for a firm’s data. For a written confirmation, ask when you order.',
    },
  ],
  priceTitle: 'What a laptop or computer on rent costs',
  priceFactors: [
    {
      title: 'The model',
      description:
        'More memory, a faster processor or a larger screen cost more. Tell us your programs, and we suggest the smallest model that runs them well.',
    },
    { title: 'How long', description: 'A longer rental costs less per day. Most offices rent by the month.' },
    {
      title: 'How many, and where',
      description: `${rental.delivery ? '' : 'Delivery costs more the further it is. '}Ten laptops to one address need only one delivery.`,
    },
  ],
  priceNote: rental.delivery && `Delivery is ${rental.delivery}.`,
  comparison: {
    title: 'Rent or buy?',
    columns: ['Rent', 'Buy'],
    rows: [
      {
        title: 'A few weeks, or you don’t know yet how many',
        cells: ['Usually cheaper, and you add or return laptops', 'You’d own what you don’t need'],
      },
      {
        title: 'A whole office at once',
        cells: ['You pay monthly, and repairs are ours', 'You pay once, and repairs are yours'],
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
    // The facts at the top answer the first two, once they're known.
    ...(rental.shortestPeriod
      ? []
      : [
          {
            id: 'shortest-period',
            question: 'What is the shortest rental?',
            answer:
              'For an exam or a training batch, it can be some days or weeks. Tell us the first and the last day early, because we can only promise models that are in stock then.',
          },
        ]),
    ...(rental.deposit && rental.depositBack
      ? [
          {
            id: 'deposit',
            question: 'When do we get the deposit back?',
            answer: `You get it back within ${rental.depositBack} of the return.`,
          },
        ]
      : [
          {
            id: 'deposit',
            question: 'What deposit do you take?',
            answer: `${
              rental.deposit
                ? `${rental.deposit}.`
                : 'That depends on model and number, and we tell you before you decide.'
            } ${rental.depositBack ? `You get it back within ${rental.depositBack} of the return.` : 'The agreement says when you get it back.'}`,
          },
        ]),
    {
      id: 'rent-payment',
      question: 'How do we pay?',
      answer: rental.payment
        ? `You pay the rent ${rental.payment}.`
        : 'You pay the rent on fixed dates, which are in the agreement.',
    },
    ...(townsSentence ? [{ id: 'my-town', question: 'Do you come to our city?', answer: terms.towns }] : []),
    {
      id: 'gst',
      alsoAt: ['tds'],
      question: 'Is there GST or TDS on laptop rent?',
      // SAC 997315, 18 %, also after September 2025: busy.in/sac-code-997315; techvity.in 2026-04-30.
      // Section 194-I: 2 % on machinery and equipment, above ₹50,000 a month; individuals only above
      // ₹1 crore turnover in the year before: wp.jjknowledgebase.com/?p=84713, again on 2026-11-27. Since 2026-04-01 in section 393 of the
      // Income-tax Act 2025, rates unchanged: finin2min.com, TDS mapping. Checked 2026-11-26.
      answer:
        'Yes. GST is 18%, which a registered firm can usually claim back, so send us your GSTIN with the order. Companies and partnership firms, and proprietors whose business had sales above ₹1 crore in the year before, deduct 2% TDS if the rent is above ₹50,000 in a month (section 194-I, since April 2026 section 393). Your CA knows whether that applies to you.',
    },
    {
      id: 'broken-machine',
      alsoAt: ['nights'],
      question: 'What if a laptop stops working?',
      answer: [
        `Call us with the serial number. Often we can repair it remotely. If it failed in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}. ${terms.replacementDays} Files on a dead drive may be lost, so keep your work on a shared drive as well.`,
        'Call on the evening before a day when we’re closed, and you’ll have the replacement by the evening of our next working day.',
      ],
    },
    {
      id: 'more-or-fewer',
      // Removed with its question, once the facts at the top have it.
      alsoAt: rental.shortestPeriod ? ['shortest-period'] : undefined,
      question: 'Can we add laptops, or return some early?',
      answer:
        'You can add some when the model is in stock. Ask beforehand what an early return would cost, because a longer rental has a lower rent.',
    },
    {
      id: 'damage-or-theft',
      question: 'What if a laptop is damaged or stolen?',
      answer: 'The agreement states what you pay for each. Read that part before you sign.',
    },
    {
      id: 'software',
      question: 'Is Microsoft Office included?',
      answer: [
        'No. Microsoft 365, Tally and Adobe programs run on your own licences, and we install them.',
        'Windows is the Pro edition, with which your firm can manage all logins in one place.',
      ],
    },
    ...(rental.updates
      ? [
          {
            id: 'antivirus',
            question: 'Who installs updates and antivirus while we have the laptops?',
            answer: `${rental.updates} Please leave each computer on and online for an hour or so every week, or the updates don’t arrive.`,
          },
        ]
      : []),
    {
      id: 'before-return',
      question: 'What should we do before the laptops go back?',
      // Activation Lock stops the next user of a Mac: kb.wisc.edu/wcer/132325. Autopilot keeps a
      // computer registered: learn.microsoft.com/autopilot. Tally is active on one computer at a time:
      // help.tallysolutions.com, single-site licensing. Checked 2026-11-26.
      answer:
        'Copy your files, sign out of Microsoft and Adobe, and surrender the Tally licence. On a MacBook, turn off “Find My”. If your firm manages its laptops with Intune, remove them from Intune and Windows Autopilot, or the next user is asked for your login.',
    },
    {
      id: 'compare-offers',
      question: 'What should we ask when comparing offers?',
      answer: [
        `Ask how soon a faulty laptop is replaced. We do it within ${timelines.replacement}, ${terms.replacementPlace}.`,
        'Ask whether Windows is licensed for renting. Ours is.',
        'Ask who erases the drives afterwards. We do, with their own command.',
      ],
    },
    {
      id: 'what-we-need',
      question: 'Which documents do you need?',
      answer:
        'Usually your GST certificate, your PAN, a proof of address, and an identity card of the person who signs.',
    },
  ],
  sampleQuote: 'office-setup',
  related: ['website-development', 'software-development'],
  closing: {
    title: 'Get a price for your laptops',
    text: 'Tell us how many, for which programs, from which day to which, and in which city. You get one page with rent, delivery and deposit.',
  },
} satisfies Service;
