/* The Content-Security-Policy at work: what an attacker or a careless change would add is refused. */
import { expect, test } from '@playwright/test';

test('a foreign inline script does not run', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.intruder = true</script></body>');
    await route.fulfill({ response, body });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.goto('/about');
  await refused;
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('no other host can be reached', { tag: ['@spec-1', '@spec-7', '@decision-16'] }, async ({ page }) => {
  await page.goto('/about');
  const outcome = await page.evaluate(async () => {
    const refusals: string[] = [];
    const isFormRefused = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refusals.push(effectiveDirective);
        if (effectiveDirective === 'form-action') resolve();
      }),
    );
    const fetched = await fetch('https://example.com/', { mode: 'no-cors' }).then(
      () => 'sent',
      () => 'refused',
    );
    navigator.sendBeacon('https://example.com/', 'words');
    const image = new Image();
    image.src = 'https://example.com/pixel.png';
    await new Promise((resolve) => (image.onerror = resolve));
    const form = document.createElement('form');
    form.action = 'https://example.com/';
    document.body.append(form);
    form.submit();
    await isFormRefused;
    return { fetched, refusals };
  });
  expect(outcome.fetched).toBe('refused');
  expect([...new Set(outcome.refusals)].sort()).toEqual(['connect-src', 'form-action', 'img-src']);
});

test('no script loads from elsewhere, and text never becomes markup', async ({ page }) => {
  await page.goto('/about');
  const outcomes = await page.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        await work();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return [
      await attempt(() => (document.createElement('script').src = '/_next/static/islands/a.js')),
      await attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      await attempt(() => import(/* @vite-ignore */ String('https://example.com/a.js'))),
    ];
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
});
