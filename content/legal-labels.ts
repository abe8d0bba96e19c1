/** Labels of those details of content/site.ts that are shown once they’re confirmed. */
export const legalLabels = {
  legalName: 'Registered name',
  address: 'Address',
  gstin: 'GSTIN',
} as const;
