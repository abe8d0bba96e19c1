import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';

/** An entry of package-lock.json. The outer package's checksum covers a bundled one. */
type Locked = {
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  engines?: { node?: string };
  optional?: boolean;
};

it('the lock file has a checksum for each package, and no registry’s address', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const locked = Object.entries(packages).filter(([name]) => name);
  const faults = locked.filter(([, entry]) => entry.resolved || !(entry.integrity || entry.inBundle));
  expect(locked.length).toBeGreaterThan(0);
  expect(faults.map(([name]) => name)).toEqual([]);
});

it('npm installs what a build needs where NODE_ENV is production', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^include=dev$/m);
});

it('no package needs a newer Node than package.json promises', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const oldest = packages['']!.engines!.node!.match(/\d+\.\d+\.\d+/g)!;
  expect(oldest.length).toBeGreaterThan(1);
  const faults = Object.entries(packages).flatMap(([name, { engines, optional }]) => {
    const needed = optional ? undefined : engines?.node;
    return oldest.filter((version) => needed && !satisfies(version, needed)).map((version) => `${name} on ${version}`);
  });
  expect(faults).toEqual([]);
});
