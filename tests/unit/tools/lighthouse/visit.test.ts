import { better, scoresOf, shortfalls } from '@/tools/lighthouse/visit';

const report = (performance: number, robots: number | null) => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-paint', weight: 25 }] },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: {
      score: robots === 0 ? 0.92 : 1,
      auditRefs: [
        { id: 'robots-txt', weight: 1 },
        { id: 'canonical', weight: 0 },
      ],
    },
    'agentic-browsing': { score: 1, auditRefs: [] },
  },
  audits: { 'largest-paint': { score: performance }, 'robots-txt': { score: robots }, canonical: { score: 0 } },
});

describe('what Lighthouse says of a page', () => {
  it('is good enough with 99 for speed and 100 for the rest', () => {
    expect(shortfalls('/', scoresOf(report(0.99, null)))).toEqual([]);
  });

  it('falls short with a line that names what costs the points', () => {
    expect(shortfalls('/', scoresOf(report(0.98, 0)))).toEqual([
      '/: performance 98, at least 99: largest-paint',
      '/: seo 92, at least 100: robots-txt',
    ]);
  });

  it('falls short when a category is missing', () => {
    const { categories, audits } = report(1, 1);
    const found = Object.entries(categories).filter(([name]) => name !== 'seo');
    expect(shortfalls('/', scoresOf({ categories: Object.fromEntries(found), audits }))).toEqual([
      '/: seo 0, at least 100: ',
    ]);
  });

  it('takes the better figure of two visits', () => {
    const best = better(scoresOf(report(0.9, 1)), scoresOf(report(1, 0)));
    expect(shortfalls('/', best)).toEqual([]);
  });
});
