import { inflateSync } from 'node:zlib';

/** The sheets of a PDF, whose objects may be packed. */
export function sheetsOf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = Array.from(text.matchAll(/stream\r?\n([^]*?)endstream/g), ([, data]) => Buffer.from(data!, 'latin1'));
  const unpacked = streams.map((data) => (data[0] === 0x78 ? inflateSync(data).toString('latin1') : ''));
  return [text, ...unpacked].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
