import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { choosePort } from '@/tools/port';
import { serveSite } from '@/tools/serve-site';
import { copyWithOwner } from './copy';
import { markAsInvented } from './invented';

/*
 * npm run demo: serves the site of an invented owner, as it looks when everything is filled in.
 * It's a preview in a copy, so search engines don't list it, and nothing of it is in out/.
 */
try {
  // Before a build, which takes a minute.
  const { port, note } = await choosePort(process.env.PORT || undefined);
  if (note) console.log(note);
  const cwd = copyWithOwner('owner', 'demo');
  build(cwd);
  const out = path.join(cwd, 'out');
  await markAsInvented(out);
  const { origin } = await serveSite(out, { port });
  console.log(`An invented agency is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function build(cwd: string): void {
  // The tree's own build checks the types.
  const env = { ...process.env, SITE_COPY: 'checked', SITE_ENV: 'preview' };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { cwd, stdio: 'inherit', env });
  // The build has printed why.
  if (status !== 0) process.exit(status ?? 1);
}
