import { skippedTests } from '@/tests/support/programs';

it('the end of npm test names the tests that were skipped, with the packages to install', () => {
  const all = {
    Firefox: { path: undefined, packages: 'firefox-esr' },
    nginx: { path: 'nginx', packages: 'nginx' },
    Apache: { path: undefined, packages: 'apache2' },
  };
  expect(skippedTests(all)).toBe(
    'Tests that were skipped need Firefox (install firefox-esr), Apache (install apache2).',
  );
  expect(skippedTests({ nginx: all.nginx })).toBeUndefined();
});
