import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { choosePort } from './port';
import { serveSite } from './serve-site';

/*
 * npm run serve -- --port 8080 --https --host 0.0.0.0 (which other machines can reach). npm start
 * builds first, and takes the same options.
 */
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT || undefined },
      host: { type: 'string' },
      https: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      // Of the built site.
      folder: { type: 'string', default: 'out' },
    },
  });
  const { folder, https, host } = values;
  // Before a build, which takes a minute.
  const { port, note } = await choosePort(values.port, host);
  if (note) console.log(note);
  if (values.build) build();
  const { origin } = await serveSite(folder, { https, host, port });
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { stdio: 'inherit' });
  // The build has printed why.
  if (status !== 0) process.exit(status ?? 1);
}
