import { numberWord, numberWordCapitalised } from '@/lib/number-word';

describe('numberWord', () => {
  it.each([
    [1, 'one'],
    [12, 'twelve'],
    [15, 'fifteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [99, 'ninety-nine'],
    [100, '100'],
  ])('writes %i as %s', (count, word) => {
    expect(numberWord(count)).toBe(word);
  });

  it('has a capital at the beginning of a sentence', () => {
    expect(numberWordCapitalised(21)).toBe('Twenty-one');
  });
});
