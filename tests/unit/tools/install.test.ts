import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { compareLocks, thisMachine } from '@/tools/installed.mjs';

const script = path.resolve('tools/install.mjs');
const install = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });

/** A folder with a lock file, and with these packages in node_modules. */
function folderWith(packages: object, installed?: object): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "site" }');
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  mkdirSync(path.join(folder, 'node_modules/tsx'), { recursive: true });
  if (installed) {
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
}

const site = { '': { name: 'site' } };
const tsx = { 'node_modules/tsx': { version: '4.2.0', integrity: 'sha512-a' } };
const otherTsx = { 'node_modules/tsx': { version: '4.2.0', integrity: 'sha512-b' } };
const { os, cpu, libc } = thisMachine();
const other = { os: os === 'win32' ? 'linux' : 'win32', cpu: cpu === 'x64' ? 'arm64' : 'x64' };
const binary = (system: object) => ({ 'node_modules/binary': { version: '1.0.0', optional: true, ...system } });
const ours = binary({ os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) });

describe('npm start and npm test', () => {
  it('install the packages where there are none, and not again', () => {
    expect(install(folderWith(site))).toMatchObject({ status: 0, stdout: expect.stringContaining('npm ci') });
    expect(install(folderWith(site, {}))).toMatchObject({ status: 0, stdout: '' });
    // Written before the lock file, as in a copied folder.
    const copy = temporaryFolder();
    cpSync(folderWith({ ...site, ...tsx }, tsx), copy, { recursive: true });
    expect(install(copy)).toMatchObject({ status: 0, stdout: '' });
  });

  it('fail if npm can’t install them', () => {
    const folder = folderWith(site, {});
    writeFileSync(path.join(folder, 'package-lock.json'), 'no JSON');
    expect(install(folder).status).toBe(1);
  });

  it.each([
    ['that is missing', tsx, {}, 1],
    ['of another version', tsx, { 'node_modules/tsx': { version: '4.1.0' } }, 1],
    ['with another checksum', tsx, otherTsx, 1],
    ['for this system that is missing', ours, {}, 1],
    ['for this system of another version', ours, { 'node_modules/binary': { version: '0.9.0' } }, 1],
    ['for all systems but another one that is missing', binary({ os: [`!${other.os}`] }), {}, 1],
    ['for another system that is missing', binary({ os: [other.os], cpu: [cpu] }), {}, 0],
    ['for another processor that is missing', binary({ os: [os], cpu: [other.cpu] }), {}, 0],
    ['that only packages of other systems need', binary({}), {}, 0],
  ])('install again because of a package %s: %#', (_, locked, installed, count) => {
    const { missing, different } = compareLocks(locked, installed);
    expect(missing.length + different.length).toBe(count);
  });
});

it('a path with a “#” is refused', () => {
  const folder = path.join(temporaryFolder(), 'site #2');
  mkdirSync(folder);
  for (const options of [[], ['--ask']]) {
    expect(install(folder, ...options)).toMatchObject({ status: 1, stderr: expect.stringMatching(/has a “#”/) });
  }
});

describe('other scripts', () => {
  it('say what to do where nothing is installed', () => {
    const { status, stderr } = install(temporaryFolder(), '--ask');
    expect([status, stderr]).toEqual([1, 'The packages of this site aren’t installed. Run npm ci first.\n']);
  });

  it('say what to do where another system’s packages are installed', () => {
    const { status, stderr } = install(folderWith(ours, {}), '--ask');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^node_modules\/binary is missing: .* Run npm ci first\.\n$/),
    ]);
  });

  it('run with other versions, and with packages that no npm has installed', () => {
    expect(install(folderWith(tsx, otherTsx), '--ask').status).toBe(0);
    expect(install(folderWith(tsx), '--ask').status).toBe(0);
  });

  it('ask first if a README names them', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| `npm run (\S+)` +\|/gm);
    const names = [...table].map(([, name]) => name!);
    expect(names).toContain('build');
    const unasked = names.filter((name) => !/install\.mjs|check:content/.test(scripts[name]!));
    expect(unasked).toEqual([]);
  });
});
