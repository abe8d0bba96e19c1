import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStylesheetElement, rewriteFlight } from './flight';
import type { NextScripts } from './next-scripts';
import { expectShape } from './shape';
import { type ShortNames, isClassProperty, shorten } from './styles/names';

const folder = '_next/static/pages';

/** The script that wakes one page: its payload, Turbopack's start, and then the chunks, as Next would have had them. */
export function payloadScript({ flight, bootstrap, chunks }: NextScripts, names: ShortNames, file: string): string {
  let stylesheets = 0;
  const payload = rewriteFlight(flight, file, (name, value) => {
    if (isClassProperty(name) && typeof value === 'string') return shorten(value, names);
    if (!isStylesheetElement(value)) return value;
    stylesheets += 1;
    return null;
  });
  expectShape(stylesheets > 0, file, 'the flight payload names no stylesheet');
  return [
    `(self.__next_f=self.__next_f||[]).push([0],${JSON.stringify([1, payload])});`,
    bootstrap,
    // `async` is set for React, which looks for script[async][src] before it adds a chunk of its own.
    `${JSON.stringify(chunks)}.forEach(u=>{let s=document.createElement("script");s.async=true;s.src=u;document.head.append(s)})`,
  ].join('\n');
}

/**
 * Writes a page's waking script under a name made from its content.
 * @returns its address
 */
export async function writePayload(outDir: string, script: string): Promise<string> {
  const name = `${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
  await mkdir(path.join(outDir, folder), { recursive: true });
  await writeFile(path.join(outDir, folder, name), script);
  return `/${folder}/${name}`;
}
