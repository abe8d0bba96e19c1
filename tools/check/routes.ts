import { readdirSync } from 'node:fs';
import { pages as registry, type SitePage } from '@/lib/pages';
import type { Found } from './finding';

/** Entries of lib/pages.ts without a route, and routes without an entry. */
export function routeFindings(pages: readonly SitePage[] = registry): Found[] {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => ({ file: `app${file}`, path: file.slice(0, -'/page.tsx'.length).replace(/\/\(\w+\)/g, '') || '/' }))
    .map((route) => ({ ...route, shape: new RegExp(`^${route.path.replace(/\[\w+\]/g, '[^/]+')}$`) }));
  const unrendered = pages.filter(({ path }) => !routes.some(({ shape }) => shape.test(path)));
  const unlisted = routes.filter(({ shape }) => !pages.some(({ path }) => shape.test(path)));
  const messages = [
    ...unrendered.map(({ path }) => `"${path}" needs a route, app${path}/page.tsx`),
    ...unlisted.map(({ file, path }) => `${file} needs a line for "${path}"`),
  ];
  return messages.map((message) => ({ file: 'lib/pages.ts', field: 'pages', message }));
}
