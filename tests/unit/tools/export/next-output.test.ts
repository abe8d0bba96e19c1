import { removeNextParts, sortFiles } from '@/tools/export/next-output';
import { parsePage } from '@/tools/exported-page/page';

const page = (body: string, head = '') =>
  parsePage('about.html', `<html><head>${head}</head><body>${body}</body></html>`);

it.each(['<template data-next-flight="">1:"x"</template>', '<div hidden="" id="S:0"><p>Late</p></div>'])(
  'markup of Next’s that the export doesn’t know stops the build: %s',
  (markup) => {
    const sentence = `about.html: the export doesn't know ${markup}`;
    expect(() => removeNextParts(page(`<p>Text</p>${markup}`))).toThrow(sentence);
    if (!markup.startsWith('<div')) expect(() => removeNextParts(page('<p>Text</p>', markup))).toThrow(sentence);
  },
);

it('payloads of Next’s router are left out, in folders too, as on Windows, and originals of pictures', () => {
  const others = ['about.txt', '__next._tree.txt', 'about/__next.about/__PAGE__.txt', '_next/a.js', 'pictures/a.jpg'];
  expect(sortFiles(['about.html', 'robots.txt', ...others])).toEqual({ pages: ['about.html'], others: ['robots.txt'] });
});
