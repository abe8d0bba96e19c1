/* Labels that several pages share. Those of one page are in its file. */

const quote = 'Get Free Quote';
const chat = 'WhatsApp';

/** Labels of the three buttons in home's hero, in a service's header and at the end of pages. */
export const contactLabels = {
  quote,
  call: 'Call us',
  chat,
} as const;

/** Labels of the header and its small-screen menu. */
export const header = {
  quote,
  /** The button of the small-screen menu, and the menu's name for screen readers. */
  menu: 'Menu',
  closeMenu: 'Close',
} as const;

/** Labels of the bar at the bottom edge of small screens. */
export const phoneBar = {
  /** For screen readers. */
  name: 'Reach us',
  call: 'Call',
  chat,
  quote: 'Quote',
} as const;

/** Labels of the footer. */
export const footer = {
  /** Headings. */
  contact: 'Contact',
  quickLinks: 'Quick links',
  services: 'Services',
  /** Under the six services. */
  allServices: 'All services',
  chat,
  /** For social pages without an address, and the tooltip of each; `{profile}` is replaced. */
  comingSoon: 'coming soon',
  comingSoonName: '{profile}, coming soon',
} as const;

/** What a visitor’s message begins with when they open our chat. */
export const whatsapp = {
  message: 'Hello, I’d like to ask about your services.',
  /** From a service’s page. */
  serviceMessage: 'Hello, I’d like to ask about this service: {service}.',
  /** With the services that a visitor has ticked. */
  servicesMessage: 'Hello, I’d like a quote for: {services}.',
} as const;

/** Labels of all service pages. */
export const servicePage = {
  /** Before the phone number in the header, and on the button at the end. */
  call: 'Call',
  features: 'What you get',
  /** Before the tools and equipment. */
  technologies: 'We work with:',
  /** Heading over one or two projects of this service. */
  projects: 'Work we’ve done',
  /** The same if there are only a client’s words. */
  clientWords: 'What a client says',
  sampleQuote: {
    /** Link under the price factors, to the nearest service with a sample quote. */
    link: 'See a quote for a job like this',
    /** Opens the service's own; `{job}` is replaced. */
    title: 'Sample quote for {job}',
    /** After what it is an example of. */
    blanks: 'The prices are left blank. Tap an optional row to leave it out.',
    /** On the plate of an optional row, and on that of one that is crossed out. */
    optional: 'optional',
    leftOut: 'left out',
    /** Names the box of an optional row, for screen readers. `{row}` is replaced. */
    include: 'Include: {row}',
  },
  process: 'How it works',
  questions: 'Common questions',
  /** Link under the questions, to the answers that are the same for each service. */
  faqLink: 'More about payment, ownership and support',
  /** Link beside the last quote button, to the steps on the contact page. */
  afterQuote: 'What happens after you write to us',
  /** Marks the current service among those of its category. */
  currentLabel: 'You are here',
  /** Before the services of other categories that are often ordered with this one. */
  related: 'Often ordered with it',
  payment: 'Payment',
} as const;

/** Words around projects, people, registrations and starting prices, on several pages. */
export const trustLabels = {
  /** Before links to the sample quotes. */
  sampleQuotes: 'See what our quotes look like. The prices are left blank:',
  allProjects: 'More of our work',
  /** Link to the table of services, with and without prices. */
  comparePrices: 'Compare starting prices and ask for several',
  severalServices: 'Need several? Get one quote for all of them',
  /** Links to what a client has, and to the project that a testimonial is about. */
  seeWork: 'See it',
  seeProject: 'See the project',
  /** Link from a project to its client’s words. */
  clientWords: 'What the client says',
  /** Before a client’s words, for screen readers. */
  clientSays: 'The client says',
  /** Heading over the people of a service. */
  contacts: 'Who you’ll talk to',
  /** Under a person’s name; `{year}` is replaced. */
  since: 'Here since {year}',
  founderSince: 'Has run the agency since {year}',
  /** What a founder does, and anybody else, on the pages of services that nobody is named for. */
  founder: 'Founder',
  contact: 'Your contact',
  /** Before what a job was like. */
  jobSize: 'Size',
  jobTime: 'Time',
  jobPrice: 'Price',
  jobResult: 'Result',
  /** `{name}` is replaced. */
  answeringClient: '{name} will answer your questions about us: ask us for the number.',
  /** Above a sample quote. */
  smallJob: 'A small job: {job}.',
  /** Link to where a registration can be checked. */
  check: 'Check it',
  /** `{price}` in rupees, `{unit}` like “month”, `{date}` of the day it was checked. */
  price: 'Price',
  priceFrom: 'from {price}',
  pricePer: 'per {unit}',
  /** Shown in the table for services without a price. */
  noPrice: 'In your free quote',
  /** After a price. */
  gst: { included: 'including GST', extra: 'plus GST' },
  priceChecked: 'Price as of {date}.',
  /** A job that was done, `{price}` with GST or without. */
  exampleJob: '{job} cost {price} and took {days}, in {month}.',
  exampleRental: '{job} cost {price} for {days}, in {month}.',
  /** Above a sample quote's blanks. */
  realTotal: 'One we’ve done: {job}',
  /** How long we correct our mistakes, as a fact and as a sentence; `{time}` is replaced. */
  mistakes: {
    title: 'Our mistakes',
    fact: 'Corrected free for {time}',
    sentence: 'Tell us within {time} of the handover, and we’ll correct them free.',
  },
  /** `{name}` is replaced. */
  billingName: 'Our quotes, bills and bank account are in {name}.',
} as const;

/** Labels of details of content/owner that are shown once they’re confirmed. */
export const legalLabels = {
  legalName: 'Registered name',
  address: 'Address',
  gstin: 'GSTIN',
  /** Where anyone can look up a GSTIN: the address, and after the number. */
  gstinUrl: 'https://services.gst.gov.in/services/searchtp',
  lookUp: '(look it up at gst.gov.in)',
} as const;

/** Labels of all legal pages. */
export const legalPage = {
  contents: 'On this page',
  lastUpdated: 'Last updated',
  licenses: 'Open-source licences',
  /** Heading over the agency’s legal details, once they’re confirmed; also on the contact page. */
  agency: 'Who you deal with',
} as const;
