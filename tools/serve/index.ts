import { parseArgs } from 'node:util';
import { portOf, serveFolder } from './serve-folder';

/* npm run serve -- --port 8080 --https --host 0.0.0.0 (for other machines too, such as a phone) */
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT },
      host: { type: 'string' },
      https: { type: 'boolean', default: false },
    },
  });
  const { https, host } = values;
  const port = values.port ? portOf(values.port) : undefined;
  const { origin } = await serveFolder('out', { https, host, port });
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
