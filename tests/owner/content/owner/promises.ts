import type { Owner } from '@/content/types/owner';

export const promises: Owner['promises'] = {
  readOn: '2026-11-26',
  groups: [{ pages: ['/about'], sentences: ['The founder’s message on the page about us is the founder’s own.'] }],
};
