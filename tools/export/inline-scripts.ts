import { build } from 'esbuild';
import type { Page } from '../pages/page';
import { clientScripts } from '@/components/client-scripts';

export async function insertInlineScript({ $ }: Page): Promise<void> {
  const needed = Object.entries(clientScripts).filter(([, selector]) => $(selector).length > 0);
  if (needed.length === 0) return;
  const contents = needed.map(([name]) => `import './${name}.client';`).join('');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'components' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2021',
    write: false,
    legalComments: 'none',
  });
  $('body').append($('<script></script>').text(outputFiles[0]!.text.trim()));
}
