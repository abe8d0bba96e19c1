import { build } from 'esbuild';
import type { Page } from '../pages/page';
import { scriptSelectors } from '@/components/scripts/selectors';

export async function insertInlineScript({ $ }: Page): Promise<void> {
  const needed = Object.entries(scriptSelectors).filter(([, selector]) => $(selector).length > 0);
  if (needed.length === 0) return;
  const contents = needed.map(([name]) => `import './${name}';`).join('');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'components/scripts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2021',
    write: false,
    legalComments: 'none',
  });
  $('body').append($('<script></script>').text(outputFiles[0]!.text.trim()));
}
