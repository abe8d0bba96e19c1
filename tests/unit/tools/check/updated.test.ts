import { contentOf } from '@/tools/check/content';
import { datesFile, datesOf, readDates, updatedFindings } from '@/tools/check/updated';
import { canonicalPages } from '@/lib/pages';
import { contentWith, fixtureSlugs } from '@/tests/support/content-fixture';

const about = 'content/pages/about.ts';
const known = datesOf(contentWith(), canonicalPages, {});
const changedPages = (...change: Parameters<typeof contentWith>) =>
  updatedFindings(contentWith(...change), canonicalPages, known).map(({ field }) => field);

describe('the day a page’s words changed @decision-34', () => {
  it('is asked for by the content check, with the command that sets it', () => {
    const [found] = updatedFindings(contentWith(about, 'hero.lead', 'Other words.'), canonicalPages, known);
    expect(found).toMatchObject({ field: '/about', message: expect.stringContaining('npm run build -- updated') });
    expect(changedPages()).toEqual([]);
  });

  it.each([
    ['/about', 'content/pages/figures.ts', 'figures.0.number', '6+'],
    ['/', `content/services/${fixtureSlugs[0]}.ts`, 'cardDescription', 'In other words.'],
  ])('counts what %s shows from %s', (path, ...change) => {
    expect(changedPages(...change)).toContain(path);
  });

  it('stays when only a picture changes', () => {
    expect(changedPages('content/pages/figures.ts', 'landingFigures.0.icon', 'users')).toEqual([]);
  });

  it('is today for changed pages and stays for all others', () => {
    const { files } = contentWith(about, 'hero.lead', 'Other words.');
    const dates = datesOf(contentOf(files, '2026-03-01'), canonicalPages, known);
    expect(Object.keys(dates).filter((path) => dates[path]?.date === '2026-03-01')).toEqual(['/about']);
  });

  it('can be read from a file with the marks of a merge', () => {
    const merged = datesFile(known).replace(/^ {2}'\/about'.*$/m, '<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> copy');
    expect(readDates(merged)).toEqual(known);
  });
});
