import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@/tools/find-browser';
import { median } from './loading';
import { startSubjects } from './subjects';
import { type Throttle, openThrottled } from './visit';

/** Median milliseconds from the first focus in the contact form to a form that React holds. */
export type WakingRow = { subject: 'site' | 'plain' | 'site, React already there'; milliseconds: number };

const page = '/contact';
const throttle: Throttle = { name: '400 kbit/s, 400 ms, 4x CPU', bitsPerSecond: 400_000, latency: 400, cpu: 4 };

/** @param rounds how often each is tried; the median counts */
export async function measureWaking(rounds: number): Promise<WakingRow[]> {
  const subjects = await startSubjects([page]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const address = (name: string) => `${subjects.find((subject) => subject.name === name)?.origin}${page}`;
  const times: Record<WakingRow['subject'], number[]> = { site: [], plain: [], 'site, React already there': [] };
  for (let round = 0; round < rounds; round += 1) {
    const [first, again] = await timesToWake(browser, address('site'));
    times.site.push(first);
    times['site, React already there'].push(again);
    times.plain.push((await timesToWake(browser, address('plain')))[0]);
  }
  await browser.close();
  subjects.forEach((subject) => subject.close());
  return Object.entries(times).map(([subject, taken]) => ({
    subject: subject as WakingRow['subject'],
    milliseconds: Math.round(median(taken)),
  }));
}

/** A first visit, and one more of the same visitor, whose browser has the files. */
async function timesToWake(browser: Browser, url: string): Promise<[first: number, again: number]> {
  const { context, page: tab } = await openThrottled(browser, throttle);
  await tab.addInitScript({ content: focusAndWait });
  const time = async () => {
    await tab.goto(url, { waitUntil: 'domcontentloaded' });
    return tab.evaluate(() => (window as unknown as { held: Promise<number> }).held);
  };
  const result: [number, number] = [await time(), await time()];
  await context.close();
  return result;
}

/* Runs in the page, as text. React marks the elements it holds. */
const focusAndWait = `
  window.held = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector('form input');
      const started = performance.now();
      field.focus();
      const look = () =>
        Object.keys(field).some((key) => key.startsWith('__react'))
          ? resolve(performance.now() - started)
          : setTimeout(look, 10);
      look();
    });
  });
`;
