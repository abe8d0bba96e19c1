import { readingEase, readingMinutes, syllables, wordsOf } from '@/lib/build/review/readability';

describe('readability', () => {
  it.each([
    ['cat', 1],
    ['website', 2],
    ['made', 1],
    ['marketing', 3],
    ['application', 4],
  ])('hears the syllables of %s', (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  it('counts words with apostrophes and decimals as one', () => {
    expect(wordsOf('It’s 3.5 weeks, well-known.')).toEqual(['It’s', '3.5', 'weeks', 'well-known']);
  });

  it('ranks plain words above officialese', () => {
    const plain = readingEase(['We fix your site.', 'You call us.']);
    const heavy = readingEase([
      'Organisational considerations necessitate comprehensive documentation of deliverables.',
    ]);
    expect(plain).toBeGreaterThan(80);
    expect(heavy).toBeLessThan(20);
  });

  it('rounds reading time to minutes, never to none', () => {
    expect([readingMinutes(5), readingMinutes(700)]).toEqual([1, 3]);
  });
});
