import { numberWord } from '@/lib/number-word';

describe('numberWord', () => {
  it.each([
    [15, 'fifteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [100, '100'],
  ])('writes %i as %s', (count, word) => {
    expect(numberWord(count)).toBe(word);
  });
});
