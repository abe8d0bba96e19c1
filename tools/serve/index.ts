import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { detectEnvironment } from '@/lib/environment';
import { headerTable } from '@/tools/export/hosts/headers';
import { makeCertificate } from './certificate';
import { listen } from './listen';
import { createSiteServer } from './server';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    out: { type: 'string', default: 'out' },
    https: { type: 'boolean', default: false },
  },
});

if (!existsSync(`${values.out}/index.html`)) {
  console.error(`${values.out}/ holds no site yet: run "npm run build" first, or "npm start", which does both.`);
  process.exit(1);
}

// A port that was asked for is meant; the usual one may be somebody else's.
const asked = values.port ?? process.env.PORT;
const certificate = values.https ? await makeCertificate() : undefined;
const server = createSiteServer(values.out, headerTable(detectEnvironment()), certificate);
const port = await listen(server, Number(asked ?? 3000), asked ? 1 : 100);
console.log(`The site is at ${values.https ? 'https' : 'http'}://localhost:${port} (Ctrl+C stops it)`);
