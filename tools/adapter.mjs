import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/* Next's adapter. It runs the steps of steps.ts, so `next build` alone writes the finished out/. */

async function run(stage) {
  const { runSteps, stages } = await tsImport('./steps.ts', import.meta.url);
  if (await runSteps(stages()[stage])) return;
  // Nobody must upload half a site.
  await rm('out', { recursive: true, force: true });
  // The failing step has printed why; an error would add Next's stack trace.
  process.exit(1);
}

const check = ['--import', 'tsx', 'tools/check.ts'];

/**
 * Prints what is wrong with the content, now and whenever one of its files changes. Pages are shown
 * all the same.
 */
function watchContent() {
  spawnSync(process.execPath, check, { stdio: 'inherit' });
  let running;
  let timer;
  const checkAgain = () => {
    running?.kill();
    running = spawn(process.execPath, check, { stdio: ['ignore', 'ignore', 'inherit'] });
    running.on('close', (code) => code === 0 && console.log('The content has no errors.'));
  };
  // On Linux, a recursive watcher loses files that an editor replaces.
  const folders = readdirSync('content', { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory());
  for (const folder of ['content', ...folders.map(({ parentPath, name }) => path.join(parentPath, name))]) {
    watch(folder, () => {
      // Editors write a file in several steps.
      clearTimeout(timer);
      timer = setTimeout(checkAgain, 300);
    });
  }
  return true;
}

let prepared;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'tools/adapter.mjs',

  async modifyConfig(config, { phase }) {
    // Next calls this more than once per build.
    if (phase === 'phase-production-build') await (prepared ??= run('before'));
    if (phase === 'phase-development-server') prepared ??= watchContent();
    return config;
  },

  async onBuildComplete({ outputs }) {
    const { moveNextExport } = await tsImport('./export/next-output.ts', import.meta.url);
    await moveNextExport(outputs.staticFiles);
    await run('after');
  },
};

export default adapter;
