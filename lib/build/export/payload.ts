import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFixedElement, isStylesheetElement, readFlight, rewriteValues, withoutKey, writeFlight } from './flight';
import { neededRows, withoutProperty } from './flight-references';
import type { NextScripts } from './next-scripts';
import { expectShape } from './shape';
import { type ShortNames, isClassProperty, shorten } from './styles/names';

const folder = '_next/static/pages';

/** The script that wakes one page: its payload, Turbopack's start, and then the chunks, as Next would have had them. */
export function payloadScript({ flight, bootstrap, chunks }: NextScripts, names: ShortNames, file: string): string {
  let stylesheets = 0;
  // The whole 404 page stands in each payload, for a router that would show it in its place; links here load what they lead to.
  const rows = withoutProperty(readFlight(flight, file), 'notFound', file);
  const rewritten = rewriteValues(rows, (name, value) => {
    if (name === 'node' && isIconNode(value)) return value.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
    if (value === '$undefined' && /^[a-z]/i.test(name)) return undefined;
    if (isClassProperty(name) && typeof value === 'string') return shorten(value, names);
    if (!isFixedElement(value)) return withoutKey(value);
    if (isStylesheetElement(value)) stylesheets += 1;
    return null;
  });
  expectShape(stylesheets > 0, file, 'the flight payload names no stylesheet');
  return [
    `(self.__next_f=self.__next_f||[]).push([0],[1,${templateLiteral(writeFlight(neededRows(rewritten)))}]);`,
    bootstrap,
    // `async` is set for React, which looks for script[async][src] before it adds a chunk of its own.
    `${JSON.stringify(chunks)}.forEach(u=>{let s=document.createElement("script");s.async=true;s.src=u;document.head.append(s)})`,
  ].join('\n');
}

/** The shapes of a lucide icon; their keys are random letters that only React's development build asks for. */
function isIconNode(value: unknown): value is [string, Record<string, string>][] {
  return Array.isArray(value) && value.every((shape) => Array.isArray(shape) && typeof shape[1]?.key === 'string');
}

/** A string as JavaScript source. Payloads are full of double quotes, which need no backslash here. */
function templateLiteral(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)|\r/g, (mark) => (mark === '\r' ? '\\r' : `\\${mark}`))}\``;
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
