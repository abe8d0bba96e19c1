import { parseArgs } from 'node:util';
import { serveSite } from './serve-site';

/* npm run serve -- --port 8080 --https --host 0.0.0.0 (which other machines can reach) */
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string' },
      https: { type: 'boolean', default: false },
      // Of the built site.
      folder: { type: 'string', default: 'out' },
    },
  });
  const { folder, https, host, port } = values;
  const { origin } = await serveSite(folder, { https, host, port: Number(port) });
  console.log(`The site is at ${origin} (Ctrl+C stops it)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
