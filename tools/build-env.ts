import { dark, light } from './colours';

/** What lib/paper.ts needs, for `env` in next.config.ts. */
export function buildEnv(): Record<string, string> {
  return { PAPER_LIGHT: light.paper, PAPER_DARK: dark.paper };
}
