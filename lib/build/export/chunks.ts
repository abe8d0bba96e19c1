import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ScriptWords, readScriptWords } from './styles/uses';

/** A script under `_next/static/`: which others it names, and the words its interface is written with. */
type Chunk = ScriptWords & { names: string[] };

/** Reads chunks on demand, each once for the whole site. */
export type Chunks = {
  /** The given chunks and all that they name, directly or through others, as paths below `out/`. */
  reach(addresses: Iterable<string>): Promise<string[]>;
  words(files: readonly string[]): Promise<ScriptWords[]>;
};

const chunkName = /static\/chunks\/[\w.~-]+\.js/g;

/** Paths below `out/` of the chunks that a script or payload names. */
export function chunksNamedIn(code: string): string[] {
  return [...new Set(code.match(chunkName))].map((name) => `_next/${name}`);
}

/** @param files every file of `out/`; names of chunks that were never written are ignored */
export function createChunks(outDir: string, files: readonly string[]): Chunks {
  const existing = new Set(files);
  const read = new Map<string, Promise<Chunk>>();
  const chunk = (file: string) => {
    const known = read.get(file) ?? readChunk(path.join(outDir, file));
    read.set(file, known);
    return known;
  };
  return {
    async reach(addresses) {
      const reached = new Set<string>();
      const pending = Array.from(addresses, (address) => address.replace(/^\//, ''));
      for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
        if (reached.has(file) || !existing.has(file)) continue;
        reached.add(file);
        pending.push(...(await chunk(file)).names);
      }
      return [...reached].sort();
    },
    words: (reached) => Promise.all(reached.map(chunk)),
  };
}

async function readChunk(file: string): Promise<Chunk> {
  const code = await readFile(file, 'utf8');
  return { names: chunksNamedIn(code), ...readScriptWords(code) };
}
