import type { HeaderRule } from './headers';

/** The `vercel.json` that stands at the root of the repository: Vercel reads it before it builds. */
export function vercelFile(table: readonly HeaderRule[]): string {
  const rules = table.filter(({ isHostDefault }) => !isHostDefault);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
