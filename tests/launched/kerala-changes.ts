import type { Change } from './copy';

/** What this owner changes outside content/owner: facts, and what the tests know of them. */
export const changes: readonly Change[] = [
  ...[
    ["smallProjects: '50% upfront and 50% on completion'", "smallProjects: '30% upfront and 70% on completion'"],
    ["short: '50% upfront, 50% on completion'", "short: '30% upfront, 70% on completion'"],
    ['Work: 50% upfront, 50% on completion', 'Work: 30% upfront, 70% on completion'],
    ['In milestones, or in two halves if it’s small', 'In milestones, or in two parts if it’s small'],
    ['days: [1, 2, 3, 4, 5, 6]', 'days: [2, 3, 4, 5, 6, 7]'],
    ["'24/7 emergency support'", "'emergency support until 10 PM'"],
  ].map(([from, to]) => ({ file: 'content/facts.ts', from: from!, to: to! })),
  ...[
    ['50% upfront and 50% on completion', '30% upfront and 70% on completion'],
    ['officeDays: [1, 2, 3, 4, 5, 6]', 'officeDays: [2, 3, 4, 5, 6, 7]'],
    ['24/7 emergency support for', 'emergency support until 10 PM for'],
  ].map(([from, to]) => ({ file: 'tests/specification/expectations.ts', from: from!, to: to! })),
];
