import { readingEase, readingMinutes, wordsOf } from '@/tools/pages/readability';

describe('readability', () => {
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

  it('is Flesch’s measure: six words of one syllable in one sentence', () => {
    expect(readingEase(['The cat sat on the mat.'])).toBe(Math.round(206.835 - 1.015 * 6 - 84.6));
  });

  it('does not take a number for silence', () => {
    expect(readingEase(['We need 12 days.'])).toBe(readingEase(['We need ten days.']));
  });

  it('rounds reading time to minutes, never to none', () => {
    expect([readingMinutes(5), readingMinutes(700)]).toEqual([1, 3]);
  });
});
