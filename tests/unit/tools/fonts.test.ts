import { readdirSync } from 'node:fs';
import { families } from '@/app/fonts/families';
import { runModule } from '@/tests/support/run-module';

const heading = families.heading.package;

/**
 * Makes fonts as npm run font does.
 * @returns its files that differ from those of the tree, or its error
 */
function make(packages: { heading: string; board?: string | undefined }, words: string | undefined): unknown {
  const { stdout, stderr } = runModule(`
    import { existsSync, readFileSync } from 'node:fs';
    import { site } from './content/site.ts';
    import { fontFiles } from './tools/fonts.ts';
    const words = ${JSON.stringify(words)};
    const files = await fontFiles(${JSON.stringify(packages)}, words ? { words } : site.board.second).catch((error) => error.message);
    const isOther = ([name, content]) => !existsSync(name) || !readFileSync(name).equals(Buffer.from(content));
    console.log(JSON.stringify(typeof files === 'string' ? files : Object.entries(files).filter(isOther).map(([name]) => name)));
  `);
  return JSON.parse(stdout || JSON.stringify(stderr));
}

it('npm run font has made the fonts of today: if not, run it and commit what it writes', () => {
  expect(make({ heading, board: families.board?.package }, undefined)).toEqual([]);
});

const installed = readdirSync('node_modules/@fontsource').map((name) => `@fontsource/${name}`);
const other = installed.find((name) => name !== heading);
// Whose site has one font has no other installed.
(other ? it : it.skip)('npm run font makes another family, with its own sizes of device fonts', () => {
  expect(make({ heading: other!, board: families.board?.package }, undefined)).toEqual(
    expect.arrayContaining(['app/fonts/heading-1.woff2', 'app/fonts/families.json']),
  );
});

it.each([
  [
    'a package that isn’t installed',
    '@fontsource/no-such-font',
    undefined,
    'npm install --save-dev "@fontsource/no-such-font"',
  ],
  ['the board’s script', heading, 'വൺ സ്റ്റോപ്പ്', 'npm install --save-dev "@fontsource/anek-malayalam"'],
  ['a script that Anek lacks', heading, 'ਵਨ ਸਟਾਪ', 'npm install --save-dev "@fontsource/mukta-mahee"'],
  ['a package without a licence', 'knip', undefined, 'no licence file, so pages may not ship it'],
  ['words in no script of India', heading, 'ワンストップ', 'in none of the scripts that the board knows'],
])('npm run font names what to do for %s', (_, name, words, sentence) => {
  expect(make({ heading: name }, words)).toEqual(expect.stringContaining(sentence));
});
