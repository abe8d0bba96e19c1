import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '@/tools/find-browser';
import { startSubjects } from './subjects';
import { type Throttle, timeToPanel, visit } from './visit';

/*
 * npm run bench [-- --rounds 5]: first, second and repeated visits on a slow network, and the contact form's button, against a
 * plain Next build and a blank page. Prints medians, which README.md of this folder quotes.
 */
const service = '/services/seo-services';
/** Each measures its last page. */
const visits = {
  'first visit: home': ['/'],
  'first visit: service': [service],
  'first visit: contact': ['/contact'],
  'second page: service': ['/', service],
  'revisit: home': ['/', service, '/'],
};
const slow: Throttle = { bitsPerSecond: 400_000, latency: 400, cpu: 4 };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const subjects = await startSubjects(Object.values(visits).flat());
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

const loading = Object.entries(visits).flatMap(([name, paths]) =>
  subjects.map(({ name: subject, origin }) => ({
    row: { visit: name, subject },
    measure: () =>
      visit(
        browser,
        paths.map((path) => origin + path),
        slow,
      ),
  })),
);
const pressing = subjects
  .filter(({ name }) => name !== 'blank')
  .map(({ name: subject, origin }) => ({
    row: { subject },
    measure: () => timeToPanel(browser, `${origin}/contact`, slow),
  }));
console.table(await medians(loading));
console.table(await medians(pressing));
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
