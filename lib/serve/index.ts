import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const root = path.resolve('out');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.vcf': 'text/vcard; charset=utf-8',
};

const port = Number(process.argv[process.argv.indexOf('--port') + 1] || 3000);
createServer((request, response) => {
  const pathname = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
  const candidates = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')].map((file) =>
    path.join(root, file),
  );
  const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  const served = file ?? path.join(root, '404.html');
  response.writeHead(file ? 200 : 404, { 'Content-Type': types[path.extname(served)] ?? 'application/octet-stream' });
  createReadStream(served).pipe(response);
}).listen(port, () => console.log(`http://localhost:${port}`));
