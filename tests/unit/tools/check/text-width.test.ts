import { cut, textWidth } from '@/tools/check/text-width';

describe('textWidth', () => {
  it('adds the widths of Arial', () => {
    expect(textWidth('iW', 1000)).toBe(222 + 944);
    expect(textWidth('iW', 20)).toBeCloseTo(23.32);
  });
});

describe('cut', () => {
  it('leaves a text that fits', () => {
    expect(cut('Short title', { size: 20, width: 600 })).toEqual({ shown: 'Short title', isCut: false });
  });

  it('cuts after a whole word and stays within the width', () => {
    const { shown, isCut } = cut('word '.repeat(40).trim(), { size: 20, width: 200 });
    expect(isCut).toBe(true);
    expect(shown).toMatch(/^(word )+…$/);
    expect(textWidth(shown, 20)).toBeLessThanOrEqual(200);
    expect(textWidth(`word ${shown}`, 20)).toBeGreaterThan(200);
  });
});
