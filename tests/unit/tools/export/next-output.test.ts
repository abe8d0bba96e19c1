/** @jest-environment node */
import { removeNextParts, sortFiles } from '@/tools/export/next-output';
import { parsePage } from '@/tools/pages/page';

const page = (body: string, head = '') =>
  parsePage('about.html', `<html><head>${head}</head><body>${body}</body></html>`);

describe('what Next puts into a page', () => {
  it('leaves it where only Next’s client needs it, and the rest stays', () => {
    const given = page(
      `<div hidden=""><!--$--><!--/$--></div><p>One<!-- --> text</p>
      <div data-island="message-form"><span hidden=""></span></div>
      <script type="application/ld+json">{}</script><p data-preview-bar=""><b hidden=""></b></p>
      <script src="/_next/static/a.js" async></script><script id="_R_">start()</script>
      <script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>`,
      `<meta charset="utf-8"><meta name="viewport" content=""><link rel="preconnect" href="/" crossorigin="">
      <link rel="stylesheet" href="/_next/static/a.css" data-precedence="next">
      <meta name="next-size-adjust" content=""><link rel="preload" as="script" href="/_next/static/a.js"><script src="/_next/static/a.js" nomodule></script>
      <title>About</title><meta property="og:title" content="About"><meta name="twitter:title" content="About">
      <meta name="twitter:card" content="summary"><link rel="canonical" href="https://example.com/about">`,
    );
    removeNextParts(given);
    const { $ } = given;
    expect($.html().replaceAll(/\s*\n\s*/g, '')).toBe(
      '<html><head><meta charset="utf-8"><meta name="viewport" content=""><title>About</title>' +
        '<meta property="og:title" content="About"><meta name="twitter:card" content="summary">' +
        '<link rel="canonical" href="https://example.com/about"></head><body><p>One text</p>' +
        '<div data-island="message-form"><span hidden=""></span></div>' +
        '<script type="application/ld+json">{}</script><p data-preview-bar=""><b hidden=""></b></p></body></html>',
    );
  });

  // The first three: vercel/next.js#97570, #97573, #97574.
  it.each([
    '<template data-next-flight="">1:"x"</template>',
    '<template data-rci="">x</template>',
    '<link rel="expect" href="#_R_" blocking="render">',
    '<link rel="preconnect" href="https://fonts.example">',
    '<meta name="next-size-limit" content="">',
    '<script>$RC("B:0","S:0")</script>',
    '<div hidden="" id="S:0"><p>Late</p></div>',
    '<!--$?-->',
    '<!--$!-->',
    '<!--next:1-->',
  ])('stops the build when it is unknown: %s', (markup) => {
    const sentence = `about.html: the export doesn't know ${markup}`;
    expect(() => removeNextParts(page(`<p>Text</p>${markup}`))).toThrow(sentence);
    if (!markup.startsWith('<div')) expect(() => removeNextParts(page('<p>Text</p>', markup))).toThrow(sentence);
  });

  it('is named all at once', () => {
    expect(() => removeNextParts(page('<!--a--><template></template>'))).toThrow('<!--a--> or <template></template>');
  });
});

const known = ['favicon.ico', 'icons/icon-192.png', 'llms.txt', 'manifest.webmanifest'];
const sort = (...files: string[]) => sortFiles(files, new Set(known));

describe('the files Next exports', () => {
  it('are pages, or files of public/ and of routes; its payloads and the twin of the 404 page are left out', () => {
    const pages = ['404.html', 'about.html', 'services/seo-services.html'];
    const leftOut = [
      '_not-found.html',
      '_not-found.txt',
      'about.txt',
      'about/__next._tree.txt',
      'services/__next.services.$d$slug.__PAGE__.txt',
      '_next/static/chunks/a.js',
      '_next/static/site/_buildManifest.js',
    ];
    expect(sort(...leftOut, ...pages, ...known)).toEqual({ pages, copied: known });
  });

  it.each(['about.rsc', 'about/segments/page.json', 'notes.txt'])('stop the build when one is unknown: %s', (file) => {
    expect(() => sort('about.html', file)).toThrow(`Next has exported ${file}, which the export doesn't know`);
  });
});
