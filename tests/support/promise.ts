import { expect, type Page } from '@playwright/test';

/**
 * Watches what the site promises about a visitor's words: call it before the page opens, and call
 * what it returns at the end. No script may have sent anything, nothing may have left for another
 * site or be stored, and no address may contain `secret`.
 */
export function watchPromise(page: Page, secret?: string): () => Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()} ${request.postData() ?? ''}`));
  page.on('framenavigated', (frame) => asked.push(`address ${frame.url()}`));
  return async () => {
    const { origin } = new URL(page.url());
    expect(asked.filter((text) => / https?:/.test(text) && !text.includes(` ${origin}/`))).toEqual([]);
    expect(asked.filter((text) => /^(xhr|fetch|websocket|ping) /.test(text))).toEqual([]);
    const kept = await page.evaluate(async () => ({
      history: JSON.stringify(history.state),
      session: sessionStorage.length,
      caches: await caches.keys(),
    }));
    expect(kept).toMatchObject({ session: 0, caches: [] });
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect([...asked, kept.history].filter((text) => secret && text.includes(secret))).toEqual([]);
  };
}
