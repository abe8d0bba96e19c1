import { notFound } from '@/content/pages/not-found';
import { serviceSlugs } from '@/content/services';
import { fullTitle } from '@/lib/metadata';
import { pageAt } from '@/lib/pages';
import { routes, servicePath } from '@/lib/routes';

/* npm run check-deploy https://www.example.in: asks a published site whether visitors get what the build made. */
const [given = ''] = process.argv.slice(2);
if (URL.canParse(given)) await check(new URL(given).origin);
else fail('Type the address of the site: npm run check-deploy https://www.example.in');

async function check(origin: string): Promise<void> {
  const pages = [routes.home, routes.about, routes.services, routes.contact, servicePath(serviceSlugs[0]!)];
  for (const path of pages) await expectPage(origin + path, 200, pageAt(path).meta.title);
  await expectPage(`${origin}/this-page-does-not-exist`, 404, notFound.meta.title);

  const hidden = await get(`${origin}/.well-known/security.txt`);
  if (hidden && !hidden.text.startsWith('Contact:'))
    fail(`${hidden.url}: ${hidden.status}. Are files whose names begin with a dot uploaded?`);

  const header = 'x-content-type-options';
  const home = await get(origin);
  if (home && !home.headers.has(header)) console.log(`No ${header}: this host doesn’t send the site’s headers.`);

  if (origin.startsWith('https:')) {
    const about = await get(`${origin.replace('https:', 'http:')}${routes.about}`);
    if (about && !about.url.startsWith(origin)) fail(`http leads to ${about.url}, not to ${origin}.`);
  }
  if (!process.exitCode) console.log('Visitors get every page, and a missing page is missing.');
}

async function expectPage(address: string, status: number, title: string): Promise<void> {
  const answer = await get(address);
  const isPage = answer?.text.includes(`<title>${fullTitle(title).replaceAll('&', '&amp;')}</title>`);
  if (answer && answer.status !== status) fail(`${address} answers ${answer.status} instead of ${status}.`);
  else if (answer && !isPage) fail(`${address} is another page.`);
}

async function get(address: string) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, headers: answer.headers, url: answer.url, text: await answer.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    fail(`${address}: ${cause?.code ?? cause?.message ?? message}`);
    return undefined;
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
