/** Labels of those details of content/site.ts that are shown once they’re confirmed. */
export const legalDetails = {
  legalName: 'Registered name',
  address: 'Address',
  gstin: 'GSTIN',
} as const;
