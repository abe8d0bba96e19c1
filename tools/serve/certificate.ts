import { generate } from 'selfsigned';

export type Certificate = { key: string; cert: string };

/** A self-signed certificate for localhost, regenerated at each start. Browsers must be told to accept it. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { key, cert };
}
