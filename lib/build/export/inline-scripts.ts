import { build } from 'esbuild';
import type { Page } from '../page';
import { sources } from './scripts/sources';

/** Bundles once for each set of sources; the same set always gives the same text, hence the same hash. */
export type InlineScripts = (page: Page) => Promise<string>;

export function createInlineScripts(): InlineScripts {
  const bundles = new Map<string, Promise<string>>();
  return ({ $ }) => {
    const needed = Object.entries(sources).filter(([, selector]) => $(selector).length > 0);
    const entry = needed.map(([name]) => `import './${name}';`).join('');
    const code = bundles.get(entry) ?? bundle(entry);
    bundles.set(entry, code);
    return code;
  };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: 'lib/build/export/scripts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2021',
    write: false,
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Adds a page's script, one for all it needs, at the end of its body. */
export async function insertInlineScript(page: Page, scripts: InlineScripts): Promise<void> {
  const code = await scripts(page);
  if (code) page.$('body').append(page.$('<script></script>').text(code));
}
