import { designRevisions, officeHours, payment, terms, timelines } from '../facts';
import { titleWithPlace } from '../place';
import { site } from '../site';
import type { EmailRole, SampleQuote } from '../types';

/** `subject` is that of mails to this address. `isFolded` is for less common addresses. */
export type ContactEmail = { role: EmailRole; label: string; description: string; subject: string; isFolded?: boolean };

export const contact = {
  meta: {
    title: titleWithPlace((place) => `Contact our IT agency in ${place}`),
    description: `Call, WhatsApp or e-mail us for a free quote or for support, ${officeHours.text}. Tell us what you need, in which city and by when.`,
  },
  /** The page's name in its breadcrumb. */
  crumb: 'Contact',
  hero: {
    title: 'Talk to us',
    lead: 'Ask a question, get a price, or tell us what isn’t working.',
    /** What happens after somebody writes or calls. */
    steps: [
      {
        title: 'You write or call',
        text: `Call us ${officeHours.text}, or write at any hour. Tell us what you need, where, and by when. Half an idea is enough.`,
      },
      {
        title: 'We ask what’s missing',
        text: 'Usually that’s a question or two: about sizes, about numbers, or about what you use today.',
      },
      {
        title: 'You get a price in writing',
        text: `It comes with the dates, and with what isn’t included. ${terms.freeQuote}`,
      },
    ],
  },
  /** Headings and button labels of the details column. */
  details: {
    title: 'How to reach us',
    call: 'Call',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Chat on WhatsApp',
    /** After “WhatsApp”. */
    startChat: 'Start a chat',
    email: 'E-mail',
    /** Heading of the folded addresses. */
    otherEmails: 'Privacy and legal',
    hours: 'Operating hours',
    /** Before the hours, in a short list. */
    open: 'Open',
    location: 'Location',
    /** Rows for what the owner has confirmed. */
    languages: 'We speak',
    writingLanguages: 'We write in',
    replyTime: 'We reply',
    towns: 'Our technicians come to',
    maintenanceResponse: 'With a maintenance plan, we start on an ordinary fault',
    /** Link to a map, once its address is confirmed. */
    map: 'Open in Maps',
    /** Downloads the agency's contact card. */
    saveContact: 'Save contact',
    /** Names of copy buttons, for screen readers. `{label}` is replaced by an address's label. */
    copyNumber: 'Copy number',
    copyAddress: 'Copy {label} address',
  },
  emails: [
    {
      role: 'info',
      label: 'General',
      description: 'Not sure which address? Use this one',
      subject: 'Question from the website',
    },
    { role: 'sales', label: 'Sales', description: 'New projects, quotes and rental orders', subject: 'Quote request' },
    {
      role: 'support',
      label: 'Support',
      description: 'Something we built, installed or rented to you isn’t working, or you want to ask about a refund',
      subject: 'Support request',
    },
    {
      role: 'privacy',
      isFolded: true,
      label: 'Privacy',
      description: 'What we hold about you, and how to correct or delete it',
      subject: 'My personal data',
    },
    {
      role: 'legal',
      isFolded: true,
      label: 'Legal',
      description: 'Contracts and legal notices, or a complaint that a call didn’t resolve',
      subject: 'Legal matter',
    },
  ] satisfies ContactEmail[],
  form: {
    title: 'Write to us',
    lead: 'Rough notes are fine: what you need, where you are, and when it should be ready. Please fill in all three fields.',
    name: 'Name',
    nameHint: 'Your name or your business',
    email: 'E-mail',
    emailHint: 'So we can reply or send a quote',
    message: 'Message',
    messageHint: 'Add a phone number if you’d like a call back',
    /** Above the button, if the forms offer WhatsApp and e-mail. */
    ...(site.sendDialog && {
      nextStep: 'Next, you choose WhatsApp or e-mail. Your message is typed in there already.',
    }),
    submit: 'Send message',
    /** A link beside the e-mail field, which is required. */
    noEmail: 'No e-mail? Use WhatsApp instead',
    /** Before links to mail and WhatsApp, without JavaScript. */
    withoutScript: 'This form needs JavaScript, and your browser has it turned off. Please write to us directly:',
    /**
     * If the send dialog fails to load: `text` is before the same links and a copy button,
     * `shortened` below them if the text is too long for a mail link.
     */
    failedToLoad: {
      text: 'A part of this page didn’t load. Press the button again, or send your message this way:',
      shortened:
        'Your message is too long for an e-mail link, so its end is missing there. Please copy it and paste it in.',
    },
    /** Label of the service that a visitor comes from, above the form and in the text. */
    service: 'About',
    /** The subject of the visitor's mail. */
    mailSubject: 'Enquiry from the website',
  },
  /** Quotes without prices. */
  sampleQuotes: {
    title: 'What your quote looks like',
    note: 'Two examples, with blanks for prices and dates. What is optional can be crossed out: try it here.',
    /** The button that leads back to the form. */
    action: 'Ask for yours',
    labels: {
      /** On the plate of an optional row, and on that of one that is crossed out. */
      optional: 'optional',
      leftOut: 'not paid for',
      /** Names the box that crosses out, for screen readers. `{row}` is replaced. */
      leaveOut: 'Leave out: {row}',
      /** Opens the rows that phones fold. */
      more: 'Show the whole quote',
    },
    quotes: [
      {
        sheet: { name: 'Quote for a website', sample: 'A clinic, five pages' },
        rows: [
          {
            title: 'Design and five pages',
            hasPrice: true,
            description: `Home, doctors, treatments, timings and contact, with a WhatsApp button and a map link. The design has ${designRevisions.text}.`,
          },
          {
            title: 'Your text',
            hasPrice: true,
            isOptional: true,
            description: 'We write it from your notes, if you’d rather not.',
          },
          {
            title: 'Editing screen',
            hasPrice: true,
            isOptional: true,
            description: 'With it, the clinic’s staff change timings and photos themselves.',
          },
          {
            title: 'Domain and hosting',
            hasPrice: true,
            description: 'You pay other companies for these each year, directly.',
          },
          {
            title: 'Not included',
            description: 'Photography, a new logo, monthly SEO, and backups and updates after launch.',
          },
          {
            title: 'Who owns what',
            description:
              'Domain and hosting belong to the clinic from the start, and design, pages and text once they’re paid for. Fonts and ready-made parts that stay with others are listed by name.',
          },
          {
            title: 'Total with GST',
            hasPrice: true,
            description: `For a job of this size, you pay ${payment.smallProjects}.`,
          },
          {
            title: 'Start and finish',
            description: 'We need the logo, photos, notes and one person who decides, and the quote says by when.',
          },
          {
            title: 'If you find a mistake',
            description: 'The last day on which you can report it, so that we correct it free.',
          },
        ],
      },
      {
        sheet: { name: 'Quote for an office', sample: '25 people, rented PCs, a server' },
        rows: [
          {
            title: 'Cabling and rack',
            hasPrice: true,
            description:
              'Sixty network sockets for desks, printers, cameras and Wi-Fi, each numbered and tested with you.',
          },
          {
            title: 'Switches, Wi-Fi, firewall and UPS',
            hasPrice: true,
            description:
              'Each model has its own price, and you may buy it elsewhere. This UPS is for the rack; desks can have their own.',
          },
          {
            title: '25 PCs on rent',
            hasPrice: true,
            description:
              'Rent per month with monitor, keyboard and mouse, your programs installed. Deposit and shortest period are listed here.',
          },
          {
            title: 'Server for files and Tally',
            hasPrice: true,
            description:
              'The machine, its set-up and backups in two places. Microsoft’s and Tally’s licences each have a price.',
          },
          {
            title: 'Business e-mail',
            hasPrice: true,
            isOptional: true,
            description: '25 addresses on your own domain. You pay Google or Microsoft per person and month.',
          },
          {
            title: 'Four cameras, recorder',
            hasPrice: true,
            isOptional: true,
            description: 'They can follow later, if their sockets are there.',
          },
          {
            title: 'Maintenance (AMC)',
            hasPrice: true,
            isOptional: true,
            description:
              'Yearly: emergency support at any hour, visits, remote help, updates and checks of the backup.',
          },
          {
            title: 'Travel',
            hasPrice: true,
            description: 'If we come from another town: the trip, and a stay if the work takes days.',
          },
          {
            title: 'Not included',
            description: 'Electrical work, the internet line and furniture.',
          },
          {
            title: 'Total with GST',
            hasPrice: true,
            description: 'One sum for work and equipment, one per month for the rent, and one per year for the AMC.',
          },
          {
            title: 'Start and finish',
            description: `We need the floor plan and the keys. The work takes ${timelines.officeSetup}, ${terms.officeStart}, and the server ${timelines.serverBasic} more. If you work meanwhile, it takes longer.`,
          },
        ],
      },
    ] satisfies [SampleQuote, SampleQuote],
  },
};
