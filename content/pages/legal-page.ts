/** Labels of all legal pages. */
export const legalPage = {
  contents: 'On this page',
  lastUpdated: 'Last updated',
  licenses: 'Open-source licences',
  /** Heading over the agency’s legal details, once they’re confirmed. */
  agency: 'Who you deal with',
} as const;
