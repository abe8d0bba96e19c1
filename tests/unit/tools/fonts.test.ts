import path from 'node:path';
import { headingFont } from '@/lib/heading-font';
import { measure, missingCharacters } from '@/tools/fonts';

const family = path.basename(headingFont.package);

describe('the heading font', () => {
  it('has letters no wider than social cards expect', async () => {
    const { letterWidth } = await measure(`${family}/files/${family}-latin-${headingFont.weight}-normal`);
    expect(letterWidth).toBeLessThanOrEqual(headingFont.letterWidth);
  });

  it('lacks only the characters that none of its files has', async () => {
    expect(await missingCharacters(['From 18,000 a month', 'Plan'])).toEqual([]);
    expect(await missingCharacters(['हाँ, yes'])).toEqual(['ँ', 'ह', 'ा']);
  });
});
