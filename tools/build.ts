import { spawnSync } from 'node:child_process';
import { runSteps, stages } from './steps';

/*
 * npm run build                  runs next build, whose adapter runs the steps of steps.ts
 * npm run build -- export cards  runs only these steps, on the output of the last build
 */
Object.assign(process.env, { NODE_ENV: 'production' });
const ids = process.argv.slice(2);
const steps = Object.values(stages).flat();
const unknown = ids.find((id) => !steps.some((step) => step.id === id));

if (unknown) {
  console.error(`A build has no step "${unknown}". Its steps: ${steps.map(({ id }) => id).join(', ')}.`);
  process.exitCode = 1;
} else if (ids.length > 0) {
  if (!(await runSteps(ids.flatMap((id) => steps.filter((step) => step.id === id))))) process.exitCode = 1;
} else {
  // Some hosts set their own adapter, with which next.config.ts refuses to build.
  const env = { ...process.env, NEXT_ADAPTER_PATH: undefined };
  process.exitCode = spawnSync('npx next build', { shell: true, stdio: 'inherit', env }).status ?? 1;
}
