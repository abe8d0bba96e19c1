import { vercelFile } from './export/hosts';
import { subset } from './fonts';
import { drawIcons } from './icons';

/** Generated files that are committed: a host, a browser or a build reads them as they are. */
export async function generatedFiles(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {
    'vercel.json': vercelFile(),
    'app/fonts/anek-latin-700.woff2': await subset('anek-latin/files/anek-latin-latin-700-normal', {
      targetFormat: 'woff2',
    }),
  };
  for (const [name, icon] of Object.entries(await drawIcons())) files[`public/${name}`] = icon;
  return files;
}
