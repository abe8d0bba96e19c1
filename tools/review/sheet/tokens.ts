import { tokens } from '@/tools/colours';
import { listFiles } from '@/tools/files';

/** The site's own colours and its display face, so that the sheet looks like what it is about. */
export async function siteTokens(outDir: string): Promise<string> {
  const variables = (scheme: keyof typeof tokens) =>
    `:root{${[...tokens[scheme]].map(([name, value]) => `--color-${name}:${value}`).join(';')}}`;
  const font = (await listFiles(outDir)).find((file) => file.endsWith('.woff2'));
  return [
    variables('light'),
    `@media (prefers-color-scheme: dark){${variables('dark')}}`,
    ...(font ? [`@font-face{font-family:'Anek Latin';src:url('/${font}');font-weight:700;font-display:swap}`] : []),
  ].join('\n');
}
