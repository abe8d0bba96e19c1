import { formatProblem } from '@/tools/check/problem';
import { routeProblems } from '@/tools/check/routes';
import { pageAt, pages } from '@/lib/pages';

const nowhere = { ...pageAt('/about'), path: '/nowhere' };

describe('routeProblems', () => {
  it('finds a route for every page of the registry, below a group and with a slug as well', () => {
    expect(routeProblems()).toEqual([]);
  });

  it('names the route file of a page that has none', () => {
    expect(routeProblems([...pages, nowhere]).map(formatProblem)).toEqual([
      'app/nowhere/page.tsx: the whole file: is missing: lib/pages.ts has a line for "/nowhere"',
    ]);
  });

  it('names the registry when a route has no line there', () => {
    expect(routeProblems(pages.filter(({ path }) => path !== '/privacy-policy')).map(formatProblem)).toEqual([
      'lib/pages.ts: pages: app/(legal)/privacy-policy/page.tsx needs a line for "/privacy-policy"',
    ]);
  });
});
