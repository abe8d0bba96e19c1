import { readFileSync } from 'node:fs';

/** An entry of package-lock.json. The outer package's checksum covers a bundled one. */
type Locked = { integrity?: string; resolved?: string; inBundle?: boolean };

it('the lock file has a checksum for each package, and no registry’s address', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const locked = Object.entries(packages).filter(([name]) => name);
  const faults = locked.filter(([, entry]) => entry.resolved || !(entry.integrity || entry.inBundle));
  expect(locked.length).toBeGreaterThan(0);
  expect(faults.map(([name]) => name)).toEqual([]);
});
