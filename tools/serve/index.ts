import { parseArgs } from 'node:util';
import { portOf } from './listen';
import { serveFolder } from './serve-folder';

/* npm run serve -- --port 8080 --https --out some/folder --host 0.0.0.0 (for other machines too, such as a phone) */
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT },
      host: { type: 'string' },
      out: { type: 'string', default: 'out' },
      https: { type: 'boolean', default: false },
    },
  });
  const { https, host } = values;
  // A given port is used or reported as busy; from the default one, the next free port will do.
  const port = values.port ? { port: portOf(values.port), attempts: 1 } : { port: 3000 };
  const { origin } = await serveFolder(values.out, { https, host, ...port });
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
