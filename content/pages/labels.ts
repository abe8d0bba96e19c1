import { handOver } from '../hand-over';

/** Words on buttons and signs of many pages. */
export const labels = {
  quote: 'Get Free Quote',
  call: 'Call',
  callUs: 'Call us',
  whatsApp: 'WhatsApp',
  contents: 'On this page',
  lastUpdated: 'Last updated',
  licenses: 'Open-source licences',
  /** `{time}` and `{day}` (a weekday) are filled in. */
  openNow: 'Open now, until {time}',
  closedNow: 'Closed, opens {day} {time}',
  /** Beside an open answer: copies the answer's address. */
  copyLink: { label: 'Copy link', copied: 'Link copied', failed: handOver.copyFailed },
  /** Details of the agency that are shown once they are confirmed: see content/site.ts. */
  legalDetails: { title: 'Who you deal with', legalName: 'Registered name', address: 'Address', gstin: 'GSTIN' },
  /** On a profile without an address, which is named "Facebook, coming soon". */
  comingSoon: 'Coming soon',
  comingSoonName: '{profile}, coming soon',
  /** The bar at the bottom edge of small screens. */
  reachUs: 'Reach us',
  barQuote: 'Quote',
  whatsAppText: 'Hello, I have a question about your services.',
  whatsAppServiceText: 'Hello, I have a question about {service}.',
} as const;

/** First step of every breadcrumb. */
export const homeCrumb = 'Home';
