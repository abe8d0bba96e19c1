export type BuildInfo = {
  branch: string;
  /** First seven digits of the commit id, or `unknown`. */
  commit: string;
  /** ISO date of the commit; of the build where there is no repository. */
  date: string;
};

/* next.config.ts reads these (tools/build-env.ts), and Next inserts the values. */
export const buildInfo: BuildInfo = {
  branch: process.env.BUILD_BRANCH ?? '',
  commit: process.env.BUILD_COMMIT ?? '',
  date: process.env.BUILD_DATE ?? '',
};

/** The background colour of both schemes, for the browser's own bars. */
export const paper = { light: process.env.PAPER_LIGHT ?? '', dark: process.env.PAPER_DARK ?? '' };
