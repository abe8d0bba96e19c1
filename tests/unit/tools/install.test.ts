import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderWith, temporaryFolder } from '@/tests/support/files';
import { compareLocks } from '@/tools/installed.mjs';

const script = path.resolve('tools/install.mjs');
const install = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });

/** A folder with a lock file, and with these packages in node_modules. */
const siteWith = (packages: object, installed?: object) =>
  folderWith({
    'package.json': '{ "name": "site" }',
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
    'node_modules/tsx/package.json': '{}',
    ...(installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }),
  });

const site = { '': { name: 'site' } };
const tsx = { 'node_modules/tsx': { version: '4.2.0', integrity: 'sha512-a' } };
const otherTsx = { 'node_modules/tsx': { version: '4.2.0', integrity: 'sha512-b' } };
const binary = (system: object) => ({ 'node_modules/binary': { version: '1.0.0', optional: true, ...system } });
const ours = binary({ os: [process.platform] });

describe('npm start and npm test', () => {
  it('install the packages where there are none, and not again, and fail if npm can’t', () => {
    expect(install(siteWith(site))).toMatchObject({ status: 0, stdout: expect.stringContaining('npm ci') });
    expect(install(siteWith(site, {}))).toMatchObject({ status: 0, stdout: '' });
    // In a copied folder, the lock file may be newer than the packages.
    expect(install(folderWith({}, siteWith({ ...site, ...tsx }, tsx)))).toMatchObject({ status: 0, stdout: '' });
    expect(install(folderWith({ 'package.json': '{}', 'package-lock.json': 'no JSON' })).status).toBe(1);
  });

  it.each([
    ['is missing', true, tsx, {}],
    ['has another version', true, tsx, { 'node_modules/tsx': { version: '4.1.0' } }],
    ['has another checksum', true, tsx, otherTsx],
    ['is optional and has another version', true, ours, { 'node_modules/binary': { version: '0.9.0' } }],
    ['is for this system', true, binary({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }), {}],
    ['is for all systems but another one', true, binary({ os: ['!win32'] }), {}],
    ['is for another system', false, binary({ os: ['win32'], cpu: ['x64'] }), {}],
    ['is for another processor', false, binary({ os: ['linux'], cpu: ['arm64'] }), {}],
    ['only packages of other systems need', false, binary({}), {}],
  ])('install a package that %s: %p', (_, isInstalled, locked, installed) => {
    const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
    const { missing, different } = compareLocks(locked, installed, machine);
    expect([...missing, ...different].length > 0).toBe(isInstalled);
  });

  it('refuse a path with a “#”, as other scripts do', () => {
    const folder = path.join(folderWith({ 'site #2/package.json': '{}' }), 'site #2');
    for (const options of [[], ['--ask']])
      expect(install(folder, ...options)).toMatchObject({ status: 1, stderr: expect.stringMatching(/has a “#”/) });
  });
});

describe('other scripts', () => {
  it.each([
    ['stop where nothing is installed', temporaryFolder(), /^The packages of this site aren’t installed\. Run npm ci/],
    ['stop where another system’s packages are', siteWith(ours, {}), /^node_modules\/binary is missing: .* Run npm ci/],
    ['run with other versions', siteWith(tsx, otherTsx), /^$/],
    ['run with packages that no npm has installed', siteWith(tsx), /^$/],
  ])('%s', (_, folder, sentence) => {
    const { status, stderr } = install(folder, '--ask');
    expect(stderr).toMatch(sentence);
    expect(status).toBe(stderr ? 1 : 0);
  });

  it('ask first if a README names them', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| `npm run (\S+)` +\|/gm);
    const names = [...table].map(([, name]) => name!);
    expect(names).toContain('build');
    expect(names.filter((name) => !/install\.mjs|check:content/.test(scripts[name]!))).toEqual([]);
  });
});
