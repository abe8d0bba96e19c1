import { headingFont } from '@/lib/heading-font';
import { headingFontFiles, headingMetrics, missingCharacters } from '@/tools/fonts';

describe('the heading font', () => {
  it('has letters no wider than letterWidth in lib/heading-font.ts', async () => {
    const { letterWidth } = await headingMetrics();
    expect(letterWidth).toBeLessThanOrEqual(headingFont.letterWidth);
  });

  it('lacks only the characters that none of its files has', async () => {
    expect(await missingCharacters(['From 18,000 a month', 'Plan'])).toEqual([]);
    expect(await missingCharacters(['हाँ, yes'])).toEqual(['ँ', 'ह', 'ा']);
  });

  it('has the same line height as the device fonts that it replaces', async () => {
    const sheet = String((await headingFontFiles())['app/styles/fonts.css']);
    const values = (name: string) =>
      Array.from(sheet.matchAll(new RegExp(`${name}: ([\\d.]+)%`, 'g')), ([, value]) => Number(value));
    const [sizes, ascents, descents] = ['size-adjust', 'ascent-override', 'descent-override'].map(values);
    const { ascent, descent } = await headingMetrics();
    sizes!.forEach((size, index) => {
      expect((size / 100) * (ascents![index]! / 100)).toBeCloseTo(ascent, 2);
      expect((size / 100) * (descents![index]! / 100)).toBeCloseTo(descent, 2);
    });
  });
});
