import { closestPath } from '@/components/not-found/closest-path';
import { decoded, linksIn, withoutLinks } from '@/lib/links-in-text';
import { pages } from '@/lib/pages';
import { files } from '@/lib/routes';
import type { Content } from './content';
import type { Problem } from './problem';

/** Files that the build writes. */
export const writtenFiles: readonly string[] = [
  ...Object.values(files),
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
];

type LinkContent = Pick<Content, 'texts' | 'publicFiles' | 'redirects'>;

/** Reports links in copy that lead nowhere. Anchors are checked on the exported pages. */
export function linkProblems({ texts, publicFiles, redirects }: LinkContent): Problem[] {
  const paths = [...pages.map(({ path }) => path), ...publicFiles];
  const known = [...paths, ...writtenFiles];
  const fault = (href: string): string | undefined => {
    if (!/^(?:\/(?!\/)|#|https:\/\/[^/])/.test(href)) return 'must begin with / or https://';
    const path = decoded(href.replace(/[?#].*$/, ''));
    if (!href.startsWith('/') || known.includes(path)) return undefined;
    const moved = redirects.find(({ from }) => from === path);
    if (moved) return `leads to an old address: type ${moved.to}`;
    const meant = closestPath(path, paths);
    return `leads to no ${path.includes('.') ? 'file' : 'page'}${meant ? `: perhaps ${meant}` : ''}`;
  };
  return texts.flatMap(({ file, field, value }) => {
    const links = linksIn(value).flatMap(({ href }) => {
      const reason = fault(href);
      return reason ? [`the link to “${decoded(href)}” ${reason}`] : [];
    });
    return [...links, ...bracketFaults(file, value)].map((message) => ({ file, field, message }));
  });
}

/** Square brackets that make no link. What clients said may have them. */
function bracketFaults(file: string, value: string): string[] {
  const brackets = file.startsWith('content/owner/') ? /\[[^\]]*\]\s*\(/ : /\[[^\]]*\]?\s*\(?|\]/;
  const found = brackets.exec(withoutLinks(value))?.[0];
  return found ? [`has “${found}”, which makes no link: write [words](/path), without a space between`] : [];
}
