import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { foldConstants } from './fold';
import { pruneRules } from './prune';
import { tidyTailwind } from './tailwind';
import type { Uses } from './uses';

/** Reads the stylesheets among the files once, in the order given, with addresses that do not depend on where they lie. */
export async function readStyles(outDir: string, files: readonly string[]): Promise<Root> {
  const root = postcss.root();
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const sheet = postcss.parse(await readFile(path.join(outDir, file), 'utf8'), { from: file });
    sheet.walkDecls((declaration) => {
      declaration.value = absoluteAddresses(declaration.value, `/${file}`);
    });
    root.append(sheet);
  }
  tidyTailwind(root);
  return root;
}

/** The rules that can match a page or what its islands may add, in their order. */
export function pageStyles(site: Root, uses: Uses): Root {
  const root = site.clone();
  pruneRules(root, uses);
  foldConstants(root, uses);
  return root;
}

export function minifyStyles(root: Root): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(root.toString()),
    minify: true,
    // Tailwind has written for the browsers it knows; only keep the minifier from `(width>=64rem)`, which Safari 15 ignores.
    include: Features.MediaRangeSyntax,
  });
  return code.toString();
}

function absoluteAddresses(value: string, base: string): string {
  if (!value.includes('url(')) return value;
  return value.replaceAll(/url\((["']?)(?!data:)([^"')]+)\1\)/g, (_, quote: string, address: string) => {
    const { pathname } = new URL(address, `https://site.invalid${base}`);
    return `url(${quote}${pathname}${quote})`;
  });
}
