import { closestPath } from '@/components/not-found/closest-path';
import { decoded, linksIn, withoutLinks } from '@/lib/links-in-text';
import { pages } from '@/lib/pages';
import { files } from '@/lib/routes';
import type { Content } from './content';
import type { Problem } from './problem';

/** Reports links in copy that lead nowhere. Anchors are checked on the exported pages. */
export function linkProblems({ texts, publicFiles, redirects }: Content): Problem[] {
  const paths = [...pages.map(({ path }) => path), ...publicFiles];
  const others: string[] = [...Object.values(files), ...redirects.map(({ from }) => from)];
  const fault = (href: string): string | undefined => {
    if (!/^(?:\/(?!\/)|#|https:\/\/[^/])/.test(href)) return 'must begin with / or https://';
    const path = decoded(href.replace(/[?#].*$/, ''));
    if (!href.startsWith('/') || [...paths, ...others].includes(path)) return undefined;
    const meant = closestPath(path, paths);
    return `leads to no page${meant ? `: perhaps ${meant}` : ''}`;
  };
  return texts.flatMap(({ file, field, value }) => [
    ...linksIn(value).flatMap(({ href }) => {
      const reason = fault(href);
      return reason ? [{ file, field, message: `the link to “${href}” ${reason}` }] : [];
    }),
    ...bracketProblems({ file, field, value }),
  ]);
}

/** Reports square brackets that make no link. What clients said may have them. */
function bracketProblems({ file, field, value }: { file: string; field: string; value: string }): Problem[] {
  const pattern = file.startsWith('content/owner/') ? /\]\s*\(.*/ : /\[.*|\].*/;
  const found = pattern.exec(withoutLinks(value))?.[0];
  return found ? [{ file, field, message: `has “${found.slice(0, 40)}”: a link is [words](/path), without spaces between` }] : [];
}
