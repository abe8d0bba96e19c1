/* npm run check-deploy, asked about servers with and without faults. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate, type SelfsignedOptions } from 'selfsigned';
import { serveSite } from '@/tools/serve-site';
import { checkDeploy } from '../support/check-deploy';
import { siteWith, temporaryFolder } from '../support/files';
import { describeIfInstalled, startApache, startServer } from '../support/servers';

async function reportOn(started: ReturnType<typeof startServer>) {
  const { origin, close } = await started;
  return checkDeploy([origin]).finally(close);
}

// nginx and Apache as they should be: export/servers.
it('our own server has nothing wrong', async () => {
  expect(await reportOn(serveSite('out'))).toMatchObject({ isGood: true, wrong: [] });
});

describeIfInstalled('Apache')('Apache', () => {
  it('without .htaccess loses pages and lists folders', async () => {
    const folder = siteWith();
    rmSync(path.join(folder, '.htaccess'));
    const { wrong, missing } = await reportOn(startApache(folder));
    expect(wrong.join('\n')).toMatch(/^\/about is not the page: .*404\. Is \.htaccess uploaded/m);
    expect(wrong.join('\n')).toContain('/services lists the files of a folder');
    expect(missing.join('\n')).toMatch(/Headers are missing.*\n.*compressed/);
  });
});

it('a server that answers everything with 200 and keeps it for long is wrong', async () => {
  const home = readFileSync('out/index.html');
  const { wrong } = await reportOn(
    startServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=86400' }).end(home);
    }),
  );
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

it.each([
  ['the confirmed address may be listed by search engines, and http leads there', {}, []],
  ['a preview at the confirmed address is wrong', { 'review.html': '' }, [expect.stringContaining('(noindex)')]],
])('%s', async (_, files, wrong) => {
  const { origin, close } = await serveSite(siteWith(files));
  expect((await checkDeploy([origin, '--confirmed', origin]).finally(close)).wrong).toEqual(wrong);
});

it.each([
  ['answers everything with 401', 401, /asks for a password/],
  ['answers everything with 403', 403, /refuses this check/],
  ['answers everything with 500', 500, /doesn’t allow a line of \.htaccess\. Delete the lines from “BEGIN/],
  ['answers everything with 503', 503, /overloaded, or closed for maintenance/],
  ['redirects in a circle, as Cloudflare may', 301, /redirects in a circle\. .*“Flexible”/],
])('a server that %s is reported in one sentence', async (_, status, sentence) => {
  const report = await reportOn(startServer((_, response) => response.writeHead(status, { Location: '/' }).end()));
  expect(report).toMatchObject({ isGood: false, wrong: [expect.stringMatching(sentence)], missing: [] });
});

it.each([
  ['a domain that doesn’t exist', 'https://no-such-site.invalid', /^\S+ (isn’t there|can’t be looked up)/],
  ['a site in a subfolder', 'https://example.in/new', /^The site works at the root .* folder \/new:/],
])('%s is reported as such', async (_, address, sentence) => {
  const { isGood, wrong } = await checkDeploy([address]);
  expect([isGood, wrong]).toEqual([false, [expect.stringMatching(sentence)]]);
});

it('no address at all is asked for', async () => {
  expect((await checkDeploy([])).stderr).toContain('npm run check-deploy https://');
});

describe('a certificate', () => {
  const folder = temporaryFolder();
  const trusted = path.join(folder, 'authority.pem');
  const certify = (name: string, options: SelfsignedOptions) =>
    generate([{ name: 'commonName', value: name }], { keyType: 'ec', algorithm: 'sha256', ...options });
  const authority = (name: string) =>
    certify(name, { extensions: [{ name: 'basicConstraints', cA: true, critical: true }] });
  const [known, unknown] = [authority('Known'), authority('Unknown')];
  beforeAll(async () => writeFileSync(trusted, (await known).cert));
  const day = 86_400_000;

  it.each([
    ['that has expired', 'localhost', -day, true, /has a certificate that has expired/],
    ['for another name', 'other.example', day, true, /has a certificate for another name/],
    ['without its chain', 'localhost', day, false, /without the chain/],
    ['that is right', 'localhost', day, true, undefined],
  ])('%s is reported as such', async (_, name, left, isKnown, sentence) => {
    const { private: key, cert } = await (isKnown ? known : unknown);
    const made = await certify(name, {
      notBeforeDate: new Date(Date.now() - 2 * day),
      notAfterDate: new Date(Date.now() + left),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      ca: { key, cert },
    });
    const https = { key: made.private, cert: made.cert };
    const { origin, close } = await startServer((_, response) => response.writeHead(429).end(), https);
    const { wrong } = await checkDeploy([origin], trusted).finally(close);
    expect(wrong).toEqual([expect.stringMatching(sentence ?? /asked too often/)]);
  });
});

it('what an earlier site left in browsers is asked about in one note, which fails nothing', async () => {
  const names = ['sw.js', 'service-worker.js', 'superpwa-sw.js', 'pwa-sw.js', 'firebase-messaging-sw.js'];
  const { isGood, note } = await reportOn(serveSite('out'));
  expect([isGood, note]).toEqual([true, [expect.stringContaining('stays in its visitors’ browsers')]]);
  for (const name of names) expect(note[0]).toContain(`/${name}`);
  const removed = await reportOn(serveSite(siteWith({ 'sw.js': '' })));
  const sentence = '/sw.js must be the file that removes its service worker';
  expect([removed.isGood, removed.note]).toEqual([true, [expect.stringContaining(sentence)]]);
});
