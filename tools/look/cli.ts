import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { routes } from '@/lib/routes';
import { serveSite } from '../serve-site';

/*
 * npm run look -- <before> <after>: compares the looks of two sites, each an address or the folder
 * of a build. Playwright's report has the pictures; this prints a summary as Markdown.
 */
const report = '.cache/look';

type Suite = { specs: { title: string; ok: boolean; tests: { projectName: string }[] }[]; suites?: Suite[] };

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('npm run look -- <before> <after>: each is an address or the folder of a build');
const sites = await Promise.all([before, after].map(openSite));
const [old, now] = sites.map(({ paths }) => paths) as [string[], string[]];
const both = now.filter((path) => old.includes(path));

const env = {
  ...process.env,
  LOOK: JSON.stringify({ origins: sites.map(({ origin }) => origin), paths: both, report }),
};
const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tools/look/playwright.config.ts'];
const [status] = (await once(spawn(process.execPath, args, { env, stdio: ['ignore', 2, 2] }), 'exit')) as [
  number | null,
];
for (const { close } of sites) close();

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];
const { suites } = JSON.parse(readFileSync(`${report}/results.json`, 'utf8')) as { suites: Suite[] };
const different = new Map<string, string[]>();
for (const { title, ok, tests } of suites.flatMap(specsOf)) {
  if (!ok) different.set(title, [...(different.get(title) ?? []), ...tests.map((test) => test.projectName)]);
}
const lines = [
  ...[...different].map(([path, where]) => `${path} (${where.length === 4 ? 'everywhere' : where.join(', ')})`),
  ...now.filter((path) => !old.includes(path)).map((path) => `${path} is new`),
  ...old.filter((path) => !now.includes(path)).map((path) => `${path} is gone`),
];
console.log(`## What looks different\n\n${lines.map((line) => `- ${line}`).join('\n') || 'Nothing.'}`);
console.error(`\n${report}/report/index.html has the pictures.`);
// What couldn't be compared at all has no results.
if (status !== 0 && different.size === 0) process.exitCode = 1;

/** Opens a site, and lists its pages: those of its sitemap, /products and the 404 page. */
async function openSite(named: string) {
  const site = /^https?:/.test(named)
    ? { origin: new URL(named).origin, close: () => undefined }
    : await serveSite(named);
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address]) => new URL(address!).pathname);
  return { ...site, paths: [...listed, routes.products, '/404'] };
}
