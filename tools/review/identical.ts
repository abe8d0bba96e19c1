import { createHash } from 'node:crypto';
import path from 'node:path';
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import { hashedFolder } from '../export/next-output';
import { patternOf } from '../exported-page/text';
import type { ComparedSite } from './read';

/** A page and every file it references. */
export type Snapshot = {
  /** The document, normalised. */
  html: string;
  files: ReadonlyMap<string, Buffer>;
  /** The same for two pages only if they are identical. */
  hash: string;
};

/** What may differ between two builds of the same page. Everything else is a change. */
const normalised: readonly [pattern: RegExp, replacement: string][] = [
  // Previews aren't indexed.
  [/(<meta name="robots" content=")[^"]*/g, '$1'],
  // The policy's hashes are of inline scripts and styles, which are compared themselves.
  [/(?<=<meta http-equiv="Content-Security-Policy" content="[^"]*')sha256-[\w+/=]+/g, ''],
  // The footer's year is the build's until a script updates it.
  [/(<[^>]* data-year="">)\d{4}/g, '$1'],
];

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Reads a page with every file it references, and the files that those reference.
 * @returns undefined if a file can't be read: the page can't be compared
 */
export async function takeSnapshot(
  page: string,
  { read, origins }: Pick<ComparedSite, 'read' | 'origins'>,
): Promise<Snapshot | undefined> {
  const own = new RegExp(`(?:${origins.map(patternOf).join('|')})(?![\\w.:-])`, 'g');
  const local = origins.length > 0 ? page.replace(own, '') : page;
  const files = new Map<string, Buffer>();
  const wanted = new Set(addressesIn(local));
  // The loop includes addresses that are added meanwhile.
  for (const address of wanted) {
    const content = await read(address);
    if (!content) return undefined;
    files.set(address, content);
    for (const other of addressesInFile(address, content)) wanted.add(other);
  }
  const withoutNames = [...files].reduce(
    (text, [address, content]) => (isHashed(address) ? text.replaceAll(address, nameOf(address, content)) : text),
    local,
  );
  const html = normalised.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), withoutNames);
  const contents = [...files].map(([address, content]) => nameOf(address, content)).sort();
  return { html, files, hash: hashOf([html, ...contents].join('\n')) };
}

export const isHashed = (address: string) => address.startsWith(hashedFolder);

/** A normalised text without the contents of hashed files. */
export const withoutHashes = (text: string) => text.replace(/(?<=\/_next\/static\/)[\da-f]{64}/g, '');

/** A file's address and content; the name of a hashed file is only its content. */
function nameOf(address: string, content: Buffer): string {
  const digest = hashOf(content);
  return isHashed(address) ? `${hashedFolder}${digest}${path.extname(address)}` : `${address} ${digest}`;
}

/** The address of a file, which has an extension, as opposed to that of a page. */
const filePattern = /^\/(?!\/)[^?#\\]*\.\w+(?=[?#]|$)/;
const filesAmong = (words: readonly string[]) => words.flatMap((word) => filePattern.exec(word)?.[0] ?? []);

/** The files that a document references in any attribute, style or script. */
export function addressesIn(html: string): string[] {
  const $ = load(html);
  const values = ($('*').toArray() as Element[]).flatMap(({ attribs }) => Object.values(attribs));
  const code = $('style, script').text();
  return [...filesAmong(values.flatMap((value) => value.split(/[\s,"'()<>]+/))), ...filesAmong(quotedIn(code))];
}

/** The files that a script, stylesheet or manifest references, relative to itself or the site. */
function addressesInFile(address: string, content: Buffer): string[] {
  if (!/\.(?:js|css|webmanifest)$/.test(address)) return [];
  const words = quotedIn(content.toString('utf8')).map((word) =>
    /^\.{1,2}\//.test(word) ? path.posix.join(path.posix.dirname(address), word) : word,
  );
  return filesAmong(words);
}

/** Quoted or parenthesised texts that may be addresses. */
const quotedIn = (code: string) => code.match(/(?<=["'`(])\.{0,2}\/[^"'`()\s]+(?=["'`)])/g) ?? [];
