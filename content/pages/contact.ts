import { designRevisions, officeHours, payment } from '../facts';
import { region, soon, spoken } from '../agency';
import { type EmailRole, site } from '../site';
import type { PageMeta, SpecimenOf } from '../types';

type Contact = {
  meta: PageMeta;
  /** The page's name in its breadcrumb. */
  crumb: string;
  hero: { title: string; lead: string };
  /** Headings and button labels of the details column. */
  details: {
    title: string;
    call: string;
    whatsapp: string;
    whatsappAction: string;
    email: string;
    /** Heading of the folded addresses. */
    otherEmails: string;
    hours: string;
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
  /** A quote without prices. `name` and `sample` are in the bar at its top. */
  sampleQuote: Pick<SpecimenOf<'form'>, 'title' | 'note' | 'sheet' | 'rows'>;
};

const title = site.city.isPlaceholder ? 'Contact us: call, WhatsApp or e-mail' : `Contact our IT agency in ${region}`;

export const contact: Contact = {
  meta: {
    title,
    description: `Call, WhatsApp or e-mail us in ${region} for a free quote or support, ${officeHours.text}. Say what you need and by when.`,
  },
  crumb: 'Contact',
  hero: {
    title: 'Talk to us',
    lead: `Call us${spoken(',')} even with half an idea. Write at any hour, and we reply${soon() || ' with a question or two, or a free quote'}.`,
  },
  details: {
    title: 'How to reach us',
    call: 'Call',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Chat on WhatsApp',
    email: 'E-mail',
    otherEmails: 'Privacy and legal',
    hours: 'Operating hours',
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
    lead: 'What do you need, where are you, and when should it be ready? Rough notes are fine.',
    name: 'Name',
    nameHint: 'Your name or your business',
    email: 'E-mail',
    emailHint: 'So we can reply or send a quote',
    message: 'Message',
    messageHint: 'Add a phone number if you’d like a call back',
    ...(site.sendDialog && {
      nextStep:
        'Press Continue, then choose WhatsApp or e-mail. Your message is already written there: just press send.',
    }),
    submit: site.sendDialog ? 'Continue' : 'Send message',
    withoutScript: 'This form needs JavaScript, and your browser has it turned off. Please write to us directly:',
    failedToLoad: {
      text: 'A part of this page didn’t load. Press the button again, or send your message this way:',
      shortened:
        'Your message is too long for an e-mail link, so its end is missing there. Please copy it and paste it in.',
    },
    service: 'About',
    mailSubject: 'Enquiry from the website',
  },
  sampleQuote: {
    title: 'What your quote looks like',
    note: 'This one is for a clinic’s website. Yours has the lines your job needs, and you can cross out what you don’t want.',
    sheet: { name: 'Quote', sample: 'Sample, with blanks for prices and dates' },
    rows: [
      {
        title: 'Design and five pages',
        source: 'The work',
        description: `Home, doctors, treatments, timings and contact, with a WhatsApp button and a map link. The design has ${designRevisions.text}.`,
      },
      {
        title: 'Text from your notes',
        source: 'Optional',
        description: 'Cross it out if you write the text yourself.',
      },
      {
        title: 'Domain and hosting',
        source: 'Paid to other companies',
        description: 'What each costs a year. Both are in your name.',
      },
      {
        title: 'Not included',
        source: 'So you can plan for it',
        description: 'Photography, a new logo, monthly SEO.',
      },
      {
        title: 'Who owns what',
        source: 'Once you’ve paid in full',
        description:
          'Design, pages and text are yours. Fonts still belong to their makers. We name any ready-made part of ours.',
      },
      {
        title: 'Total, GST, due dates',
        source: 'How you pay',
        description: `For a job of this size, ${payment.smallProjects}. Our company’s name is the name on the bank account.`,
      },
      {
        title: 'Start and finish',
        source: 'What we need from you, by when',
        description: 'Logo, photos, notes, and one person who decides.',
      },
      {
        title: 'If you find a fault',
        source: 'Afterwards',
        description: 'Tell us by this date. We correct our own mistakes free.',
      },
    ],
  },
};
