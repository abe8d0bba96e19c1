import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Ended = { stdout: string; stderr: string };

/**
 * Runs `npm run check-deploy`.
 * @returns the sentences that it prints, and whether it succeeds
 */
export async function checkDeploy(...args: string[]) {
  const command = ['--import', 'tsx', 'tools/check-deploy.ts', ...args];
  const ended = promisify(execFile)(process.execPath, command);
  const { isGood, stdout, stderr } = await ended.then(
    (printed) => ({ isGood: true, ...printed }),
    (failed: Ended) => ({ isGood: false, stdout: failed.stdout, stderr: failed.stderr }),
  );
  const after = (label: string) =>
    stdout.split('\n').flatMap((line) => (line.startsWith(label) ? line.slice(label.length) : []));
  return { isGood, wrong: after('Wrong: '), missing: after('Missing here: '), stderr };
}
