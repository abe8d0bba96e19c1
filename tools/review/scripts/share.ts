import { type Draft, parseDraft } from './draft';

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A review as the part of an address after the hash, which no browser sends to a server. */
export async function pack(draft: Draft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const binary = String.fromCharCode(...packed);
  return `#r=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Reads a shared review from an address; undefined where there is none or it was cut short. */
export async function unpack(address: string): Promise<Draft | undefined> {
  const [, packed = ''] = /#r=([\w-]+)/.exec(address) ?? [];
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return parseDraft(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}
