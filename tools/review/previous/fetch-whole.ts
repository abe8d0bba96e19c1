/** A response that is small enough, read whole. */
export type Fetched = { status: number; url: URL; type: string; body: Buffer };

const mostBytes = 8_000_000;

/** Fetches an address; redirects are followed. @throws when it does not answer, or with more than a page or a picture has */
export async function fetchWhole(url: URL, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(url, { signal, headers: { 'User-Agent': 'review-sheet' } });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`${url.href} sends more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return {
    status: response.status,
    url: new URL(response.url),
    type: response.headers.get('content-type') ?? '',
    body: Buffer.concat(chunks),
  };
}

/** Why an address did not answer, in words. */
export function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError' || name === 'AbortError') return 'it does not answer in time';
  const code = cause?.code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (code === 'ECONNREFUSED') return 'nothing answers there';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'the connection breaks';
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) return 'its certificate is not valid';
  return cause?.message ?? message;
}
