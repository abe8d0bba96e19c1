import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Ended = { stdout: string; stderr: string };

/**
 * Runs `npm run check-deploy`.
 * @param authority the file of a certificate authority that is trusted too
 * @returns the sentences that it prints, and whether it succeeds
 */
export async function checkDeploy(args: readonly string[], authority?: string) {
  const command = ['--import', 'tsx', 'tools/check-deploy.ts', ...args];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const { isGood, stdout, stderr } = await promisify(execFile)(process.execPath, command, { env }).then(
    (printed) => ({ isGood: true, ...printed }),
    (failed: Ended) => ({ isGood: false, stdout: failed.stdout, stderr: failed.stderr }),
  );
  const lines = stdout.split('\n');
  const after = (label: string) =>
    lines.filter((line) => line.startsWith(label)).map((line) => line.slice(label.length));
  const note = lines.filter((line) => line.startsWith('If this domain had another site before'));
  return { isGood, wrong: after('Wrong: '), missing: after('Missing here: '), note, stderr };
}
