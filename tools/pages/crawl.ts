/** Path of the site that a link leads to, without query and fragment; undefined for other links. */
export function internalPath(href: string): string | undefined {
  return href.startsWith('/') && !href.startsWith('//') ? href.replace(/[?#].*$/, '') : undefined;
}
