import { connect } from 'node:net';

/** A request that follows no redirect. */
export async function get(port: number, address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`http://localhost:${port}${address}`, { method, headers, redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

export type RawReply = { status: number; location?: string };

/**
 * Sends a request target as it is, however broken: Node's clients and browsers would tidy it up.
 * @param target sent byte for byte as Latin-1
 * @returns status and Location of the answer; status 0 when the connection ended without one
 */
export function rawRequest(port: number, target: string): Promise<RawReply> {
  const request = `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(request, 'latin1'));
    socket.on('data', (data) => (answer += data.toString('latin1')));
    // A reset is an end too: the answer is what has arrived.
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        location: /^location: (.*)$/im.exec(answer.split('\r\n\r\n')[0] ?? '')?.[1]?.trim(),
      }),
    );
  });
}
