import type { BuildInfo } from '@/lib/build-info';
// Relative, because next.config.ts imports this file: Next resolves its aliases from the top only.
import { detectEnvironment } from '../lib/environment';
import { dark, light } from './colours';
import { git } from './git';

/** From the host's variables where it sets them, otherwise from the repository. */
export function readBuildInfo(environment = detectEnvironment()): BuildInfo {
  return {
    branch: environment.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'unknown',
    commit: (environment.commit ?? git('rev-parse', 'HEAD') ?? 'unknown').slice(0, 7),
    date: git('log', '-1', '--format=%cs') ?? new Date().toISOString().slice(0, 10),
  };
}

/**
 * What lib/build-info.ts needs, for `env` in next.config.ts. Only previews show the build:
 * production stays the same from commit to commit.
 */
export function buildEnv(): Record<string, string> {
  const environment = detectEnvironment();
  const colours = { PAPER_LIGHT: light.paper, PAPER_DARK: dark.paper };
  if (!environment.isPreview) return colours;
  const { branch, commit, date } = readBuildInfo(environment);
  return { ...colours, BUILD_BRANCH: branch, BUILD_COMMIT: commit, BUILD_DATE: date };
}
