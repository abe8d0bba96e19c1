import type { Change } from './copy';

/** What this owner changes outside content/owner, and what the tests know of it. */
export const changes: readonly Change[] = [
  {
    file: 'content/redirects.ts',
    from: 'Redirect[] = []',
    to: "Redirect[] = [{ from: '/old.html', to: '/about' }, { from: '/seo', to: '/services/seo-services' }]",
  },
  ...[
    ["'50% upfront and 50% on completion'", "'30% upfront, 40% after the first version and 30% on completion'"],
    ['onSite = smallProjects', "onSite = '30% upfront, 40% in the middle and 30% on completion'"],
    ['days: [1, 2, 3, 4, 5, 6]', 'days: [2, 3, 4, 5, 6, 7]'],
    ["'24/7 emergency support' as", 'false as'],
  ].map(([from, to]) => ({ file: 'content/facts.ts', from: from!, to: to! })),
  ...[
    ['50% upfront and 50% on completion', '30% upfront, 40% after the first version and 30% on completion'],
    ['officeDays: [1, 2, 3, 4, 5, 6]', 'officeDays: [2, 3, 4, 5, 6, 7]'],
    ["'24/7 emergency support for maintenance clients' as", 'false as'],
  ].map(([from, to]) => ({ file: 'tests/specification/expectations.ts', from: from!, to: to! })),
];
