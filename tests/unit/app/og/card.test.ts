import { spawnSync } from 'node:child_process';

it('a social card has titles in Devanagari, with their vowel signs and conjuncts', () => {
  // In its own process: Jest can't load the package that draws it.
  const code = `import { cardSvg } from './app/og/[name]/card';
    console.log(await cardSvg({ kind: 'title', title: 'SEO सेवाएँ और हिन्दी, र्\u200dयाक' }));`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stdout.slice(0, 4), stderr]).toEqual(['<svg', '']);
});
