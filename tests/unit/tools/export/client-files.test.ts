/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expectIslands } from '@/tools/export/client-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'client-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a site of these files whose only page is `app/page.tsx`. */
async function check(files: Record<string, string>): Promise<void> {
  rmSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await expectIslands(['app/page.tsx'], folder);
}

const counter = `'use client';\nimport { useState } from 'react';\nexport const Counter = () => useState(0)[0];`;
const page = (file: string, name: string) => `import { ${name} } from '../${file}';\nexport default ${name};`;

describe('a client file', () => {
  it('with state stops the build when a page reaches it past the islands, however far down', async () => {
    await expect(
      check({
        'app/page.tsx': page('components/section', 'Section'),
        'components/section.tsx': `import { Counter } from './counter';\nexport const Section = Counter;`,
        'components/counter.tsx': counter,
      }),
    ).rejects.toThrow(/components\/counter\.tsx: has state or handlers, but components\/section\.tsx uses it/);
  });

  it('with a handler stops it too, and so does one that only passes state on', async () => {
    const button = `'use client';\nexport const Button = () => <button onClick={() => {}} />;`;
    await expect(
      check({ 'app/page.tsx': page('components/button', 'Button'), 'components/button.tsx': button }),
    ).rejects.toThrow('components/button.tsx');
    await expect(
      check({
        'app/page.tsx': page('components/frame', 'Frame'),
        'components/frame.tsx': `'use client';\nexport { Counter as Frame } from './counter';`,
        'components/counter.tsx': counter.replace("'use client';\n", ''),
      }),
    ).rejects.toThrow('components/frame.tsx');
  });

  it('is welcome as an island, and without state anywhere', async () => {
    await check({
      'app/page.tsx': page('components/islands/island', 'Island'),
      'components/islands/island.tsx': `import { Counter } from '../counter';\nexport const Island = Counter;`,
      'components/counter.tsx': counter,
    });
    await check({
      'app/page.tsx': page('components/link', 'Link'),
      'components/link.tsx': `'use client';\nimport { usePathname } from 'next/navigation';\nexport const Link = () => usePathname();`,
    });
  });
});
