import type { LegalDocument } from '../types';
import { privacyPolicy } from './privacy-policy';
import { refundPolicy } from './refund-policy';
import { termsConditions } from './terms-conditions';

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsConditions, refundPolicy];

/**
 * The ISO date on which the owner or a lawyer last read all three documents; null if nobody has.
 * The launch check lists documents that have changed since then.
 */
export const legalReviewedOn = null as string | null;
