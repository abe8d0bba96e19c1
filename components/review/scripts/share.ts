import { type Draft, parseDraft } from './draft';

/** What an address may carry; chats and mail programs cut longer ones. */
export const longestAddress = 8000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A review as the part of an address after the hash, which no browser sends to a server. */
export async function pack(draft: Draft, commit: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...draft, commit }));
  const binary = String.fromCharCode(...(await through(bytes, new CompressionStream('deflate-raw'))));
  return `r=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Reads a shared review; undefined where there is none, or it was cut short on its way. */
export async function unpack(hash: string): Promise<{ draft: Draft; commit: string } | undefined> {
  const [, packed] = /^#r=([\w-]+)$/.exec(hash) ?? [];
  if (!packed) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return readShared(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}

/** Reads the text of a shared review, from an address or a file. */
export function readShared(text: string): { draft: Draft; commit: string } {
  const { commit } = JSON.parse(text) as { commit?: unknown };
  return { draft: parseDraft(text), commit: String(commit) };
}
