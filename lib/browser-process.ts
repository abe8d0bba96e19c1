/**
 * Stands in for the Node `process` that Next brings to the browser (next.config.ts names it): its scripts only look up
 * variables in `env` there, and the one that is set, `NODE_ENV`, is in their text already.
 */
export const env = {};
