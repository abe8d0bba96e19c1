import { headingFont } from '@/lib/heading-font';
import { headingMetrics, missingCharacters } from '@/tools/fonts';

describe('the heading font', () => {
  it('has letters no wider than letterWidth in lib/heading-font.ts', async () => {
    const { letterWidth } = await headingMetrics();
    expect(letterWidth).toBeLessThanOrEqual(headingFont.letterWidth);
  });

  it('lacks only the characters that none of its files has', async () => {
    expect(await missingCharacters(['From 18,000 a month', 'Plan'])).toEqual([]);
    expect(await missingCharacters(['हाँ, yes'])).toEqual(['ँ', 'ह', 'ा']);
  });
});
