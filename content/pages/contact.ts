import type { CategoryId, ServiceSlug } from '../categories';
import { designRevisions, officeHours, payment, terms, timelines } from '../facts';
import { legal } from '../owner/legal';
import { titleWithPlace } from '../place';
import { site } from '../site';
import { confirmedValue, type EmailRole, type SampleQuote } from '../types';

/** `subject` is that of mails to this address. `isFolded` is for less common addresses. */
type ContactEmail = { role: EmailRole; label: string; description: string; subject: string; isFolded?: boolean };

/** `suits`: services whose pages link to the quote, or their categories. Others link to the first. */
type Quote = SampleQuote & { suits?: readonly (ServiceSlug | CategoryId)[] };

const faults = confirmedValue(legal.faults);

/** A row of several quotes. */
const mistake = (title: string) => ({
  title,
  description: `${faults ? 'Our terms say for how long you can report it.' : 'You can report it until the day that is written here.'} We correct what’s our fault at no charge.`,
  promise: 'free-corrections',
});

const sampleQuotes: readonly [Quote, ...Quote[]] = [
  {
    id: 'sample-quote-website',
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
        description: 'You pay the registrar and the host each year, directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Photography, a new logo, monthly SEO, and backups and updates after launch.',
      },
      {
        title: 'Who owns what',
        description:
          'Domain and hosting belong to the clinic from the start, and design, pages and text once they’re paid for. Fonts and ready-made parts that stay with us or with others are listed by name.',
      },
      {
        title: 'Total with GST',
        hasPrice: true,
        description: `For a job of this size, you pay ${payment.smallProjects}.`,
      },
      {
        title: 'Start and finish',
        description:
          'We begin when we have the logo, your photos and notes, and the name of one person who decides. The last day for these is written here.',
      },
      mistake('If you find a mistake'),
    ],
  },
  {
    id: 'sample-quote-ads',
    suits: ['grow'],
    sheet: { name: 'Quote for Instagram ads', sample: 'A saree shop, two towns' },
    rows: [
      {
        title: 'Set-up, once',
        hasPrice: true,
        description:
          'An ad account in your firm’s name with two-step login and a spending limit, the link to WhatsApp, and the greeting.',
      },
      {
        title: 'Our monthly fee',
        hasPrice: true,
        description:
          'Four new ads from your photos, changes once the first week has shown what works, and a report of what each chat cost.',
      },
      {
        title: 'Paid to Meta',
        description: 'The sum that you set, with GST. Meta charges you directly, so this isn’t in our total.',
      },
      {
        title: 'A catalogue',
        hasPrice: true,
        isOptional: true,
        description: 'Sixty sarees with photo and price, for ads that show several of them.',
      },
      {
        title: 'A page to land on',
        hasPrice: true,
        isOptional: true,
        description: 'One page with photos, rates and a WhatsApp button, on your own domain.',
      },
      {
        title: 'Not included',
        description: 'A photographer, and answering the chats, which your own people do.',
      },
      {
        title: 'Who owns what',
        description:
          'Ad account, page and audiences belong to the shop from the start, and pictures and texts once that month is paid for.',
      },
      { title: 'What nobody can promise', description: terms.noGuarantee },
      {
        title: 'Total with GST',
        hasPrice: true,
        description: 'One sum for the set-up, and one for each month.',
      },
      {
        title: 'Start',
        description: 'We need ten photos or clips, your offer, and admin access to the page.',
      },
      {
        title: 'If you want to stop',
        description: 'How long beforehand either of us must say so is written here.',
      },
    ],
  },
  {
    id: 'sample-quote-app',
    suits: ['mobile-application-development', 'web-application-development', 'software-development'],
    sheet: { name: 'Quote for an app and its office panel', sample: 'A shop with deliveries' },
    rows: [
      {
        title: 'First milestone: the screens',
        hasPrice: true,
        description: `You tap through all the screens on a phone and can ask for ${designRevisions.text}.`,
      },
      {
        title: 'Second milestone: the panel',
        hasPrice: true,
        description: 'Your staff log in, see orders, and change products and prices.',
      },
      {
        title: 'Third milestone: a test version',
        hasPrice: true,
        description: 'On your own phone, you order, pay by UPI and see the order in the panel.',
      },
      {
        title: 'Fourth milestone: the stores',
        hasPrice: true,
        description: 'The app is sent to Google and Apple from your accounts, with its pictures and texts.',
      },
      {
        title: 'An app for riders',
        hasPrice: true,
        isOptional: true,
        description: 'With it, riders see their deliveries and the way, and tick them off.',
      },
      {
        title: 'Link to Tally',
        hasPrice: true,
        isOptional: true,
        description: 'Bills go over to TallyPrime, so nobody types them twice.',
      },
      {
        title: 'Maintenance',
        hasPrice: true,
        isOptional: true,
        description: 'Yearly: updates for new phones, checks of the backup, and emergency support at any hour.',
      },
      {
        title: 'Paid to other companies',
        description:
          'You pay Apple, Google, the SMS company, the payment company and the server’s provider directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Photos and texts of the products, phones for the riders, and ads for the app.',
      },
      {
        title: 'Who owns what',
        description:
          'Accounts and data belong to the shop from the start, and each part with its code once it’s paid for. Ready-made parts that stay with us or with others are listed by name.',
      },
      {
        title: 'Total with GST',
        hasPrice: true,
        description: `It is paid in ${payment.largeProjects}. The payment at the start is a part of this total, and one follows after each part that you’ve tried.`,
      },
      {
        title: 'Start and finish',
        description:
          'We begin when we have the list of products and the name of one person who decides. The date of each milestone is written beside it.',
      },
      {
        title: 'If you stop after a milestone',
        description: 'What is finished and paid for is yours, and another developer can go on from there.',
        promise: 'finished-parts',
      },
      mistake('If the app has a mistake'),
    ],
  },
  {
    id: 'sample-quote-office',
    suits: ['equip'],
    sheet: { name: 'Quote for an office', sample: '25 people, rented PCs, a server' },
    rows: [
      {
        title: 'Cabling and rack',
        hasPrice: true,
        description: 'Sixty network sockets for desks, printers, cameras and Wi-Fi, each numbered and tested.',
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
        description: 'Yearly: emergency support at any hour, visits, remote help, updates and checks of the backup.',
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
        title: 'Payment',
        description: `Equipment is paid before we order it, and the work ${payment.smallProjects}. The rent is paid on the dates in the rental agreement.`,
      },
      {
        title: 'Start and finish',
        description: `We need the floor plan and the keys. The work takes ${timelines.officeSetup}, ${terms.officeStart}, and the server ${timelines.serverBasic} more. If your staff work in the rooms meanwhile, it takes longer.`,
      },
      {
        title: 'Who does the work',
        description: 'Our own people, or a firm in your city that works for us. If so, its name is written here.',
        promise: 'own-people',
      },
      {
        title: 'Who owns what',
        description:
          'Equipment that you’ve paid for is yours, with the makers’ warranties, and so are the logins. The rented PCs stay ours.',
      },
      mistake('If we made a mistake'),
    ],
  },
];

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
        text: `Call us ${officeHours.text}, or write at any hour. Tell us what you need, where, and by when.`,
      },
      {
        title: 'We ask what’s missing',
        text: 'Usually that’s a question or two. Some jobs need a visit or a written plan first. You know beforehand whether it costs anything.',
      },
      {
        title: 'You get a price in writing',
        text: `It comes with the dates, and with what isn’t included. ${terms.freeQuote}`,
      },
    ],
  },
  /** Headings, and labels of buttons and rows. */
  labels: {
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
    reach: 'Languages and replies',
    /** Rows for what the owner has confirmed. */
    languages: 'We speak',
    writingLanguages: 'We write in',
    replyTime: 'We reply',
    maintenanceResponse: 'With a maintenance plan, we start on an ordinary fault',
    towns: 'Our technicians come to',
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
      description: 'Questions, or when you’re not sure which address to use',
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
    note: 'Four examples, with blanks for prices and dates. What is optional can be crossed out: try it here.',
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
    quotes: sampleQuotes,
  },
};
