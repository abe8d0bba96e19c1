import { generate } from 'selfsigned';

export type Certificate = { key: string; cert: string };

/** A self-signed certificate for localhost, regenerated at each start. Browsers must be told to accept it. */
export async function makeCertificate(): Promise<Certificate> {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}
