import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Ended = { stdout: string; stderr: string };

/**
 * Runs `npm run check-deploy`.
 * @returns the sentences that it prints, and whether it succeeds
 */
export async function checkDeploy(...args: string[]) {
  return checkDeployTrusting(undefined, ...args);
}

/** @param authority the file of a certificate authority that is trusted too */
export async function checkDeployTrusting(authority: string | undefined, ...args: string[]) {
  const command = ['--import', 'tsx', 'tools/check-deploy.ts', ...args];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const ended = promisify(execFile)(process.execPath, command, { env });
  const { isGood, stdout, stderr } = await ended.then(
    (printed) => ({ isGood: true, ...printed }),
    (failed: Ended) => ({ isGood: false, stdout: failed.stdout, stderr: failed.stderr }),
  );
  const after = (label: string) =>
    stdout.split('\n').flatMap((line) => (line.startsWith(label) ? line.slice(label.length) : []));
  const note = stdout.split('\n').filter((line) => line.startsWith('If this domain had another site before'));
  return { isGood, wrong: after('Wrong: '), missing: after('Missing here: '), note, stderr };
}
