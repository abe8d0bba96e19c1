import type { Project } from './types';

/**
 * Work that clients have agreed to show: up to three on home, all on /about, and up to two of a
 * service on its page. Empty until the first client has agreed; nothing here is ever made up.
 */
export const projects: readonly Project[] = [];
