/* The Content-Security-Policy at work: what an attacker or a careless change would add is refused. */
import { expect, test } from '@playwright/test';

test('no foreign script runs, none loads from elsewhere, and text never becomes markup', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.intruder = true</script></body>');
    await route.fulfill({ response, body });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.goto('/about');
  await refused;
  const outcomes = await page.evaluate(() =>
    Promise.allSettled([
      (async () => (document.createElement('script').src = '/_next/static/islands/a.js'))(),
      (async () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'))(),
      import(/* @vite-ignore */ String('https://example.com/a.js')),
    ]),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('no other host can be reached', { tag: ['@spec-1', '@spec-7', '@decision-16'] }, async ({ page }) => {
  await page.goto('/about');
  const refusals = await page.evaluate(async () => {
    const found = new Set<string>();
    const isRefused = (directive: string) =>
      new Promise<void>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          found.add(effectiveDirective);
          if (effectiveDirective === directive) resolve();
        }),
      );
    const refused = ['connect-src', 'img-src', 'form-action'].map(isRefused);
    await fetch('https://example.com/', { mode: 'no-cors' }).then(
      () => found.add('nothing: it was sent'),
      () => undefined,
    );
    navigator.sendBeacon('https://example.com/', 'words');
    new Image().src = 'https://example.com/pixel.png';
    const form = document.createElement('form');
    form.action = 'https://example.com/';
    document.body.append(form);
    form.submit();
    await Promise.all(refused);
    return [...found].sort();
  });
  expect(refusals).toEqual(['connect-src', 'form-action', 'img-src']);
});
