import { readdirSync } from 'node:fs';
import { pages as registry, type SitePage } from '@/lib/pages';
import type { Found } from './finding';

/** The address of every `page.tsx` of the app folder, without route groups. */
function routesIn(root: string): { file: string; at: string; shape: RegExp }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?:^|\/)page\.tsx$/.test(name))
    .map((name) => {
      const at = `/${name.replace(/\/?page\.tsx$/, '')}`.replace(/\/\([^)]*\)(?=\/|$)/g, '') || '/';
      return { file: `${root}/${name}`, at, shape: new RegExp(`^${at.replace(/\[\w+\]/g, '[^/]+')}$`) };
    });
}

/** Lines of lib/pages.ts that no route renders, and routes without a line. `[slug]` stands for any part of an address. */
export function routeFindings(pages: readonly SitePage[] = registry, root = 'app'): Found[] {
  const routes = routesIn(root);
  const unrendered = pages.filter(({ path }) => !routes.some(({ shape }) => shape.test(path)));
  const unlisted = routes.filter(({ shape }) => !pages.some(({ path }) => shape.test(path)));
  return [
    ...unrendered.map(({ path }) => ({
      file: `${root}${path}/page.tsx`,
      field: 'the whole file',
      message: `is missing: lib/pages.ts has a line for "${path}"`,
    })),
    ...unlisted.map(({ file, at }) => ({
      file: 'lib/pages.ts',
      field: 'pages',
      message: `${file} needs a line for "${at}"`,
    })),
  ];
}
