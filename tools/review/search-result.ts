import type { Device } from '../check/limits';

/**
 * The address above a result's title. Desktops show the path in steps; phones the host alone
 * (developers.google.com/search/blog/2025/01/simplifying-breadcrumbs).
 */
export function resultAddress(url: string, device: Device): string {
  const { host, pathname } = new URL(url);
  if (device === 'phone') return host;
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}
