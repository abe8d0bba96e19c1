/** @jest-environment node */
import { removeNextParts } from '@/tools/export/next-parts';
import { parsePage } from '@/tools/pages/page';

it('what Next’s client needs leaves the page, and nothing else does', () => {
  const page = parsePage(
    'about.html',
    `<head><link rel="stylesheet" href="/_next/static/a.css"><link rel="preload" href="/_next/static/a.woff2" as="font">
      <link rel="canonical" href="https://example.com/about"><script src="/_next/static/a.js" async></script></head>
    <body><!--$--><p>Text</p><!--/$--><script>self.__next_f.push([1,"x"])</script><script id="_R_">start()</script>
      <script type="application/ld+json">{}</script><script src="/review/comments.js" defer></script></body>`,
  );
  removeNextParts(page);
  const { $ } = page;
  expect(
    $('script')
      .map((_, element) => $(element).attr('src') ?? $(element).attr('type'))
      .get(),
  ).toEqual(['application/ld+json', '/review/comments.js']);
  expect(
    $('link')
      .map((_, element) => $(element).attr('rel'))
      .get(),
  ).toEqual(['canonical']);
  expect($('body').html()).not.toMatch(/<!--|__next_f/);
  expect($('p').text()).toBe('Text');
});
