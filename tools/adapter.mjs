import { rename } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';

/* Where Next hands over to us: `next build` alone leaves the finished out/. What happens is listed in steps.ts. */

async function run(stage) {
  const { runSteps, stages } = await tsImport('./steps.ts', import.meta.url);
  // The failing step has said why; from an error Next would make a stack trace.
  if (!(await runSteps(stages[stage]))) process.exit(1);
}

let prepared;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // `next typegen` asks in the same phase, and a build asks again.
    if (phase === 'phase-production-build' && process.argv[2] === 'build') await (prepared ??= run('before'));
    return config;
  },

  async onBuildComplete() {
    // Kept, so that the export can run again without Next.
    await rename('out', '.next/out');
    await run('after');
  },
};

export default adapter;
