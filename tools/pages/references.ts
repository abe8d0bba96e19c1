import { type Page, elementsOf } from './page';

const addressAttributes = ['href', 'src', 'content'];

/** Addresses of files that a page names, in its attributes and in its styles; not resolved, in document order. */
export function referencesOf(page: Page): string[] {
  const addresses = new Set<string>();
  for (const { attribs } of elementsOf(page)) {
    for (const name of addressAttributes) if (attribs[name]) addresses.add(attribs[name]);
    for (const file of attribs['data-load']?.split(' ') ?? []) addresses.add(file);
  }
  const styles = page.$('style').text();
  for (const [, address] of styles.matchAll(/url\(["']?([^"')]+)/g)) addresses.add(address ?? '');
  return [...addresses];
}
