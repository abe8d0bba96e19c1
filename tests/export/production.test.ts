/* A production build has no trace of previews. */
import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|js|css|json|xml|txt|webmanifest)$|_headers|_redirects/.test(file),
);
const holding = (text: string) => files.filter((file) => readFileSync(`out/${file}`, 'utf8').includes(text));

describe('out/ of a production build', () => {
  it.each(['data-preview-bar', '/review/', 'href="/review"', 'href="/landing"', 'X-Robots-Tag'])(
    'never has %s',
    (text) => {
      expect(files.length).toBeGreaterThan(40);
      expect(holding(text)).toEqual([]);
    },
  );
});
