import { parseArgs } from 'node:util';
import { serveFolder } from './serve-folder';

/* npm run serve -- --port 8080 --https --host 0.0.0.0 (which other machines can reach) */
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string' },
      https: { type: 'boolean', default: false },
    },
  });
  const { https, host, port } = values;
  const { origin } = await serveFolder('out', { https, host, port: Number(port) });
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
