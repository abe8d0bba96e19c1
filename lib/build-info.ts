import { execFileSync } from 'node:child_process';
import { detectEnvironment } from './environment';

/** What is being looked at in a preview. */
export type BuildInfo = {
  branch: string;
  /** First seven digits of the commit id, or `unknown`. */
  commit: string;
  /** ISO date of the commit; of the build where there is no repository. */
  date: string;
};

/** Branch, commit and date: from the host's variables where it sets them, else from the repository. */
export function buildInfo(environment = detectEnvironment()): BuildInfo {
  return {
    branch: environment.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'unknown',
    commit: (environment.commit ?? git('rev-parse', 'HEAD') ?? 'unknown').slice(0, 7),
    date: git('log', '-1', '--format=%cs') ?? new Date().toISOString().slice(0, 10),
  };
}

/** What a git command prints; undefined when it fails or prints nothing. */
export function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}
