/* What out/ holds: the pages, what they reach, and what hosts and crawlers ask for by name. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parsePage } from '@/tools/pages/page';
import { referencesOf } from '@/tools/pages/references';
import { site } from '@/content/site';
import { pageFile, pages } from '@/lib/pages';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(`out/${file}`).isFile())
  .sort();
const isTwin = (file: string) => /\.(br|gz)$/.test(file);
const originals = files.filter((file) => !isTwin(file));
const html = originals.filter((file) => file.endsWith('.html'));

// Asked for by name: crawlers, browsers without a head to read, hosts.
const known = new Set([
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'favicon.ico',
  '_headers',
  '_redirects',
  '.nojekyll',
  '.well-known/security.txt',
]);

function localFile(address: string): string | undefined {
  const base = site.url.value;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.origin !== new URL(base).origin) return undefined;
  const path = decodeURIComponent(url.pathname).slice(1);
  return [path || 'index.html', `${path}.html`].find((file) => originals.includes(file));
}

function namedBy(file: string): string[] {
  const text = readFileSync(`out/${file}`, 'utf8');
  if (file.endsWith('.html')) {
    return referencesOf(parsePage(file, text)).flatMap((address) => localFile(address) ?? []);
  }
  if (!file.endsWith('.webmanifest')) return [];
  const { icons } = JSON.parse(text) as { icons: { src: string }[] };
  return icons.flatMap(({ src }) => localFile(src) ?? []);
}

describe('out/', () => {
  it('holds exactly the pages of lib/pages.ts and the 404 page @spec-2 @decision-1', () => {
    expect(html).toEqual([...pages.map(({ path }) => pageFile(path)), '404.html'].sort());
  });

  it('holds nothing that no page reaches', () => {
    const reached = new Set<string>(known);
    const pending = ['index.html', '404.html'];
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (reached.has(file) && file !== '404.html') continue;
      if (!existsSync(`out/${file}`)) continue;
      reached.add(file);
      pending.push(...namedBy(file).filter((named) => !reached.has(named)));
    }
    expect(originals.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('holds no script of Next and no payload @decision-13 @decision-15', () => {
    const scripts = originals.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => !file.startsWith('_next/static/islands/'))).toEqual([]);
    expect(originals.filter((file) => /__next|_buildManifest/.test(file))).toEqual([]);
    expect(html.filter((file) => /__next_f|TURBOPACK/.test(readFileSync(`out/${file}`, 'utf8')))).toEqual([]);
  });

  it('has a compressed twin of every text in both encodings, with the same content', () => {
    const texts = originals.filter((file) => /\.(html|js|xml|webmanifest)$/.test(file));
    expect(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([]);
    const differing = files.filter(isTwin).filter((twin) => {
      const bytes = readFileSync(`out/${twin}`);
      const unpacked = twin.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      return !unpacked.equals(readFileSync(`out/${twin.slice(0, -3)}`));
    });
    expect(differing).toEqual([]);
  });
});
