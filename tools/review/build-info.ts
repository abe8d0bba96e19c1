import { detectEnvironment } from '@/lib/environment';
import { git } from '../git';

export type BuildInfo = {
  branch: string;
  /** First seven digits of the commit id, or `unknown`. */
  commit: string;
  /** ISO date of the commit; of the build where there is no repository. */
  date: string;
};

/** What this is a preview of: the host's variables say it, else the repository. */
export function readBuildInfo(environment = detectEnvironment()): BuildInfo {
  return {
    branch: environment.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'unknown',
    commit: (environment.commit ?? git('rev-parse', 'HEAD') ?? 'unknown').slice(0, 7),
    date: git('log', '-1', '--format=%cs') ?? new Date().toISOString().slice(0, 10),
  };
}
