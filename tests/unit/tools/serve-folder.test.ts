import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveFolder } from '@/tools/serve/serve-folder';
import { get as request, rawRequest } from '../../support/servers';

const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const out = path.join(folder, 'out');
let port: number;
let close = () => {};
const get = (address: string, headers?: Record<string, string>) => request(port, address, headers);

const files = 'index.html 404.html robots.txt contact.vcf manifest.webmanifest favicon.ico picture.png _headers'.split(
  ' ',
);

beforeAll(async () => {
  mkdirSync(out);
  for (const file of files) writeFileSync(path.join(out, file), `This is ${file}`);
  writeFileSync(path.join(out, 'index.html.br'), brotliCompressSync('This is index.html'));
  writeFileSync(path.join(out, 'index.html.gz'), gzipSync('This is index.html'));
  const server = await serveFolder(out);
  port = Number(new URL(server.origin).port);
  close = server.close;
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

// tests/export/servers has what every server must do.
describe('our own server', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/contact.vcf', 'text/vcard; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/picture.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ])('sends %s as %s', async (address, type) => {
    expect((await get(address)).headers['content-type']).toBe(type);
  });

  it('sends its headers with a 304 as well', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': headers.etag! });
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
    expect(again.headers.vary).toBe('Accept-Encoding');
  });

  it('sends the current file, even if it was rebuilt meanwhile', async () => {
    for (const text of ['One', 'One and two']) {
      writeFileSync(path.join(out, 'new.html'), text);
      expect(String((await get('/new')).body)).toBe(text);
    }
    rmSync(path.join(out, 'new.html'));
    expect((await get('/new')).status).toBe(404);
  });

  it('does not serve the output of an interrupted build', async () => {
    // Closes at once, so that no server keeps Jest running.
    const start = async () => (await serveFolder(out)).close();
    renameSync(path.join(out, '_headers'), `${out}-headers`);
    await expect(start()).rejects.toThrow('holds no finished build');
    renameSync(`${out}-headers`, path.join(out, '_headers'));
    await start();
  });

  it('survives a build that removes its files', async () => {
    renameSync(out, `${out}-before`);
    await rawRequest(port, '/');
    await rawRequest(port, '/nope');
    renameSync(`${out}-before`, out);
    expect((await get('/')).status).toBe(200);
  });
});
