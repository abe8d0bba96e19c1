import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from './page';

/** Which source in `scripts/` serves which elements; a page carries only those that it has an element for. */
const sources = {
  loader: '[data-hydrate]',
  year: '[data-year]',
  'missed-path': '[data-missed-path]',
  'open-now': '[data-open-now]',
  'service-note': '[data-service-note]',
} as const;

/** A minified script and the elements it is for. */
export type InlineScript = { selector: string; code: string };

/** Bundles and minifies the sources; the same sources always give the same text, hence the same hash. */
export async function buildInlineScripts(): Promise<InlineScript[]> {
  return Promise.all(Object.entries(sources).map(async ([name, selector]) => ({ selector, code: await minify(name) })));
}

async function minify(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('lib/build/export/scripts', `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Adds what the page needs as one script (one hash) at the end of its body; the loader learns where the payload lies. */
export function insertInlineScripts({ $ }: Page, scripts: readonly InlineScript[], payloadAddress: string): void {
  const code = scripts.filter(({ selector }) => $(selector).length > 0).map((script) => script.code);
  if (code.length > 0) $('body').append($('<script></script>').attr('data-wake', payloadAddress).text(code.join('')));
}
