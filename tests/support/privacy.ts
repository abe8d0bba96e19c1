import { expect, type Page } from '@playwright/test';

/**
 * Watches that a page keeps its visitor's words private. Call it before the page opens; it returns
 * a function that checks that no script has sent anything, nothing was requested from another site
 * or stored, and no address contains `secret`.
 */
export function watchPrivacy(page: Page, secret?: string): () => Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()} ${request.postData() ?? ''}`));
  page.on('framenavigated', (frame) => asked.push(`address ${frame.url()}`));
  return async () => {
    const { origin } = new URL(page.url());
    expect(asked.filter((text) => / https?:/.test(text) && !text.includes(` ${origin}/`))).toEqual([]);
    expect(asked.filter((text) => /^(xhr|fetch|websocket|ping) /.test(text))).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    const kept = () => Promise.all([sessionStorage.length, caches.keys(), JSON.stringify(history.state)]);
    const [stored, cached, state] = await page.evaluate(kept);
    expect([stored, cached]).toEqual([0, []]);
    expect([...asked, state].filter((text) => secret && text.includes(secret))).toEqual([]);
  };
}
