/* npm run test:engines: the same journeys in every installed engine, over https. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { serveFolder } from '@/tools/serve/serve-folder';
import writeFonts, { withFont } from '../support/fonts';
import { visitByFirefox } from './firefox';
import { changing } from './journeys/changing';
import { reading } from './journeys/reading';
import { writing } from './journeys/writing';
import type { Visitor } from './visitor';
import { miniBrowser, visitByWebKit } from './webkit';

type Engine = {
  name: string;
  /** The Debian packages to install, if the engine is missing. */
  needs?: string;
  visit: (site: string) => Promise<Visitor>;
};

const find = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();

const firefox = find('firefox-esr') || find('firefox');
const hasWebKit = ['WebKitWebDriver', 'xvfb-run', 'xauth', miniBrowser].every(find);

/** The engines besides Chromium, which tests/e2e covers in more depth. */
const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    needs: firefox ? undefined : 'firefox-esr',
    visit: (site) => visitByFirefox(firefox, site),
  },
  {
    name: 'WebKit',
    needs: hasWebKit ? undefined : 'webkit2gtk-driver, xvfb, xauth',
    visit: visitByWebKit,
  },
];

const journeys = { ...reading, ...writing, ...changing };
const count = { passed: 0, failed: 0, skipped: 0 };
/** In milliseconds, for a browser that hangs. */
const timeout = 90_000;

function fail(title: string, error: unknown): void {
  count.failed += 1;
  console.error(`✗ ${title}\n  ${String(error)}`);
}

async function inTime(walk: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeout, new Error('The browser hangs')).unref());
  await Promise.race([walk, late]);
}

const asked = Object.entries(journeys).filter(([title]) => title.includes(process.argv[2] ?? ''));

async function walkAll({ name }: Engine, visitor: Visitor): Promise<void> {
  for (const [title, walk] of asked) {
    const attempt = async () => {
      await visitor.resize(1280, 900);
      await inTime(walk(visitor));
    };
    try {
      // Slow machines are flaky. A journey that passes only the second time is reported.
      await attempt().catch((error: unknown) => {
        console.log(`↻ ${name}: ${title}\n  ${String(error)}`);
        return attempt();
      });
      count.passed += 1;
      console.log(`✓ ${name}: ${title}`);
    } catch (error) {
      fail(`${name}: ${title}`, error);
    }
  }
}

async function tryEngine(engine: Engine, site: string): Promise<void> {
  try {
    const visitor = await engine.visit(site);
    await walkAll(engine, visitor).finally(visitor.leave);
  } catch (error) {
    fail(`${engine.name} starts and ends`, error);
  }
}

// Engines and their drivers inherit the environment: layout must not depend on the machine's fonts.
await writeFonts();
Object.assign(process.env, withFont('dejavu-sans'));

const { origin, close } = await serveFolder('out', { https: true });
const missing = engines.filter(({ needs }) => needs);
const present = engines.filter(({ needs }) => !needs);

await Promise.all(present.map((engine) => tryEngine(engine, origin)));
close();

count.skipped = missing.length * asked.length;
const names = present.map(({ name }) => name).join(', ') || 'none';
console.log([`Engines: ${names}`, ...missing.map(({ name, needs }) => `${name} skipped, needs ${needs}`)].join('; '));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/engines.json', JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;
