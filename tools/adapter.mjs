import { register } from 'tsx/esm/api';

/* Where Next hands over to us: `next build` alone leaves the finished out/. What happens is listed in steps.ts. */

let loaded;
const steps = () => (loaded ??= (register(), import('./steps.ts')));

/** Runs the steps of one stage once; a failing one has printed its sentence, so the build ends without Next's stack trace. */
const finished = {};
const run = (stage) =>
  (finished[stage] ??= steps().then(async ({ runStage }) => {
    if (!(await runStage(stage))) process.exit(1);
  }));

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // `next typegen` asks in the same phase.
    if (phase === 'phase-production-build' && process.argv[2] === 'build') await run('before');
    return config;
  },

  async onBuildComplete() {
    await run('before');
    const { keepNextExport } = await import('./export/next-files.ts');
    await keepNextExport();
    await run('after');
  },
};

export default adapter;
