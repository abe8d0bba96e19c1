import { readFileSync } from 'node:fs';
import { redirects as own } from '@/content/redirects';
import type { Redirect } from '@/content/types';
import { pageFile, pages } from '@/lib/pages';
import { caching, hashedFolder, pictureFolder, siteHeaders } from './headers';

export type HostRules = ReturnType<typeof hostRules>;

/** What a host must be told: headers of every file, redirects, and files without `.html`. */
export function hostRules(redirects: readonly Redirect[] = own) {
  // Other HTML files keep their address.
  const addresses = [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from.replace(/\.html$/, ''))];
  return { headers: siteHeaders(), redirects, pageNames: addresses.map((at) => pageFile(at).replace(/\.html$/, '')) };
}

/**
 * Fills in a template of this folder: `{{name}}` is a text, or on a line of its own several lines.
 * @param file its name
 * @param values besides how long files are kept
 */
export function fillTemplate(file: string, values: Record<string, string | readonly string[]>): string {
  const all: typeof values = { ...caching, hashedFolder, pictureFolder, ...values };
  return Object.entries(all).reduce(
    (text, [name, value]) =>
      typeof value === 'string'
        ? text.replaceAll(`{{${name}}}`, () => value)
        : text.replace(new RegExp(`( *)\\{\\{${name}\\}\\}\n`), (_, indent: string) =>
            value.map((line) => `${indent}${line}\n`).join(''),
          ),
    readFileSync(`tools/hosts/${file}`, 'utf8'),
  );
}
