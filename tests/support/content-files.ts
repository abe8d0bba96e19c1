import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type SourceFile = { file: string; source: string };

/** Source of every content file, without comments and without what is filled in from elsewhere (`${…}`). */
function contentSources(): SourceFile[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => {
      const file = path.posix.join('content', name.split(path.sep).join('/'));
      return { file, source: withoutComments(readFileSync(file, 'utf8')).replace(/\$\{[^}]*\}/g, '…') };
    });
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** Every place where a pattern stands in the content, as `file: what stands there`. */
export function findInContent(pattern: RegExp, skip: readonly string[] = []): string[] {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  return contentSources()
    .filter(({ file }) => !skip.includes(file))
    .flatMap(({ file, source }) => [...source.matchAll(everywhere)].map(([found]) => `${file}: ${found}`));
}
