import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type GrowthRow, measureGrowth } from './growth';
import { type LoadingRow, measureLoading } from './loading';
import { type WakingRow, measureWaking } from './waking';

/*
 * npm run bench                          loading, and waking the contact form, against a plain Next build and a blank page
 * npm run bench -- --growth 100,1000     how the build grows with the number of pages
 */
type Results = { loading?: LoadingRow[]; waking?: WakingRow[]; growth?: GrowthRow[] };

const file = path.join('lib', 'build', 'bench', 'results.json');
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, growth: { type: 'string' } } });

const results: Results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
if (values.growth) {
  results.growth = await measureGrowth(values.growth.split(',').map(Number));
  console.table(results.growth);
} else {
  results.waking = await measureWaking(Number(values.rounds));
  console.table(results.waking);
  results.loading = await measureLoading(Number(values.rounds));
  console.table(
    results.loading.map((row) => ({ ...row, ...rounded(row), fcpRatio: ratioToBlank(row, results.loading) })),
  );
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`Written to ${file}`);

function rounded({ fcp, lcp, load, blocking }: LoadingRow) {
  return { fcp: Math.round(fcp), lcp: Math.round(lcp), load: Math.round(load), blocking: Math.round(blocking) };
}

function ratioToBlank(row: LoadingRow, all: readonly LoadingRow[] = []): number {
  const blank = all.find(
    (other) => other.subject === 'blank' && other.page === row.page && other.throttle === row.throttle,
  );
  return blank ? Math.round((row.fcp / blank.fcp) * 100) / 100 : Number.NaN;
}
