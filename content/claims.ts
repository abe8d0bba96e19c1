import { figures } from './pages/figures';

/** A statement that only the owner can confirm, or that another company may change. */
export type Claim = {
  subject: string;
  /** Words of the copy, by which the launch check finds it. */
  says: readonly string[];
  /** The day on which somebody last checked that it’s true. Null is listed by the launch check. */
  checkedOn: string | null;
};

export const claims: readonly Claim[] = [
  {
    subject: 'Windows licences on rented machines',
    says: ['Windows or macOS is included', 'Windows is activated'],
    checkedOn: null,
  },
  { subject: 'Erased drives', says: ['we erase the drives'], checkedOn: null },
  {
    subject: 'Backups in the price',
    says: [
      'Our price includes backups',
      'Setting up a backup kept somewhere else is in the price',
      'Our price includes setting up backups',
    ],
    checkedOn: null,
  },
  {
    subject: 'Free first looks',
    says: ['look at your pages, free', 'look at your site free'],
    checkedOn: null,
  },
  { subject: 'Enquiries are deleted', says: ['We delete it when'], checkedOn: null },
  {
    subject: 'Owners’ permission to show their jobs',
    says: ['with their owners’ permission'],
    checkedOn: null,
  },
  { subject: 'Watermarked proofs', says: ['on watermarked proofs', 'on a watermarked proof'], checkedOn: null },
  {
    subject: 'The same name on quote and bank account',
    says: ['Check that the same name is on the quote', 'is the name on our bank account'],
    checkedOn: null,
  },
  {
    subject: 'The Google Ads budget’s currency, US$, and its rate in content/facts.ts (rupeesPerDollar)',
    says: ['US$500–2,000'],
    checkedOn: null,
  },
  {
    subject: 'Equipment for offices',
    says: ['TP-Link', 'MikroTik', 'FortiGate', 'APC UPS', 'CP Plus', 'HP and Brother'],
    checkedOn: null,
  },
  {
    subject: 'Systems on servers',
    says: ['Ubuntu', 'Windows Server', 'SQL Server', 'AWS Mumbai', 'Microsoft Azure', 'Synology'],
    checkedOn: null,
  },
  {
    subject: 'Machines for rent',
    says: ['Latitude', 'EliteBook', 'ThinkPad', 'MacBook', 'OptiPlex', 'HP Z'],
    checkedOn: null,
  },
  { subject: 'The four figures', says: figures.map(({ number }) => number), checkedOn: null },
  {
    subject: 'Shopify’s plan by UPI, and its fee per sale',
    says: ['by card or UPI', 'currently adds a fee'],
    checkedOn: null,
  },
  {
    subject: 'Camera rules (BIS, STQC)',
    says: ['passed the government’s security tests (BIS, STQC)'],
    checkedOn: null,
  },
];
