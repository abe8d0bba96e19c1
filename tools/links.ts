import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { globSync } from 'tinyglobby';
import { isPreviewBuild } from '@/lib/environment';
import { decoded, linksIn } from '@/lib/links-in-text';
import { pathOfFile } from '@/lib/pages';

/**
 * Finds links of built pages that lead to no page, file or anchor of the site, or show as brackets.
 * @returns a sentence for each, with the page and the words of the link
 */
export function linkProblems(out = 'out'): string[] {
  const files = globSync('**/*.html', { cwd: out });
  const pages = new Map(files.map((file) => [pathOfFile(file), load(readFileSync(`${out}/${file}`))]));
  const isBroken = (path: string, href: string): boolean => {
    if (!URL.canParse(href, `http://site${path}`)) return true;
    const { host, pathname, hash } = new URL(href, `http://site${path}`);
    if (host !== 'site') return false;
    const $ = pages.get(decoded(pathname));
    const ids = $?.extract({ ids: [{ selector: '[id]', value: 'id' }] }).ids;
    return ids ? hash !== '' && !ids.includes(decoded(hash.slice(1))) : !existsSync(out + decoded(pathname));
  };
  return [...pages].flatMap(([path, $]) => {
    const links = [...$('[href], [src]')].map((element) => {
      return { words: $(element).text().trim() || element.name, href: element.attribs.href ?? element.attribs.src! };
    });
    const broken = links.filter(({ href }) => isBroken(path, href));
    return [
      ...broken.map(({ words, href }) => `${path}: the link “${words}” leads to ${href}, which isn’t there`),
      ...linksIn($('body').text()).map(({ label }) => `${path}: “${label}” is a link in a plain text`),
    ];
  });
}

if (process.argv[1]?.endsWith('links.ts') && !isPreviewBuild()) {
  for (const problem of linkProblems()) {
    console.error(problem);
    process.exitCode = 1;
  }
}
