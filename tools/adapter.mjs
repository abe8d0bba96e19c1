import { spawnSync } from 'node:child_process';
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

/** Prints what is wrong with the content. Pages are shown all the same. */
function checkContent() {
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/check/index.ts'], { stdio: 'inherit' });
}

let prepared;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // Next calls this more than once per build.
    if (phase === 'phase-production-build') await (prepared ??= run('before'));
    if (phase === 'phase-development-server') prepared ??= checkContent();
    return config;
  },

  async onBuildComplete({ outputs }) {
    const { moveNextExport } = await tsImport('./export/next-output.ts', import.meta.url);
    await moveNextExport(outputs.staticFiles);
    await run('after');
  },
};

export default adapter;
