import type { Element } from 'domhandler';
import type { Page } from './page';

const addressAttributes = ['href', 'src', 'content'];

/** Addresses of files in a page's attributes and styles; not resolved, in document order. */
export function referencesOf({ $ }: Page): string[] {
  const addresses = new Set<string>();
  for (const { attribs } of $('*').toArray() as Element[]) {
    for (const name of addressAttributes) if (attribs[name]) addresses.add(attribs[name]);
    for (const file of attribs['data-load']?.split(' ') ?? []) addresses.add(file);
  }
  const styles = $('style').text();
  for (const [, address] of styles.matchAll(/url\(["']?([^"')]+)/g)) addresses.add(address ?? '');
  return [...addresses];
}
