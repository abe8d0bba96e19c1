import type { LegalDocument } from '../types';
import { privacyPolicy } from './privacy-policy';
import { refundPolicy } from './refund-policy';
import { termsConditions } from './terms-conditions';

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsConditions, refundPolicy];
