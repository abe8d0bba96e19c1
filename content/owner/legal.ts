import { confirmed, placeholder } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

/** Sentences that a lawyer or you confirm. Until then, the legal pages leave them out. */
export const legal: Owner['legal'] = {
  court: placeholder('Any case is heard by the courts of ….'),
  liability: placeholder('If we owe you compensation, we pay no more than ….'),
  faults: placeholder('You can report our mistakes for … days after handover.'),
  faultPeriod: placeholder('… days'),
  grievance: placeholder('Our Grievance Officer is ….'),
  reviewedOn: null,
};
