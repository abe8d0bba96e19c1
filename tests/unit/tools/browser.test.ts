import { runModule } from '@/tests/support/run-module';
import { usualPlaces } from '@/tools/browser/find-browser';
import { waysToInstall, whatToInstall } from '@/tools/browser/install-browser';

describe('a browser', () => {
  it.each([
    ['linux', { PATH: '/opt/bin:/usr/bin' }, ['/opt/bin/chromium-headless-shell', '/usr/bin/google-chrome-stable']],
    [
      'darwin',
      {},
      [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium',
      ],
    ],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      [
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      ],
    ],
  ] as const)('is looked for where %s installs it', (platform, env, places) => {
    expect(usualPlaces({ platform, env, home: '/Users/asha' })).toEqual(expect.arrayContaining([...places]));
  });

  it('that is there but doesn’t start is named, and isn’t used', () => {
    const { stdout } = runModule(`import { findBrowser } from './tools/browser/find-browser.ts';
      console.log(JSON.stringify(await findBrowser([process.execPath, '/no/such/browser'])));`);
    expect(JSON.parse(stdout)).toEqual({
      faults: [expect.stringContaining('node'), "/no/such/browser doesn’t start: executable doesn't exist."],
    });
  });
});

describe('a missing browser', () => {
  const names = (platform: NodeJS.Platform, isRoot: boolean, hasApt: boolean) =>
    waysToInstall({ platform, isRoot, hasApt }).flatMap(({ commands }) =>
      commands.map((command) =>
        command
          .slice(1)
          .filter((word) => !/^-[qy]|\//.test(word))
          .join(' '),
      ),
    );

  it.each([
    ['Debian, as root', 'linux', true, true, ['update', 'install --no-install-recommends chromium-headless-shell']],
    ['another Linux, as root', 'linux', true, false, []],
  ] as const)('is installed on %s, with its libraries', (_, platform, isRoot, hasApt, first) => {
    expect(names(platform, isRoot, hasApt)).toEqual([...first, 'install --with-deps chromium']);
  });

  it.each([
    ['Debian', 'linux', true],
    ['macOS', 'darwin', false],
    ['Windows', 'win32', false],
  ] as const)('is downloaded by a user on %s, without a password', (_, platform, hasApt) => {
    expect(names(platform, false, hasApt)).toEqual(['install chromium']);
    expect(whatToInstall({ platform, isRoot: false, hasApt })).toMatch(/^Install .*\.$/);
  });

  it('stops npm test at once, if it is the one that CHROMIUM_PATH names', () => {
    const { stderr, status } = runModule(`process.env.CHROMIUM_PATH = '/no/such/browser';
      await import('./tools/browser/cli.ts');`);
    expect(stderr).toMatch(/^\/no\/such\/browser doesn’t start.*\nNo test has run: no browser starts\. Install /);
    expect(status).toBe(1);
  });
});
