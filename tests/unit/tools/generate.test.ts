import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runWith } from '@/tests/support/changed-content';
import { filesIn, temporaryFolder } from '@/tests/support/files';

/** The pixels of a picture. Other processors may draw edges a little differently. */
async function pixelsOf(picture: Buffer): Promise<number[]> {
  const png = picture.subarray(picture.indexOf('\x89PNG', 0, 'latin1'));
  return [...(await sharp(png).resize(64, 64).raw().toBuffer())];
}

/** A text without Vercel's redirects, which `npm run check` notes: other hosts don't read them. */
const withoutRedirects = (file: Buffer) => file.toString('utf8').replace(/"redirects": \[[^\]]*\]/, '');

it('generated files are up to date: if not, run "npm run generate" and commit them', async () => {
  const folder = temporaryFolder();
  const generate = ['--import', 'tsx', 'tools/generate.ts', folder];
  expect(spawnSync(process.execPath, generate, { encoding: 'utf8' }).stderr).toBe('');
  const files = filesIn(folder);
  const stale: string[] = [];
  for (const file of files) {
    const [committed, generated] = [readFileSync(file), readFileSync(path.join(folder, file))];
    if (/\.(png|ico)$/.test(file)) {
      const [one, other] = await Promise.all([pixelsOf(committed), pixelsOf(generated)]);
      if (one.length !== other.length || one.some((value, index) => Math.abs(value - other[index]!) > 8))
        stale.push(file);
    } else if (withoutRedirects(committed) !== withoutRedirects(generated)) stale.push(file);
  }
  expect(files).toEqual(expect.arrayContaining(['vercel.json', 'public/favicon.ico']));
  expect(stale).toEqual([]);
});

it('names a colour that icons can’t have, in a sentence', () => {
  const edit = (css: string) => css.replace(/--color-highlight: [^;]+/, '--color-highlight: yelow');
  const { status, lines } = runWith({ 'app/styles/tokens.css': edit }, 'npm run --silent generate');
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^app\/styles\/tokens\.css:\d+: --color-highlight: “yelow” /)]);
});
