import { parseArgs } from 'node:util';
import { serveFolder } from './serve-folder';

/* npm run serve -- --port 8080 --https --out some/folder */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT },
    out: { type: 'string', default: 'out' },
    https: { type: 'boolean', default: false },
  },
});

try {
  // A given port is used or reported as busy; from the default one, the next free port will do.
  const port = values.port ? { port: Number(values.port), attempts: 1 } : { port: 3000 };
  const { origin } = await serveFolder(values.out, { https: values.https, ...port });
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
