import type { LegalDocument } from '../types';
import { privacyPolicy } from './privacy-policy';
import { refundPolicy } from './refund-policy';
import { termsConditions } from './terms-conditions';

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsConditions, refundPolicy];

/**
 * The day the owner or a lawyer last read all three documents, as an ISO date. The launch check
 * lists every document that has changed since then; null while none has been read.
 */
export const legalReviewedOn = null as string | null;
