import { runModule } from '@/tests/support/run-module';

/** Draws a card with a title. */
const cardWith = (title: string) =>
  runModule(`import { cardSvg } from './app/og/[name]/card';
    console.log(await cardSvg({ kind: 'title', title: ${JSON.stringify(title)} }));`);

describe('a social card', () => {
  it('has titles in Devanagari, with their vowel signs and conjuncts', () => {
    const { stdout, stderr } = cardWith('SEO सेवाएँ और हिन्दी, र्\u200dयाक');
    expect([stdout.slice(0, 4), stderr]).toEqual(['<svg', '']);
  });

  it('throws naming letters that no font has, instead of drawing boxes', () => {
    expect(cardWith('你好').stderr).toContain('has “你好”, which the page’s social card can’t show');
  });
});
