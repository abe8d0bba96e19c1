import { redirects as own } from '@/content/redirects';
import type { Redirect } from '@/content/types';
import { pageFile, pages } from '@/lib/pages';
import { siteHeaders } from './headers';

/** What a host must be told about the site. */
export type HostRules = {
  /** Those of every file. */
  headers: Record<string, string>;
  redirects: readonly Redirect[];
  /** The files of pages and redirects, without `.html`. Other HTML files keep their address. */
  pageNames: readonly string[];
};

export function hostRules(redirects: readonly Redirect[] = own): HostRules {
  const addresses = [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from.replace(/\.html$/, ''))];
  return { headers: siteHeaders(), redirects, pageNames: addresses.map((at) => pageFile(at).replace(/\.html$/, '')) };
}
