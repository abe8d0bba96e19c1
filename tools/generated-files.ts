import { vercelFile } from './export/hosts';
import { headingFontFiles } from './fonts';
import { drawIcons } from './icons';

/** The generated files that are committed, by path. */
export async function generatedFiles(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = { 'vercel.json': vercelFile(), ...(await headingFontFiles()) };
  for (const [name, icon] of Object.entries(await drawIcons())) files[`public/${name}`] = icon;
  return files;
}
