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
  const { runStage } = await loadSteps();
  // The failing step has said why; from an error Next would make a stack trace.
  if (!(await runStage(stage))) process.exit(1);
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
    const { keepNextExport } = await import('./export/next-files.ts');
    await keepNextExport();
    await run('after');
  },
};

export default adapter;
