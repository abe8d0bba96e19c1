import { rename } from 'node:fs/promises';
import path from 'node:path';
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
    // A build asks more than once.
    if (phase === 'phase-production-build') await (prepared ??= run('before'));
    return config;
  },

  async onBuildComplete({ outputs, distDir }) {
    // The export's folder is that of the file closest to its root. Kept, so that our export can run again without Next.
    const folders = outputs.staticFiles.map(({ filePath }) => path.dirname(filePath));
    const exported = folders.reduce((one, other) => (other.length < one.length ? other : one));
    await rename(exported, path.join(distDir, 'out'));
    await run('after');
  },
};

export default adapter;
