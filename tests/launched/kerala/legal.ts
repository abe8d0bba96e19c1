import { confirmed } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

/** Sentences that say what the pages would say themselves, too. */
export const legal: Owner['legal'] = {
  court: confirmed('Indian law applies, and the courts of Ernakulam decide.'),
  faults: confirmed('Tell us about our mistakes within 60 days of the handover.'),
  faultPeriod: confirmed('60 days'),
  grievance: confirmed('Our grievance officer, Mathew Tharakan, answers within thirty days.'),
  reviewedOn: '2026-11-26',
};
