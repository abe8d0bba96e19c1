import { plainText, unbroken } from '@/lib/unbroken';

describe('a value that must stay on one line', () => {
  it('has no space and no dash that a line may break at', () => {
    expect(unbroken('2–4 weeks')).not.toMatch(/ |–(?!\u2060)/);
  });

  it('is what it was for search results and other programs', () => {
    expect(plainText(`A site takes ${unbroken('2–4 weeks')}.`)).toBe('A site takes 2–4 weeks.');
  });
});
