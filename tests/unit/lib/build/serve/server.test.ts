/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headerTable } from '@/lib/build/export/headers';
import { listen } from '@/lib/build/serve/listen';
import { createSiteServer } from '@/lib/build/serve/server';

const out = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const server = createSiteServer(out, headerTable());
let site: string;

beforeAll(async () => {
  const page = '<p>Home</p>';
  writeFileSync(path.join(out, 'index.html'), page);
  writeFileSync(path.join(out, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(out, 'index.html.gz'), gzipSync(page));
  writeFileSync(path.join(out, '404.html'), '<p>Missing</p>');
  site = `http://localhost:${await listen(server, 47310, 50)}`;
});
afterAll(() => {
  server.close();
  rmSync(out, { recursive: true });
});

describe('the server', () => {
  it.each(['br', 'gzip'])('sends the %s twin to those who accept it', async (encoding) => {
    const reply = await fetch(site, { headers: { 'Accept-Encoding': encoding } });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('vary')).toBe('Accept-Encoding');
    expect(await reply.text()).toBe('<p>Home</p>');
  });

  it('answers unknown paths with 404, the page for it, and headers that no cache keeps', async () => {
    const reply = await fetch(`${site}/_next/static/nope.js`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe('<p>Missing</p>');
    expect(reply.headers.get('cache-control')).toContain('max-age=0');
  });

  it('sends the headers of the table', async () => {
    const { headers } = await fetch(site);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });

  it('says that nothing changed to those who have the page, and refuses to be written to', async () => {
    const tag = (await fetch(site)).headers.get('etag') ?? '';
    const again = await fetch(site, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect((await fetch(site, { method: 'POST' })).status).toBe(405);
  });
});

describe('finding a port', () => {
  it('takes the next one when the first is busy, and says so when it may not', async () => {
    const busy = createServer().listen(0);
    const { port } = busy.address() as AddressInfo;
    const other = createSiteServer(out, []);
    await expect(listen(other, port, 1)).rejects.toThrow(`Port ${port} is busy`);
    expect(await listen(other, port, 50)).toBeGreaterThan(port);
    other.close();
    busy.close();
  });
});
