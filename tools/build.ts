import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/*
 * npm run build: runs next build, whose adapter runs the steps of steps.ts.
 */
// Some hosts set their own adapter, with which next.config.ts refuses to build.
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_ADAPTER_PATH: undefined };
const { status } = spawnSync(process.execPath, ['tools/next.mjs', 'build'], { stdio: 'inherit', env });
// Nobody must upload half a site.
if (status !== 0) rmSync('out', { recursive: true, force: true });
process.exitCode = status ?? 1;
