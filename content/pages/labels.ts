/** Words that many pages share. */
export const labels = {
  quote: 'Get Free Quote',
  call: 'Call',
  callUs: 'Call us',
  whatsApp: 'WhatsApp',
  /** The map on home, for screen readers. */
  map: 'Map of our services',
  contents: 'On this page',
  lastUpdated: 'Last updated',
  licenses: 'Open-source licences',
  /** `{time}` and `{day}` (a weekday) are replaced. */
  openNow: 'Open now, until {time}',
  closedNow: 'Closed, opens {day} {time}',
  /** Details of content/site.ts that are shown once they're confirmed. */
  legalDetails: { title: 'Who you deal with', legalName: 'Registered name', address: 'Address', gstin: 'GSTIN' },
  /** For social pages without an address, and the tooltip of each. */
  comingSoon: 'coming soon',
  comingSoonName: '{profile}, coming soon',
  /** The bar at the bottom edge of small screens. */
  reachUs: 'Reach us',
  barQuote: 'Quote',
  whatsAppText: 'Hello, I have a question about your services.',
  whatsAppServiceText: 'Hello, I have a question about {service}.',
} as const;

/** The first entry of every breadcrumb. */
export const homeCrumb = 'Home';
