import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Watches what the site promises about a visitor's words: call it before the page opens, and call what it returns at the
 * end. Nothing may have left for another site, and no word of `secret` may be in an address, a history entry or a store.
 */
export async function watchPromise(page: Page, secret: string): Promise<() => Promise<void>> {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.addInitScript(() => {
    const entries: string[] = [];
    Object.assign(window, { historyEntries: entries });
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...args) => {
        entries.push(JSON.stringify(args));
        original(...args);
      };
    }
    navigator.sendBeacon = () => {
      throw new Error('A beacon was sent');
    };
  });
  return async () => {
    const { origin } = new URL(page.url());
    const traces = await page.evaluate(async () => ({
      history: (window as unknown as { historyEntries: string[] }).historyEntries,
      state: JSON.stringify(history.state),
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: await indexedDB.databases(),
      cached: await caches.keys(),
    }));
    const { local, session, cookies, databases, cached } = traces;
    expect({ local, session, cookies, databases, cached }).toEqual({
      local: {},
      session: {},
      cookies: '',
      databases: [],
      cached: [],
    });
    for (const word of [secret, encodeURIComponent(secret)]) {
      expect([...addresses, ...traces.history, traces.state, page.url()].filter((text) => text.includes(word))).toEqual(
        [],
      );
    }
    expect(addresses.filter((text) => /https?:/.test(text) && !text.includes(origin))).toEqual([]);
  };
}
