import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '@/tools/find-browser';
import { startSubjects } from './subjects';
import { type Throttle, timesToWake, visit } from './visit';

/*
 * npm run bench [-- --rounds 5]: loading three pages, and waking the contact form, against a plain Next build and a blank page.
 * Prints medians, which README.md of this folder quotes.
 */
const pages = ['/', '/services/seo-services', '/contact'];
const slow: Throttle = { name: '400 kbit/s, 400 ms, 4x CPU', bitsPerSecond: 400_000, latency: 400, cpu: 4 };
// Lighthouse docs/throttling.md, "mobile".
const mobile: Throttle = { name: 'Lighthouse mobile', bitsPerSecond: 1_638_400, latency: 150, cpu: 4 };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const subjects = await startSubjects(pages);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

const loading = [slow, mobile].flatMap((throttle) =>
  pages.flatMap((page) =>
    subjects.map(({ name: subject, origin }) => ({
      row: { throttle: throttle.name, page, subject },
      measure: () => visit(browser, origin + page, throttle),
    })),
  ),
);
const waking = subjects
  .filter(({ name }) => name !== 'blank')
  .map(({ name: subject, origin }) => ({
    row: { subject },
    measure: () => timesToWake(browser, `${origin}/contact`, slow),
  }));
console.table(await medians(loading));
console.table(await medians(waking));
await browser.close();
for (const { close } of subjects) close();

type Case<Figures> = { row: Record<string, string>; measure: () => Promise<Figures> };

/** Measures in turns, so that a busy moment of the machine hits all cases alike. */
async function medians<Figures extends Record<string, number>>(cases: readonly Case<Figures>[]) {
  const taken = cases.map((): Figures[] => []);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [index, { measure }] of cases.entries()) taken[index]?.push(await measure());
  }
  return cases.map(({ row }, index) => {
    const rounds = taken[index] ?? [];
    const median = (name: string) =>
      rounds.map((figures) => figures[name] ?? 0).toSorted((a, b) => a - b)[rounds.length >> 1];
    const names = Object.keys(rounds[0] ?? {});
    return { ...row, ...Object.fromEntries(names.map((name) => [name, Math.round(median(name) ?? 0)])) };
  });
}
