import { generate } from 'selfsigned';

export type Certificate = { key: string; cert: string };

/** A key and a certificate for this machine, made anew at each start: browsers must be told to accept it. */
export async function makeCertificate(): Promise<Certificate> {
  const names = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [...names] }],
  });
  return { key, cert };
}
