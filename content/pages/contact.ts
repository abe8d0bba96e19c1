import { designRevisions, officeHours, payment, terms, timelines } from '../facts';
import { cityOrCountry, replyTime, spokenLanguages } from '../agency';
import { type EmailRole, site } from '../site';
import type { BlankSheet, PageMeta } from '../types';

type Contact = {
  meta: PageMeta;
  /** The page's name in its breadcrumb. */
  crumb: string;
  hero: {
    title: string;
    /** What happens after somebody writes or calls. */
    steps: readonly { title: string; text: string }[];
  };
  /** Headings and button labels of the details column. */
  details: {
    title: string;
    call: string;
    whatsapp: string;
    whatsappAction: string;
    /** After “WhatsApp”. */
    startChat: string;
    email: string;
    /** Heading of the folded addresses. */
    otherEmails: string;
    hours: string;
    /** Before the hours, in a short list. */
    open: string;
    location: string;
    /** Link to a map, once its address is confirmed. */
    map: string;
    /** Downloads the agency's contact card. */
    saveContact: string;
    /** Names of copy buttons, for screen readers. `{label}` is replaced by an address's label. */
    copyNumber: string;
    copyAddress: string;
  };
  /** `subject` is that of mails to this address. `isFolded` is for less common addresses. */
  emails: readonly { role: EmailRole; label: string; description: string; subject: string; isFolded?: boolean }[];
  form: {
    title: string;
    lead: string;
    name: string;
    email: string;
    nameHint: string;
    emailHint: string;
    message: string;
    messageHint: string;
    /** Above the button, if the forms offer WhatsApp and e-mail. */
    nextStep?: string;
    submit: string;
    /** Instead, if the forms only do what the specification says. */
    submitWithoutDialog: string;
    /** A link beside the e-mail field, which is required. */
    noEmail: string;
    /** Before links to mail and WhatsApp, without JavaScript. */
    withoutScript: string;
    /**
     * If the send dialog fails to load: `text` is before the same links and a copy button,
     * `shortened` below them if the text is too long for a mail link.
     */
    failedToLoad: { text: string; shortened: string };
    /** Label of the service that a visitor comes from, above the form and in the text. */
    service: string;
    /** The subject of the visitor's mail. */
    mailSubject: string;
  };
  /**
   * Quotes without prices. `name` and `sample` are in the bar at the top of each. `action` is the
   * button that leads back to the form.
   */
  sampleQuotes: {
    title: string;
    note: string;
    action: string;
    quotes: readonly BlankSheet[];
  };
};

const title = site.city.isPlaceholder
  ? 'Contact us: call, WhatsApp or e-mail'
  : `Contact our IT agency in ${cityOrCountry}`;

