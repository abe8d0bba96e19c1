import type { Owner } from '@/content/types/owner';

/** The result is the size again, and the client's words are the testimonial's. */
export const projects: Owner['projects'] = [
  {
    permittedOn: '2026-11-26',
    id: 'spice-exporter-server',
    service: 'server-setup',
    client: 'Malabar Pepper Exports',
    town: 'Kozhikode',
    trade: 'Spice exporter',
    summary:
      'Their accounts were on three PCs. Now they are on one server, which two branches reach, with a copy in the office and one outside.',
    finished: '2026-02',
    size: 'one server, two branches',
    result: { figures: 'One server, two branches', period: 'February 2026', permittedOn: '2026-11-26' },
    clientWords: 'Month-end takes an evening now, not three days.',
  },
];
