/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '@/tools/files';
import { removePayloadFiles, removeUnreached } from '@/tools/export/leftovers';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leftovers-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('cleaning up after Next', () => {
  it('removes payloads, the twin of the 404 page and unreached chunks, and nothing a host or visitor reads', async () => {
    const kept = ['404.html', '_next/static/chunks/used.js', 'about.html', 'llms.txt', 'robots.txt', 'services.html'];
    const removed = [
      '_not-found.html',
      '_not-found.txt',
      'about.txt',
      'about/__next._tree.txt',
      'services/__next.services.$d$slug.__PAGE__.txt',
      '_next/static/chunks/unused.js',
      '_next/static/site/_buildManifest.js',
    ];
    for (const file of [...kept, ...removed, '_not-found.html']) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), '');
    }
    await removePayloadFiles(folder, await listFiles(folder));
    await removeUnreached(folder, new Set(['_next/static/chunks/used.js']));
    expect(await listFiles(folder)).toEqual(kept);
  });
});
