// filmstrips with CDP screencast-like: pause animations via virtual time is unreliable; use Animation.setPlaybackRate slow + screenshots
import { chromium } from '@playwright/test';
import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
const dir = '/tmp/notes/f'; const tmp = '/tmp/dev/f-tmp/frames'; mkdirSync(tmp, { recursive: true });
const base = 'http://localhost:4286';
const which = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'], env: { ...process.env, FONTCONFIG_FILE: '/tmp/dev/f-tmp/fonts.xml' } as any });
async function open(width: number, path: string, scheme: any = 'light') {
  const ctx = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 800 }, colorScheme: scheme, hasTouch: width < 600, locale: 'en-IN' });
  const page = await ctx.newPage(); page.on('pageerror', (e) => console.log('error', e.message));
  const cdp = await ctx.newCDPSession(page); await cdp.send('Animation.enable');
  await page.goto(base + path, { waitUntil: 'networkidle' });
  return { ctx, page, cdp };
}
/** Frames at times of all animations on the document timeline: paused and set. */
async function frames(name: string, page: any, times: number[], cols = 8, scale = 40) {
  const files: string[] = [];
  for (const t of times) {
    await page.evaluate((at: number) => document.getAnimations().filter((a) => a.timeline === document.timeline).forEach((a) => { a.pause(); a.currentTime = at; }), t);
    const f = `${tmp}/${name}-${t}.png`; await page.screenshot({ path: f }); files.push(f);
  }
  join(name, files, cols, scale);
}
function join(name: string, files: string[], cols: number, scale = 40) {
  execSync(`montage ${files.join(' ')} -tile ${cols}x -geometry ${scale}%x+6+6 -background '#999' ${dir}/${name}.png`);
  console.log(name);
}
if (which.includes('load')) for (const width of [1280, 390]) {
  const { ctx, page } = await open(width, '/');
  await page.evaluate(() => { for (const s of ['.network-map', '.headline-tracks']) { const e = document.querySelector(s) as HTMLElement; e.style.animationName = 'none'; e.offsetWidth; e.style.animationName = ''; } });
  await page.evaluate(() => document.getAnimations().forEach((a) => a.timeline === document.timeline && a.pause()));
  await frames(`load-${width}`, page, [0, 120, 240, 320, 400, 480, 560, 790], width > 600 ? 4 : 8);
  await ctx.close();
}
if (which.includes('scroll')) {
  for (const width of [1280, 390]) {
    const { ctx, page } = await open(width, '/');
    const files: string[] = [];
    const y0 = await page.evaluate(() => document.querySelector('.service-bands')!.getBoundingClientRect().top + scrollY - innerHeight);
    const y1 = await page.evaluate(() => document.querySelector('#contact')!.getBoundingClientRect().top + scrollY - innerHeight * 0.5);
    const ys = [y0 + 20, y0 + 45, y0 + 260, y0 + 800];
    const t = await page.evaluate(() => document.querySelector('.team-stop')!.getBoundingClientRect().top + scrollY);
    ys.push(t - 700, t - 350, t - 50, y1);
    for (const [i, y] of ys.entries()) { await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y); await page.waitForTimeout(150); const f = `${tmp}/scroll-${width}-${i}.png`; await page.screenshot({ path: f }); files.push(f); }
    join(`scroll-${width}`, files, width > 600 ? 4 : 8);
    await ctx.close();
  }
}
if (which.includes('parts')) {
  const times = [0, 25, 50, 75, 100, 140, 170, 219];
  { const { ctx, page } = await open(1280, '/services/website-development'); await page.mouse.move(640, 700);
    await page.evaluate(() => { (document.querySelector('#menu-services') as any).showPopover(); document.getAnimations().forEach((a) => a.pause()); });
    await frames('menu-1280', page, [0, 25, 50, 75, 100, 130, 155, 179], 4); await ctx.close(); }
  { const { ctx, page } = await open(1280, '/faq'); await page.evaluate(() => { (document.querySelectorAll('details details')[1] as any).open = true; document.querySelectorAll('details')[0]!.scrollIntoView({ behavior: 'instant' as any }); document.body.offsetWidth; document.getAnimations().forEach((a) => a.pause()); });
    await page.waitForTimeout(50); console.log(await page.evaluate(() => document.getAnimations().map((a: any) => a.transitionProperty ?? a.animationName)));
    await frames('answer-1280', page, times, 4); await ctx.close(); }
  { const { ctx, page } = await open(1280, '/services/website-development'); await page.evaluate(() => { const d = document.querySelector('details.paper') as any; d.scrollIntoView({ behavior: 'instant' }); d.open = true; document.body.offsetWidth; document.getAnimations().forEach((a) => a.timeline === document.timeline && a.pause()); });
    await frames('quote-1280', page, [0, 50, 100, 150, 200, 240, 280, 319], 4); await ctx.close(); }
  { const { ctx, page, cdp } = await open(1280, '/contact'); for (const [k, v] of [['name', 'A'], ['email', 'a@b.in'], ['message', 'Hello']]) await page.fill(`#enquiry-${k}`, v!);
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.01 }); await page.click('form button[type=submit]'); await page.waitForSelector('.send-dialog'); await page.waitForTimeout(300);
    await frames('dialog-1280', page, [0, 25, 50, 75, 100, 130, 155, 179], 4); await ctx.close(); }
}
if (which.includes('pages')) {
  const five: [string, string, (page: any) => Promise<void>][] = [
    ['home-service', '/', async (p) => { const l = p.locator('.service-band a[href="/services/seo-services"]'); await l.evaluate((e: any) => e.scrollIntoView({ block: 'center', behavior: 'instant' })); await p.waitForTimeout(200); await l.click({ noWaitAfter: true }); }],
    ['service-about', '/services/seo-services', (p) => p.locator('footer a[href="/about"], header a[href="/about"]').filter({ visible: true }).first().click({ noWaitAfter: true })],
    ['about-faq', '/about', (p) => p.locator('footer a[href="/faq"], header a[href="/faq"]').filter({ visible: true }).first().click({ noWaitAfter: true })],
    ['faq-contact', '/faq', (p) => p.locator('footer a[href="/contact"], header a[href="/contact"]').filter({ visible: true }).first().click({ noWaitAfter: true })],
    ['contact-home', '/contact', (p) => p.locator('footer a[href="/"], header a[href="/"]').filter({ visible: true }).first().click({ noWaitAfter: true })],
    ['footer-scrolled', '/about', async (p) => { await p.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' })); await p.waitForTimeout(200); await p.locator('footer a[href="/faq"]').click({ noWaitAfter: true }); }],
  ];
  for (const width of [1280, 390]) for (const [name, path, go] of five) {
    const { ctx, page } = await open(width, path);
    await page.addInitScript(() => addEventListener('pagereveal', (e: any) => { (window as any).vt = e.viewTransition !== null; e.viewTransition?.ready.then(() => { document.getAnimations().forEach((a) => a.pause()); (window as any).ready = true; (window as any).names = [...new Set(document.getAnimations().map((a: any) => a.effect.pseudoElement))]; }, (x: any) => { (window as any).ready = String(x); }); }));
    const before = `${tmp}/p-${width}-${name}-b.png`;
    const files = [before]; await page.screenshot({ path: before });
    await go(page).catch((e) => console.log(name, 'go', e.message.slice(0, 100)));
    await page.waitForFunction(() => (window as any).ready, undefined, { timeout: 8000 }).catch(() => console.log(name, 'no transition'));
    console.log(width, name, await page.evaluate(() => [(window as any).vt, (window as any).ready, ((window as any).names ?? []).join(' ')].join('|')));
    for (const t of [0, 30, 60, 100, 150, 220, 299]) { await page.evaluate((at) => document.getAnimations().filter((a) => a.timeline === document.timeline).forEach((a) => { a.currentTime = at; }), t); const f = `${tmp}/p-${width}-${name}-${t}.png`; await page.screenshot({ path: f }).catch(() => {}); files.push(f); }
    try { join(`pages-${width}-${name}`, files, width > 600 ? 4 : 8); } catch (e) { console.log('join failed'); }
    await ctx.close();
  }
}
await browser.close();
