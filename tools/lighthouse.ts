import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { serviceSlugs } from '@/content/services';
import { legalMenu } from '@/lib/navigation';
import { routes, servicePath } from '@/lib/routes';
import { browserPath } from '@/tools/browser/find-browser';
import { serveSite } from '@/tools/serve-site';

/*
 * npm run lighthouse: one page per template of out/, over https. Lighthouse refuses 404 pages. It
 * isn't a dependency, because `npm ci` would reject its peer dependencies.
 */
const lighthouse = 'lighthouse@13.5.0';
const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-background-networking';
const minimum = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 };

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null } | undefined>;
};

/** One page per template. */
const paths = [...Object.values(routes), servicePath(serviceSlugs[0]!), legalMenu[0]!.href];

const { origin, close } = await serveSite('out', { https: true });
for (const path of paths) {
  const { categories, audits } = await visit(origin + path);
  for (const [name, least] of Object.entries(minimum)) {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    console.log(`${path}: ${name} ${score}`);
    if (score >= least) continue;
    const counted = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    const lost = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
    console.error(`  At least ${least}. Failed audits: ${lost.map(({ id }) => id).join(', ')}`);
    process.exitCode = 1;
  }
}
close();

async function visit(address: string): Promise<Report> {
  const command = `npx --yes ${lighthouse} ${address} --output=json --quiet --chrome-flags="${flags}"`;
  const env = { ...process.env, CHROME_PATH: await browserPath() };
  const { stdout } = await promisify(exec)(command, { env, maxBuffer: 64e6 });
  return JSON.parse(stdout) as Report;
}
