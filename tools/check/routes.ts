import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pages as registry, type SitePage } from '@/lib/pages';
import type { Found } from './finding';

/** A `page.tsx` of an app folder with the address it stands at: route groups and the file's own name are not part of it. */
function routeFiles(root: string): { file: string; at: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx')
    .map((parts) => ({
      file: [root, ...parts].join('/'),
      at: `/${parts
        .slice(0, -1)
        .filter((part) => !/^\(.*\)$/.test(part))
        .join('/')}`,
    }));
}

/** Lines of the registry that no route renders, and routes without a line. `[slug]` stands for any one part of an address. */
export function routeFindings(pages: readonly SitePage[] = registry, root = 'app'): Found[] {
  const routes = routeFiles(root).map((route) => ({
    ...route,
    shape: new RegExp(`^${route.at.replace(/\[\w+\]/g, '[^/]+')}$`),
  }));
  const unrendered = pages.filter((page) => !routes.some(({ shape }) => shape.test(page.path)));
  const unlisted = routes.filter(({ shape }) => !pages.some((page) => shape.test(page.path)));
  return [
    ...unrendered.map((page) => ({
      file: `${root}${page.path}/page.tsx`,
      field: 'the whole file',
      message: `is missing: lib/pages.ts has a line for "${page.path}"`,
    })),
    ...unlisted.map(({ file, at }) => ({
      file: 'lib/pages.ts',
      field: 'pages',
      message: `${file} needs a line for "${at}"`,
    })),
  ];
}
