import { rename } from 'node:fs/promises';
import { register } from 'tsx/esm/api';

/* Where Next hands over to us: `next build` alone leaves the finished out/. What happens is listed in steps.ts. */

let steps;
/** Loads steps.ts. From then on this process reads TypeScript, so only builds get here. */
function loadSteps() {
  if (!steps) {
    register();
    steps = import('./steps.ts');
  }
  return steps;
}

async function run(stage) {
  const { runSteps, stages } = await loadSteps();
  // The failing step has said why; from an error Next would make a stack trace.
  if (!(await runSteps(stages[stage]))) process.exit(1);
}

let prepared;
/** Checks the content and draws the icons, once. */
const prepare = () => (prepared ??= run('before'));

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // `next typegen` asks in the same phase.
    if (phase === 'phase-production-build' && process.argv[2] === 'build') await prepare();
    return config;
  },

  async onBuildComplete() {
    await prepare();
    // Kept, so that the export can run again without Next.
    await rename('out', '.next/out');
    await run('after');
  },
};

export default adapter;
