/* How nginx and Apache answer with the project's files, and the headers in all hosts' files. */
import { readdirSync, readFileSync } from 'node:fs';
import { files } from '@/lib/routes';
import { folderWith } from '../support/files';
import { describeServer, type ServerName, startServer } from '../support/servers';

const script = readdirSync('out/_next/static/scripts')[0]!;

/** Beside the pages: files of a search console, a mail service and an authority, and folders. */
const beside = {
  'google1234.html': 'google1234',
  'zohoverify/verifyforzoho.html': 'zoho',
  '.well-known/acme-challenge/token': 'token',
  'demo/index.html': 'A demo',
  'drafts/draft.txt': 'A draft',
};

/** Each with its status, and where a redirect leads, or the file of the body. */
const answers: [address: string, status: number, result: string][] = [
  ['/', 200, 'index.html'],
  ['/about', 200, 'about.html'],
  ['/about?x=.html', 200, 'about.html'],
  ['/services', 200, 'services.html'],
  ['/services/seo-services', 200, 'services/seo-services.html'],
  ['/about/', 301, '/about'],
  ['/services/?x=1', 301, '/services?x=1'],
  ['/about.html', 301, '/about'],
  ['/about.html?x=1', 301, '/about?x=1'],
  ['/index.html', 301, '/'],
  ['/services/index.html', 301, '/services'],
  ['/price-index', 404, '404.html'],
  ['/nope', 404, '404.html'],
  ['/nope/', 404, '404.html'],
  ['/404', 404, '404.html'],
  ['/404.html', 404, '404.html'],
  ['/500.html', 404, '404.html'],
  ['/_headers', 404, '404.html'],
  ['/_next/static/nope.js', 404, '404.html'],
  ['//evil.example/', 404, '404.html'],
  ['/og/', 404, '404.html'],
  ['/drafts', 404, '404.html'],
  ['/drafts/', 404, '404.html'],
  ['/google1234.html', 200, 'google1234.html'],
  ['/zohoverify/verifyforzoho.html', 200, 'zohoverify/verifyforzoho.html'],
  ['/.well-known/acme-challenge/token', 200, '.well-known/acme-challenge/token'],
  ['/demo/', 200, 'demo/index.html'],
  ['/demo', 301, '/demo/'],
];

/** Reads the headers of every file from a host's file. */
const lines = (file: string, line: RegExp) =>
  Object.fromEntries([...readFileSync(file, 'utf8').matchAll(line)].map(([, name, value]) => [name!, value!]));
type Rule = { source: string; headers: { key: string; value: string }[] };
const rules = (file: string) =>
  Object.fromEntries(
    (JSON.parse(readFileSync(file, 'utf8')) as { headers: Rule[] }).headers.flatMap(({ headers }) =>
      headers.map(({ key, value }) => [key, value]),
    ),
  );
const headers = lines('public/_headers', /^ {2}(?!Cache-Control)([\w-]+): (.*)$/gm);

it.each([
  ['vercel.json', rules('vercel.json')],
  ['serve.json', rules('serve.json')],
  ['public/.htaccess', lines('public/.htaccess', /^Header always set ([\w-]+) "(.*)"$/gm)],
  ['docs/nginx.conf', lines('docs/nginx.conf', /^ *add_header ([\w-]+) "(.*)" always;$/gm)],
])('%s has the headers of public/_headers', (_file, found) => {
  expect(Object.keys(headers).length).toBeGreaterThan(5);
  expect(found).toMatchObject(headers);
});

it('the policy admits no other host and no inline script @spec-7', () => {
  expect(headers['Content-Security-Policy']).not.toMatch(/:\/\/|\*|\w\.\w|script-src[^;]*unsafe/);
});

describe.each(['nginx', 'Apache'] as ServerName[])('%s', (name) => {
  describeServer(name)('answers', () => {
    const site = folderWith(beside, 'out');
    let server: Awaited<ReturnType<typeof startServer>>;
    beforeAll(async () => {
      server = await startServer(name, site);
    });
    afterAll(() => server.close());

    it.each(answers)('%s with %i', async (address, status, result) => {
      const answer = await fetch(server.origin + address, { redirect: 'manual' });
      // Apache's redirects are absolute.
      const location = answer.headers.get('location')?.replace(server.origin, '');
      expect([answer.status, location ?? result]).toEqual([status, result]);
      if (status !== 301) expect((await answer.text()) === readFileSync(`${site}/${result}`, 'utf8')).toBe(true);
      if (status === 404) expect(answer.headers.get('cache-control')).toContain('must-revalidate');
    });

    it('with the headers, compressed, hashed files to keep, and the contact card with its type', async () => {
      const answer = await fetch(`${server.origin}/about`, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value])),
        'content-encoding': 'gzip',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': expect.stringContaining('must-revalidate') as string,
      });
      const hashed = await fetch(`${server.origin}/_next/static/scripts/${script}`);
      expect(hashed.headers.get('cache-control')).toContain('immutable');
      expect((await fetch(server.origin + files.contactCard)).headers.get('content-type')).toContain('text/vcard');
    });
  });
});
