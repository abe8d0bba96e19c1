import getPort, { portNumbers } from 'get-port';

const first = 3000;

/**
 * Chooses the port to serve at: the given one, or else the first free one from 3000 on.
 * @param given as typed
 * @param host the address to listen at; without one, the port must be free at all of them
 * @returns the port, and a sentence if it isn't the one to expect
 * @throws if the given port is in use, or isn't a port
 */
export async function choosePort(given: string | undefined, host?: string): Promise<{ port: number; note?: string }> {
  const wanted = given === undefined ? first : Number(given);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) throw new Error(`"${given}" isn’t a port.`);
  const choice = given === undefined ? portNumbers(first, first + 999) : wanted;
  const port = await getPort({ port: choice, ...(host && { host }) }).catch((error: Error) => {
    throw new Error(`Port ${wanted} can’t be used: ${error.message}`);
  });
  if (port === wanted || wanted === 0) return { port };
  if (given === undefined) return { port, note: `Port ${first} is in use, so this takes ${port}.` };
  throw new Error(`Port ${wanted} is in use. Choose another one, for example: npm start -- --port ${wanted + 1}`);
}
