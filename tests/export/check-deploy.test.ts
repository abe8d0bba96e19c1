/* npm run check-deploy, asked about servers with and without faults. */
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serveSite } from '@/tools/serve-site';
import { checkDeploy } from '../support/check-deploy';
import { describeIfInstalled, startApache } from '../support/servers';
import { siteWith } from '../support/site-copy';

type Server = { origin: string; close: () => void };

async function reportOn(started: Promise<Server>) {
  const { origin, close } = await started;
  return checkDeploy(origin).finally(close);
}

/** A copy of the site without some of its files. */
function siteWithout(...names: string[]): string {
  const folder = siteWith();
  for (const name of names) rmSync(path.join(folder, name), { recursive: true });
  return folder;
}

// nginx and Apache as they should be: export/servers.
it('our own server has nothing wrong', async () => {
  expect(await reportOn(serveSite('out'))).toMatchObject({ isGood: true, wrong: [] });
});

describeIfInstalled('Apache')('Apache', () => {
  it('without .htaccess loses pages and lists folders', async () => {
    const { wrong, missing } = await reportOn(startApache(siteWithout('.htaccess')));
    expect(wrong.join('\n')).toMatch(/^\/about is not the page: .*404\. Is \.htaccess uploaded/m);
    expect(wrong.join('\n')).toContain('/services lists the files of a folder');
    expect(missing.join('\n')).toMatch(/Headers are missing.*\n.*compressed/);
  });
});

it('a server that answers everything with 200 and keeps it for long is wrong', async () => {
  const home = readFileSync('out/index.html');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=86400' }).end(home);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { wrong } = await reportOn(Promise.resolve({ origin, close: () => server.close().closeAllConnections() }));
  expect(wrong).toEqual([
    expect.stringContaining('/about is not the page'),
    expect.stringContaining('/services is not the page'),
    expect.stringContaining('/contact is not the page'),
    expect.stringMatching(/^\/services\/[a-z-]+ is not the page/),
    expect.stringContaining('names begin with a dot weren’t uploaded'),
    'A page that doesn’t exist is answered with 200 instead of 404.',
    'Pages may be kept for 86400 seconds, so visitors would see an old version.',
    'The 404 page may be kept for 86400 seconds, so visitors would see an old version.',
  ]);
});

it('a server that lost hidden files is wrong', async () => {
  const { wrong } = await reportOn(serveSite(siteWithout('.well-known', '.htaccess')));
  expect(wrong).toEqual([expect.stringContaining('names begin with a dot weren’t uploaded')]);
});

it('the confirmed address may be listed by search engines, and http leads there', async () => {
  const preview = siteWith({ 'review.html': '' });
  for (const [folder, wrong] of [
    ['out', []],
    [preview, ['Search engines are told not to list the site (noindex).']],
  ] as const) {
    const { origin, close } = await serveSite(folder);
    expect((await checkDeploy(origin, '--confirmed', origin).finally(close)).wrong).toEqual(wrong);
  }
});

it('a site in a subfolder isn’t supported, and no address at all is asked for', async () => {
  const { isGood, wrong } = await checkDeploy('https://example.in/new');
  expect([isGood, wrong]).toEqual([false, [expect.stringMatching(/^The site works at the root .* folder \/new:/)]]);
  expect((await checkDeploy()).stderr).toContain('npm run check-deploy https://');
});
