import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Not among the packages: its peers keep `npm ci` from accepting the lock file.
const lighthouse = 'lighthouse@13.5.0';
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--disable-background-networking',
];

/** The least that each category must reach, of 100. Speed varies with the machine, the rest does not. */
export const bars: Readonly<Record<string, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};

/** A category's score of 100, and the audits that cost points. */
export type Score = { score: number; lost: string[] };
export type Scores = Record<string, Score>;

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};

/**
 * What Lighthouse says of a page, as on a phone.
 * @throws when it cannot be fetched or run
 */
export async function visit(address: string, chromePath: string): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, address, '--output=json', '--quiet', `--chrome-flags=${chromeFlags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64e6, shell: process.platform === 'win32' },
  );
  return scoresOf(JSON.parse(stdout) as Report);
}

/** The scores of a report: a category that is missing in it has none of its points. */
export function scoresOf({ categories, audits }: Report): Scores {
  return Object.fromEntries(
    Object.keys(bars).map((name) => {
      const { score = 0, auditRefs = [] } = categories[name] ?? {};
      const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
      return [name, { score: Math.round((score ?? 0) * 100), lost: lost.map(({ id }) => id) }];
    }),
  );
}

/** Categories below their bar, each in a line with what costs the points. */
export function shortfalls(page: string, scores: Scores): string[] {
  return Object.entries(scores)
    .filter(([name, { score }]) => score < (bars[name] ?? 0))
    .map(([name, { score, lost }]) => `${page}: ${name} ${score}, at least ${bars[name]}: ${lost.join(', ')}`);
}

/** The better of two visits, category by category: a busy machine makes a page slower, and nothing makes it faster. */
export function better(one: Scores, other: Scores): Scores {
  return Object.fromEntries(
    Object.entries(one).map(([name, score]) => {
      const second = other[name];
      return [name, second && second.score > score.score ? second : score];
    }),
  );
}
