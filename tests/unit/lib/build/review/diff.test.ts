import { diff } from '@/lib/build/review/diff';

const apply = (parts: ReturnType<typeof diff<string>>, without: 'removed' | 'added') =>
  parts.filter(({ kind }) => kind !== without).flatMap(({ items }) => items);

describe('diff', () => {
  it('keeps what both share and names the rest, old before new', () => {
    expect(diff(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { kind: 'same', items: ['a'] },
      { kind: 'removed', items: ['b'] },
      { kind: 'added', items: ['x'] },
      { kind: 'same', items: ['c'] },
      { kind: 'added', items: ['d'] },
    ]);
  });

  it.each([
    ['moved', 'one two three four', 'four one two three'],
    ['emptied', 'one two', ''],
    ['begun', '', 'one two'],
    ['repeated', 'a a b a', 'a b a a'],
  ])('leads from one text to the other when words are %s', (_, before, after) => {
    const words = (text: string) => text.split(' ').filter(Boolean);
    const parts = diff(words(before), words(after));
    expect(apply(parts, 'added')).toEqual(words(before));
    expect(apply(parts, 'removed')).toEqual(words(after));
  });
});