export const contact: Contact = {
  meta: {
    title,
    description: `Call, WhatsApp or e-mail us in ${cityOrCountry} for a free quote or support, ${officeHours.text}. Say what you need and by when.`,
  },
  crumb: 'Contact',
  hero: {
    title: 'Talk to us',
    steps: [
      {
        title: 'You write or call',
        text: `Call us${spokenLanguages(' in ')}, ${officeHours.text}, or write at any hour. Tell us what you need, where, and by when. Half an idea is enough.`,
      },
      {
        title: 'We ask what’s missing',
        text: `Usually that’s a question or two, about sizes, numbers or what you use today.${replyTime(' You hear from us ', '.')}`,
      },
      {
        title: 'You get a price in writing',
        text: `With the dates, and what isn’t included. ${terms.freeQuote}`,
      },
    ],
  },
  details: {
    title: 'How to reach us',
    call: 'Call',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Chat on WhatsApp',
    startChat: 'Start a chat',
    email: 'E-mail',
    otherEmails: 'Privacy and legal',
    hours: 'Operating hours',
    open: 'Open',
    location: 'Location',
    map: 'Open in Maps',
    saveContact: 'Save contact',
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
  ],
  form: {
    title: 'Write to us',
    lead: 'Rough notes are fine: what you need, where you are, and when it should be ready. Please fill in all three fields.',
    name: 'Name',
    nameHint: 'Your name or your business',
    email: 'E-mail',
    emailHint: 'So we can reply or send a quote',
    message: 'Message',
    messageHint: 'Add a phone number if you’d like a call back',
    ...(site.sendDialog && {
      nextStep: 'You choose WhatsApp or e-mail next. Your message is already typed in there.',
    }),
    submit: 'Choose how to send',
    submitWithoutDialog: 'Send message',
    noEmail: 'No e-mail? Use WhatsApp instead',
    withoutScript: 'This form needs JavaScript, and your browser has it turned off. Please write to us directly:',
    failedToLoad: {
      text: 'A part of this page didn’t load. Press the button again, or send your message this way:',
      shortened:
        'Your message is too long for an e-mail link, so its end is missing there. Please copy it and paste it in.',
    },
    service: 'About',
    mailSubject: 'Enquiry from the website',
  },
  sampleQuotes: {
    title: 'What your quote looks like',
    note: `Two examples, with blanks for prices and dates. ${terms.optionalLines}`,
    action: 'Ask for yours',
    quotes: [
      {
        sheet: { name: 'Quote for a website', sample: 'A clinic, five pages' },
        rows: [
          {
            title: 'Design and five pages',
            source: 'The work',
            description: `Home, doctors, treatments, timings and contact, with a WhatsApp button and a map link. The design has ${designRevisions.text}.`,
          },
          {
            title: 'Text from your notes',
            source: 'Optional',
            description: 'For those who don’t write it themselves.',
          },
          {
            title: 'Editing screen',
            source: 'Optional',
            description: 'So that the clinic’s staff can change timings and photos themselves.',
          },
          {
            title: 'Domain and hosting',
            source: 'Paid to other companies',
            description: 'What each costs a year.',
          },
          {
            title: 'Not included',
            source: 'So you can plan for it',
            description: 'Photography, a new logo, monthly SEO, backups and updates after launch.',
          },
          {
            title: 'Who owns what',
            source: 'In the clinic’s name',
            description:
              'Domain and hosting, from the start. Design, pages and text, once they’re paid. Fonts and our ready-made parts don’t become the clinic’s, so the quote names them.',
          },
          {
            title: 'Total, GST, due dates',
            source: 'How you pay',
            description: `For a job of this size, ${payment.smallProjects}.`,
          },
          {
            title: 'Start and finish',
            source: 'What we need from you, by when',
            description: 'Logo, photos, notes, and one person who decides.',
          },
          {
            title: 'If you find a fault',
            source: 'Afterwards',
            description: 'The last day to report a mistake of ours, so that we correct it free.',
          },
        ],
      },
      {
        sheet: { name: 'Quote for an office', sample: 'A CA firm, eight desks, no server' },
        rows: [
          {
            title: 'Cabling and rack',
            source: 'The work',
            description: 'A numbered cable for each desk, printer and camera, tested with you.',
          },
          {
            title: 'Wi-Fi, PCs and printer',
            source: 'The work',
            description: 'Set up with everybody’s logins, and a separate network for visitors.',
          },
          {
            title: 'Cable, router and UPS',
            source: 'From us or from you',
            description: 'Model by model. Cross out what you’d rather buy yourself.',
          },
          {
            title: 'Four cameras, recorder',
            source: 'Optional',
            description: 'They can follow later.',
          },
          {
            title: 'Travel',
            source: 'If we come from another town',
            description: 'What the trip costs, and any stay.',
          },
          {
            title: 'Not included',
            source: 'So you can plan for it',
            description:
              'Electrical work, the broadband line, furniture, new PCs and their licences, a backup of your files, and yearly maintenance (AMC).',
          },
          {
            title: 'Total, GST, due dates',
            source: 'How you pay',
            description: 'Labour and equipment, each with its dates.',
          },
          {
            title: 'Start and finish',
            source: 'What we need from you, by when',
            description: `The floor plan and the keys. The work takes ${timelines.officeSetup}, ${terms.officeStart}.`,
          },
          {
            title: 'Afterwards',
            source: 'What stays with you',
            description:
              'Drawing, logins and the makers’ warranties are the firm’s. The quote names the last day to report a fault of ours.',
          },
        ],
      },
    ],
  },
};
