import { chromium } from '@playwright/test';
import { findBrowser } from '@/tools/find-browser';
import { type Subject, startSubjects } from './subjects';
import { type Throttle, type Visit, visit } from './visit';

/** Medians of one page, one subject, one throttle. */
export type LoadingRow = { throttle: string; page: string; subject: Subject['name'] } & Visit;

const pages = ['/', '/services/seo-services', '/contact'];

const throttles: readonly Throttle[] = [
  { name: '400 kbit/s, 400 ms, 4x CPU', bitsPerSecond: 400_000, latency: 400, cpu: 4 },
  // Lighthouse docs/throttling.md, "mobile".
  { name: 'Lighthouse mobile', bitsPerSecond: 1_638_400, latency: 150, cpu: 4 },
];

const measures = ['fcp', 'lcp', 'load', 'blocking', 'bytes', 'requests'] as const;

/**
 * Visits every page of every subject in turns, so that a busy moment of the machine hits all alike.
 * @param rounds how often each is visited; the median counts
 */
export async function measureLoading(rounds: number): Promise<LoadingRow[]> {
  const subjects = await startSubjects(pages);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const visits = new Map<string, Visit[]>();
  const rows: Omit<LoadingRow, keyof Visit>[] = throttles.flatMap(({ name }) =>
    pages.flatMap((page) => subjects.map((subject) => ({ throttle: name, page, subject: subject.name }))),
  );
  const key = (row: Omit<LoadingRow, keyof Visit>) => `${row.throttle}|${row.page}|${row.subject}`;
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      const throttle = throttles.find(({ name }) => name === row.throttle);
      const subject = subjects.find(({ name }) => name === row.subject);
      if (!throttle || !subject) continue;
      const taken = await visit(browser, `${subject.origin}${row.page}`, throttle);
      visits.set(key(row), [...(visits.get(key(row)) ?? []), taken]);
    }
  }
  await browser.close();
  subjects.forEach((subject) => subject.close());
  return rows.map((row) => {
    const taken = visits.get(key(row)) ?? [];
    const medians = measures.map((measure) => [measure, median(taken.map((entry) => entry[measure]))]);
    return { ...row, ...(Object.fromEntries(medians) as Visit) };
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
