import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setEnvironment } from './environment';

/*
 * npm run build                  runs next build, whose adapter runs the steps of steps.ts
 * npm run build -- export cards  runs only these steps, on the output of the last build
 * --production                   builds production, whatever the branch, as tests need it
 */
const { values, positionals: ids } = parseArgs({
  options: { production: { type: 'boolean', default: false } },
  allowPositionals: true,
});
Object.assign(process.env, { NODE_ENV: 'production', ...(values.production && { SITE_ENV: 'production' }) });
process.exitCode = await (ids.length > 0 ? runOnly(ids) : buildAll());

/** @returns the exit code */
async function runOnly(wanted: readonly string[]): Promise<number> {
  setEnvironment();
  const { runSteps, stages } = await import('./steps');
  const steps = Object.values(stages).flat();
  const unknown = wanted.find((id) => !steps.some((step) => step.id === id));
  if (unknown) {
    console.error(`A build has no step "${unknown}". Its steps: ${steps.map(({ id }) => id).join(', ')}.`);
    return 1;
  }
  return (await runSteps(wanted.flatMap((id) => steps.filter((step) => step.id === id)))) ? 0 : 1;
}

/** @returns the exit code */
function buildAll(): number {
  // Some hosts set their own adapter, with which next.config.ts refuses to build.
  const env = { ...process.env, NEXT_ADAPTER_PATH: undefined };
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env,
  });
  // Nobody must upload half a site.
  if (status !== 0) rmSync('out', { recursive: true, force: true });
  return status ?? 1;
}
