import { rm } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';

/* Next's adapter. It runs the steps of steps.ts, so `next build` alone writes the finished out/. */

async function run(stage) {
  const { runSteps, stages } = await tsImport('./steps.ts', import.meta.url);
  if (await runSteps(stages[stage])) return;
  // Nobody must upload half a site.
  await rm('out', { recursive: true, force: true });
  // The failing step has printed why; an error would add Next's stack trace.
  process.exit(1);
}

let prepared;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // Next calls this more than once per build.
    if (phase === 'phase-production-build') await (prepared ??= run('before'));
    return config;
  },

  async onBuildComplete({ outputs }) {
    const { moveNextExport } = await tsImport('./export/next-output.ts', import.meta.url);
    await moveNextExport(outputs.staticFiles);
    await run('after');
  },
};

export default adapter;
