/* A production build carries nothing of previews. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|js|css|json|xml|txt|webmanifest)$|_headers|_redirects/.test(file),
);
const holding = (text: string) => files.filter((file) => readFileSync(path.join('out', file), 'utf8').includes(text));

describe('out/ of a production build', () => {
  it.each(['review.html', 'review.json', 'review', 'landing.html', 'landing'])('has no %s', (file) => {
    expect(existsSync(path.join('out', file))).toBe(false);
  });

  it.each(['data-preview-bar', 'data-review-', 'review-draft', '/review/', 'href="/review"', 'href="/landing"'])(
    'says %s nowhere',
    (text) => {
      expect(files.length).toBeGreaterThan(40);
      expect(holding(text)).toEqual([]);
    },
  );

  it('sends no X-Robots-Tag for pages', () => {
    expect(holding('X-Robots-Tag')).toEqual([]);
  });
});
