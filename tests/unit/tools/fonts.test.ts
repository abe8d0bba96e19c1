import { spawnSync } from 'node:child_process';

/** Asks in its own process: Jest can't load the packages that read fonts. */
function missingFrom(texts: readonly string[]): unknown {
  const code = `import { missingCharacters } from './tools/fonts';
    console.log(JSON.stringify(missingCharacters(${JSON.stringify(texts)})));`;
  const flags = ['--import', 'tsx', '--input-type', 'module', '--eval', code];
  return JSON.parse(spawnSync(process.execPath, flags, { encoding: 'utf8' }).stdout);
}

it('the heading font lacks only the characters that none of its files has', () => {
  expect(missingFrom(['From ₹18,000 a month', 'Plan', 'हाँ, yes'])).toEqual(['ँ', 'ह', 'ा']);
});
