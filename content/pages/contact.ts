import { officeHours, terms } from '../facts';
import { allTownsSentence, answerLine, maintenanceStart, titleWithPlace, whoWeAre } from '../owner-facts';
import { site } from '../site';
import type { EmailRole } from '../types';
import { uncapitalised } from '../wording';

/** `subject` is that of mails to this address. `isFolded` is for less common addresses. */
type ContactEmail = { role: EmailRole; label: string; description: string; subject: string; isFolded?: boolean };

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
    stepsTitle: 'What happens next',
    steps: [
      {
        title: 'You write or call',
        text: 'Tell us what you need, in which city and by when.',
      },
      {
        title: 'We’ll ask what’s missing',
        text: `Usually that’s a question or two. ${terms.visitCost}`,
      },
      {
        title: 'You’ll get a price in writing',
        text: `It comes with the dates, and with what isn’t included. ${terms.freeQuote} ${terms.freeEstimate}`,
      },
    ],
  },
  /** Where we work, and what a visit costs. */
  workArea: allTownsSentence
    ? `${terms.online} For offices, servers and rentals, ${uncapitalised(allTownsSentence)} ${terms.otherTowns} ${terms.travel}`
    : `${terms.workArea} ${terms.travel}`,
  /** Above who visitors deal with. */
  agency: whoWeAre,
  /** Below the e-mail addresses. */
  answer:
    [answerLine, maintenanceStart && `With a maintenance plan, ${maintenanceStart}.`].filter(Boolean).join(' ') ||
    undefined,
  /** Headings, and labels of buttons and rows. */
  labels: {
    call: 'Call',
    /** Before the name of the person whose number it is. */
    answers: 'You’ll talk to',
    whatsapp: 'WhatsApp',
    /** After “WhatsApp”. */
    startChat: 'Start a chat',
    email: 'E-mail',
    /** Heading of the folded addresses. */
    otherEmails: 'Privacy and legal',
    /** Under an address for several purposes. */
    sharedMailbox: 'One mailbox for all of these',
    /** Before the hours, in a short list. */
    open: 'Open',
    /** Before the days on which the office is closed. */
    holidays: 'Closed on',
    location: 'Location',
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
      description: 'Any question, even if you don’t know who to ask',
      subject: 'Question from the website',
    },
    { role: 'sales', label: 'Sales', description: 'New work, quotes and rentals', subject: 'Quote request' },
    {
      role: 'support',
      label: 'Support',
      description: 'Something we built, installed or rented to you isn’t working, or you’d like a refund',
      subject: 'Support request',
    },
    {
      role: 'privacy',
      isFolded: true,
      label: 'Privacy',
      description: 'What we hold about you, and how to have it deleted',
      subject: 'My personal data',
    },
    {
      role: 'legal',
      isFolded: true,
      label: 'Legal',
      description: 'Contracts, and complaints a call didn’t settle',
      subject: 'Legal matter',
    },
  ] satisfies ContactEmail[],
  form: {
    title: 'Write to us',
    lead: 'Rough notes are enough: what you need, in which city and by when. All three fields of the form are needed.',
    name: 'Name',
    nameHint: 'Yours or your firm’s',
    email: 'E-mail',
    emailHint: 'For our reply',
    message: 'Message',
    messageHint: 'Add your number if you’d like a call',
    /** Above the button, if the forms offer WhatsApp and e-mail. */
    ...(site.sendDialog && {
      nextStep: 'You’ll choose WhatsApp or e-mail next, with your message already typed in.',
    }),
    submit: 'Send message',
    /** A link beside the e-mail field, which is required. */
    noEmail: 'No e-mail? WhatsApp us',
    /**
     * If the send dialog fails to load: `text` is before links to mail and WhatsApp and a copy
     * button, `shortened` below them if the text is too long for a mail link.
     */
    failedToLoad: {
      text: 'A part of this page didn’t load. Press the button again, or send your message this way:',
      shortened:
        'Your message is too long for an e-mail link, so its end is missing there. Please copy it and paste it in.',
    },
    /** Label of the services that a visitor asks about, above the form and in the text. */
    service: 'About',
    /** The same if none is ticked any more; and the name of the boxes, for screen readers. */
    chooseServices: 'Choose one service or several',
    services: 'Services',
    /** The subject of the visitor's mail. */
    mailSubject: 'Enquiry from the website',
  },
};
