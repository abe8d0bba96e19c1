/* The Content-Security-Policy bites: what an attacker or a careless change would add is refused. */
import { expect, test } from '@playwright/test';

test('an inline script that is not the site’s own does not run', async ({ page }) => {
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

test('no request leaves the page, whatever makes it', async ({ page }) => {
  await page.goto('/about');
  const outcome = await page.evaluate(async () => {
    const refusals: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refusals.push(effectiveDirective));
    const fetched = await fetch('/').then(
      () => 'sent',
      () => 'refused',
    );
    const image = new Image();
    image.src = 'https://example.com/pixel.png';
    await new Promise((resolve) => (image.onerror = resolve));
    return { fetched, refusals };
  });
  expect(outcome).toEqual({ fetched: 'refused', refusals: ['connect-src', 'img-src'] });
});

test('scripts come from the site’s own chunks only, and text never becomes markup', async ({ page }) => {
  await page.goto('/about');
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return [
      attempt(() => (document.createElement('script').src = 'https://example.com/a.js')),
      attempt(() => (document.createElement('script').src = '//example.com/_next/static/a.js')),
      attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      attempt(() => (document.createElement('script').src = '/_next/static/chunks/a.js')),
    ];
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'done']);
});

test('the site cannot be framed and says so to every host', async ({ request }) => {
  const { headers, status } = await request
    .get('/')
    .then((reply) => ({ headers: reply.headers(), status: reply.status() }));
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await request.get('/nowhere')).status()).toBe(404);
});
