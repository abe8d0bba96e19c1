import { googleAdsBudget } from './facts';
import { figures } from './pages/figures';
import { officeSetup } from './services/office-setup';
import { pcLaptopRental } from './services/pc-laptop-rental';
import { serverSetup } from './services/server-setup';

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
    subject: 'Google Ads budget: that it’s in US$, and what that is in rupees today',
    says: [googleAdsBudget.inRupees],
    checkedOn: null,
  },
  {
    subject: 'That you supply this equipment',
    says: [officeSetup, serverSetup, pcLaptopRental].flatMap(({ technologies }) => technologies.items),
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
