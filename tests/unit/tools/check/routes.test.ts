import { formatFinding } from '@/tools/check/finding';
import { routeFindings } from '@/tools/check/routes';
import { pageAt, pages } from '@/lib/pages';

const nowhere = { ...pageAt('/about'), path: '/nowhere' };

describe('routeFindings', () => {
  it('names the route file of a page that has none', () => {
    expect(routeFindings([...pages, nowhere]).map(formatFinding)).toEqual([
      'lib/pages.ts: pages: "/nowhere" needs a route, app/nowhere/page.tsx',
    ]);
  });

  it('names the registry when a route has no line there', () => {
    expect(routeFindings(pages.filter(({ path }) => path !== '/privacy-policy')).map(formatFinding)).toEqual([
      'lib/pages.ts: pages: app/(legal)/privacy-policy/page.tsx needs a line for "/privacy-policy"',
    ]);
  });
});
