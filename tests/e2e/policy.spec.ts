/* The Content-Security-Policy refuses what an attacker or a careless change may add. */
import { expect, test } from '@playwright/test';

test(
  'no foreign script runs, text never becomes markup, and no other host can be reached',
  { tag: ['@spec-1', '@spec-7', '@decision-16'] },
  async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>window.intruder = true</script></body>');
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    });
    await page.goto('/about');
    const outcomes = await page.evaluate(() =>
      Promise.allSettled([
        (async () => (document.createElement('script').src = '/_next/static/a.js'))(),
        (async () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'))(),
        import(/* @vite-ignore */ String('https://example.com/a.js')),
        fetch('https://example.com/', { mode: 'no-cors' }),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await page.evaluate(() => {
      navigator.sendBeacon('https://example.com/', 'words');
      new Image().src = 'https://example.com/pixel.png';
      const form = document.createElement('form');
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    });
    const refused = () => page.evaluate(() => [...new Set((window as unknown as { refused: string[] }).refused)]);
    await expect
      .poll(refused)
      .toEqual(expect.arrayContaining(['script-src-elem', 'require-trusted-types-for', 'connect-src', 'img-src']));
    await expect.poll(refused).toContain('form-action');
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  },
);
