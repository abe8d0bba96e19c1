/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveAddress } from '@/lib/build/serve/resolve';

const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const out = path.join(folder, 'out');

beforeAll(() => {
  for (const file of [
    'index.html',
    'services.html',
    'services/seo.html',
    '404.html',
    'robots.txt',
    '_headers',
    'index.html.br',
  ]) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), '');
  }
  writeFileSync(path.join(folder, 'secret.html'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('resolving an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/services', 'services.html'],
    ['/services/seo', 'services/seo.html'],
    ['/robots.txt', 'robots.txt'],
    ['/services/%73eo', 'services/seo.html'],
  ])('%s is the page in %s', (address, file) => {
    expect(resolveAddress(out, address)).toEqual({ status: 200, file });
  });

  it.each([
    '/nope',
    '/services.html',
    '/404',
    '/index',
    '/_headers',
    '/index.html.br',
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/%',
    '/%00',
  ])('%s is the 404 page', (address) => {
    expect(resolveAddress(out, address)).toEqual({ status: 404, file: '404.html' });
  });

  it.each([
    ['/services/', '/services'],
    ['//example.com/', '/example.com'],
  ])('%s moves to %s on this site', (address, location) => {
    expect(resolveAddress(out, address)).toEqual({ status: 301, location });
  });
});
