/** @jest-environment node */
import { takeNextScripts } from '@/lib/build/export/next-scripts';
import { parsePage } from '@/lib/build/export/page';

const page = (body: string) =>
  parsePage(
    'about.html',
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">
     <link rel="preload" as="script" href="/_next/static/chunks/main.js"><script src="/_next/static/chunks/one.js" async></script>
     <script src="/_next/static/chunks/polyfill.js" noModule></script></head><body><p>Text</p><!--$--><!--/$-->${body}</body></html>`,
  );

const start = '<script id="_R_">(globalThis["TURBOPACK"] || []).push({"otherChunks":[]});</script>';
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const main = '<script src="/_next/static/chunks/main.js" async></script>';
const push = (row: string) => `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`;
const whole = start + main + opening + push('1:"a') + push('b"\n');

describe('taking Next’s scripts out of a page', () => {
  it('returns payload, start script and chunks in their order, without the polyfill', () => {
    const taken = takeNextScripts(page(whole));
    expect(taken.flight).toBe('1:"ab"\n');
    expect(taken.bootstrap).toContain('otherChunks');
    expect(taken.chunks).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/main.js']);
  });

  it('leaves no script, preload or stylesheet behind, and keeps text, comments and data blocks', () => {
    const given = page(`${whole}<script type="application/ld+json">{}</script>`);
    takeNextScripts(given);
    expect(given.$('link, script:not([type])')).toHaveLength(0);
    expect(given.$('body').html()).toBe('<p>Text</p><!--$--><!--/$--><script type="application/ld+json">{}</script>');
  });

  it.each([
    ['an inline script that is not Next’s', `${whole}<script>alert(1)</script>`, 'alert(1)'],
    ['a script from elsewhere', `${whole}<script src="https://example.com/a.js"></script>`, 'example.com'],
    ['no payload', start + main + opening, 'no flight payload'],
    ['no start script', main + opening + push('1:"a"\n'), '_R_'],
    ['two opening pushes', whole + opening, 'found 2'],
  ])('stops the export when there is %s', (_, body, message) => {
    expect(() => takeNextScripts(page(body))).toThrow(message);
    expect(() => takeNextScripts(page(body))).toThrow('lib/build/export/README.md');
  });
});
