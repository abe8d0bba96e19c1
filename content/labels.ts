/* Labels that several pages share. Those of one page are in its file. */

const quote = 'Get Free Quote';
const chat = 'WhatsApp';

/** Labels of the buttons in home's hero; of the first and last one also in a service's header and at the end of pages. */
export const contactLabels = {
  quote,
  call: 'Call us',
  chat,
} as const;

export const header = {
  quote,
  /** The button of the small-screen menu, and the menu's name for screen readers. */
  menu: 'Menu',
  closeMenu: 'Close',
} as const;

export const phoneBar = {
  /** For screen readers. */
  name: 'Reach us',
  call: 'Call',
  chat,
  quote: 'Quote',
} as const;

export const footer = {
  contact: 'Contact',
  quickLinks: 'Quick links',
  services: 'Services',
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

export const servicePage = {
  /** Before the phone number in the page's header. */
  call: 'Call',
  features: 'What you get',
  technologies: 'We work with:',
  projects: 'Work we’ve done',
  /** The same if there are only a client’s words. */
  clientWords: 'What a client says',
  sampleQuote: {
    /** To the nearest service's, from a service without its own. */
    link: 'See what our quotes look like',
    /** Opens the service's own; `{job}` is replaced. */
    title: 'Sample quote for {job}',
    blanks: 'The prices are left blank.',
    someBlanks: 'Most prices are left blank.',
    tap: 'Tap an optional row to leave it out.',
    optional: 'optional',
    leftOut: 'left out',
    /** Names the box of an optional row, for screen readers. `{row}` is replaced. */
    include: 'Include: {row}',
  },
  process: 'How it works',
  questions: 'Common questions',
  faqLink: 'More in our FAQ',
  /** Link beside the last quote button, to the steps on the contact page. */
  afterQuote: 'What happens next',
  currentLabel: 'You are here',
  related: 'Often ordered with it',
  payment: 'Payment',
} as const;

/** Words around projects, people, registrations and starting prices, on several pages. */
export const trustLabels = {
  /** Before links to the sample quotes. */
  sampleQuotes: 'See what our quotes look like. The prices are left blank:',
  /** The same if a first row has its price. */
  pricedQuotes: 'See what our quotes look like. Most prices are left blank:',
  allProjects: 'More of our work',
  comparePrices: 'Compare starting prices, or ask for several services',
  severalServices: 'Need several? Get one quote for all of them',
  seeWork: 'See it',
  seeProject: 'See the project',
  clientWords: 'What the client says',
  /** Before a client’s words, for screen readers. */
  clientSays: 'The client says',
  contacts: 'Who you’ll talk to',
  /** Under a person’s name; `{year}` is replaced. */
  since: 'Here since {year}',
  founderSince: 'Has run the agency since {year}',
  jobSize: 'Size',
  jobTime: 'Time',
  jobPrice: 'Price',
  jobResult: 'Result',
  /** `{name}` is replaced. */
  answeringClient: '{name} will answer your questions about us: ask us for the number.',
  check: 'Check it',
  /** `{price}` in rupees, `{unit}` like “month”, `{date}` of the day it was checked. */
  price: 'Price',
  priceFrom: 'from {price}',
  pricePer: 'per {unit}',
  noPrice: 'In your free quote',
  gst: { included: 'including GST', extra: 'plus GST' },
  priceChecked: 'Price as of {date}.',
  /** A job that was done, `{price}` with GST or without. */
  exampleJob: '{job} cost {price} and took {days}, in {month}.',
  exampleRental: '{job} cost {price} for {days}, from {month}.',
  /** How long we correct our mistakes, as a fact and in sentences; `{time}` is replaced. */
  mistakes: {
    title: 'Our mistakes',
    fact: 'Corrected free for {time}',
    sentence: 'Tell us within {time} of the handover, and we’ll correct them free.',
    atNoCharge: 'We’ll correct what’s our fault at no charge.',
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

export const legalPage = {
  contents: 'On this page',
  lastUpdated: 'Last updated',
  licenses: 'Open-source licences',
  /** Heading over the agency’s legal details, once they’re confirmed. */
  agency: 'Who you deal with',
} as const;
