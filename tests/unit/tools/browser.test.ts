import { runModule } from '@/tests/support/run-module';
import { waysToInstall } from '@/tools/browser/install-browser';

it.each([
  ['as root on Debian, by apt-get first', true, 2],
  ['by a user, who is asked for no password', false, 1],
])('npm test installs a missing browser %s', (_, isRoot, count) => {
  const ways = waysToInstall({ platform: 'linux', isRoot, hasApt: true });
  expect(ways).toHaveLength(count);
  expect(ways.flatMap(({ commands }) => commands.flat()).includes('--with-deps')).toBe(isRoot);
});

it('npm test stops at once if the browser that CHROMIUM_PATH names doesn’t start', () => {
  const { stderr, status } = runModule(`process.env.CHROMIUM_PATH = '/no/such/browser';
    await import('./tools/browser/cli.ts');`);
  expect(stderr).toMatch(/^\/no\/such\/browser doesn’t start.*\nNo test has run: no browser starts\. Install /);
  expect(status).toBe(1);
});
