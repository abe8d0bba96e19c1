import { confirmed } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

export const legal: Owner['legal'] = {
  court: confirmed('Any case is heard by the courts of Lakhimpur.'),
  liability: confirmed(
    'If we owe you compensation, we pay no more than the fees of the twelve months before the claim.',
  ),
  faults: confirmed('You can report our mistakes for 120 days after handover.'),
  faultPeriod: confirmed('120 days'),
  grievance: confirmed('Our Grievance Officer, Nabanita Saikia, answers within thirty days.'),
  reviewedOn: '2026-11-26',
};
