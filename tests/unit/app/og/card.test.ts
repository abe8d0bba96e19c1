import { runModule } from '@/tests/support/run-module';

it('a social card has titles in Devanagari, with their vowel signs and conjuncts', () => {
  const { stdout, stderr } = runModule(`import { cardSvg } from './app/og/[name]/card';
    console.log(await cardSvg({ kind: 'title', title: 'SEO सेवाएँ और हिन्दी, र्\u200dयाक' }));`);
  expect([stdout.slice(0, 4), stderr]).toEqual(['<svg', '']);
});
