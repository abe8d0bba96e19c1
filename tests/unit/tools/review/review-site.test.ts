/** @jest-environment node */
import type { LaunchItem } from '@/tools/check/launch/item';
import { reviewSite } from '@/tools/review/review-site';
import { pageWith } from '@/tests/support/page-facts';

const menu = ['/a', '/b', '/c', '/d'].map((path) => `<a href="${path}">${path}</a>`).join(' ');
const pages = [
  pageWith('/', `<h1>Home</h1><p>Call 000</p>${menu}`),
  pageWith('/a', '<h1>A</h1><p>Call 000</p>'),
  pageWith('/b', '<h1>B</h1><p>Call 000</p><p>Client name</p>'),
  pageWith('/c', '<h2>No first heading</h2><p>Call 000</p>'),
  pageWith('/d', '<h1>D</h1><p>Call 000</p>'),
];
const item = (what: string, text: string): LaunchItem => ({
  topic: 'details',
  what,
  problem: `“${text}” is a stand-in.`,
  action: 'Put the real one there.',
  file: 'content/site.ts',
  field: 'phone',
  shown: [text],
});
const sitemap = new Set(pages.map(({ path }) => path));
const { problems, pages: reviewed } = reviewSite(pages, sitemap, [item('Number', '000'), item('Name', 'Client name')]);

describe('reviewSite', () => {
  it('names a problem of the whole site once, with its pages below it', () => {
    const [worst] = problems;
    expect(worst?.grade).toBe('blocks');
    expect(worst?.findings.map(({ what, where, places }) => [what, where, places.length])).toEqual([
      ['Number', 'on every page', 5],
      ['Name', 'on /b', 1],
    ]);
    expect(worst?.findings[1]).toMatchObject({
      edit: 'content/site.ts: phone',
      action: 'Put the real one there.',
      places: [{ path: '/b', address: '/b#:~:text=Client%20name' }],
    });
  });

  it('puts worse grades first', () => {
    const grades = problems.map(({ grade }) => grade);
    expect([...new Set(grades)]).toEqual(['blocks', 'soon', 'consider']);
    expect(grades).toEqual([...grades].sort((a, b) => 'bsc'.indexOf(a[0] ?? '') - 'bsc'.indexOf(b[0] ?? '')));
  });

  it('warns a page of its own problems, not of those of the site, and puts the worst page first', () => {
    expect(reviewed[0]?.path).toBe('/b');
    expect(reviewed[0]?.warnings[0]).toMatchObject({ kind: 'launch', find: 'Client name' });
    expect(reviewed[1]?.path).toBe('/c');
    expect(reviewed.flatMap(({ warnings }) => warnings).filter(({ kind }) => kind === 'launch')).toHaveLength(1);
  });

  it('gathers pages with the same finding', () => {
    const thin = problems.find(({ name }) => name === 'Little text');
    const places = thin?.findings.flatMap((finding) => finding.places) ?? [];
    expect(places.map(({ path }) => path).sort()).toEqual(['/', '/a', '/b', '/c', '/d']);
    expect(places.find(({ path }) => path === '/')?.file).toBe('content/pages/home.ts');
  });
});
