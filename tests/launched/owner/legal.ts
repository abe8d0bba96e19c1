import { confirmed } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

export const legal: Owner['legal'] = {
  court: confirmed('Any case is heard by the courts of Chhatrapati Sambhajinagar.'),
  liability: confirmed(
    'If we owe you compensation, we pay no more than the fees paid in the twelve months before the claim, unless your quote sets another limit.',
  ),
  faults: confirmed('You can report our mistakes for 120 days after handover.'),
  faultPeriod: confirmed('120 days'),
  grievance: confirmed('Our Grievance and Data Protection Officer is Anjali Kulkarni.'),
  reviewedOn: '2026-11-26',
};
