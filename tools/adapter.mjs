import { tsImport } from 'tsx/esm/api';

/* Next's adapter. It runs the steps of steps.ts, so `next build` alone writes the finished out/. */

async function run(stage) {
  const { runSteps, stages } = await tsImport('./steps.ts', import.meta.url);
  // The failing step has printed why; an error would add Next's stack trace.
  if (!(await runSteps(stages[stage]))) process.exit(1);
}

let prepared;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // Next calls this more than once per build.
    if (phase === 'phase-production-build') await (prepared ??= run('before'));
    const { measuredPictures } = await tsImport('./images/originals.ts', import.meta.url);
    return { ...config, env: { ...config.env, PICTURES: JSON.stringify(await measuredPictures()) } };
  },

  async onBuildComplete({ outputs }) {
    const { keepExported } = await tsImport('./export/next-output.ts', import.meta.url);
    await keepExported(outputs.staticFiles);
    await run('after');
  },
};

export default adapter;
