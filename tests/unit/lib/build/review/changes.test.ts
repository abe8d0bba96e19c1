/** @jest-environment node */
import { compare } from '@/lib/build/review/changes';

const page = (...sentences: string[]) => ({ title: 'Title', description: 'Description', sentences });
const build = (pages: Record<string, ReturnType<typeof page>>, frame = ['Menu']) => ({ pages, frame });

describe('compare', () => {
  it('finds nothing between equal builds', () => {
    const same = build({ '/': page('One.') });
    expect(compare(same, same)).toEqual({ added: [], removed: [], changed: [] });
  });

  it('reports added and removed pages by their paths', () => {
    const changes = compare(build({ '/old': page() }), build({ '/new': page() }));
    expect(changes).toMatchObject({ added: ['/new'], removed: ['/old'], changed: [] });
  });

  it('names two pages once when the same sentence changed on both', () => {
    const before = build({ '/services/a': page('Same.', 'Old.'), '/products/a': page('Same.', 'Old.') });
    const after = build({ '/services/a': page('Same.', 'New.'), '/products/a': page('Same.', 'New.') });
    expect(compare(before, after).changed).toEqual([
      { paths: ['/services/a', '/products/a'], texts: [{ removed: ['Old.'], added: ['New.'] }] },
    ]);
  });

  it('reports a change of title, and one of the footer once', () => {
    const before = build({ '/': page(), '/a': page() });
    const after = build({ '/': { ...page(), title: 'Other' }, '/a': page() }, ['Menu', 'More']);
    expect(compare(before, after).changed).toEqual([
      { paths: ['Header and footer of every page'], texts: [{ removed: [], added: ['More'] }] },
      { paths: ['/'], texts: [{ removed: ['Title: Title'], added: ['Title: Other'] }] },
    ]);
  });
});
