/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { pageFacts } from '@/tools/pages/facts';

const html = `<html><head><title>Repairs</title><meta name="description" content="Short.">
<link rel="canonical" href="https://shop.example/repairs"></head><body><aside data-preview-bar>Preview <a href="/review">Sheet</a></aside>
<header>Menu <a href="/" aria-label="To the start">Logo</a></header><main><h1>We <b>repair</b></h1><p>First sentence. Second one.</p><ul><li>A</li><li>B</li></ul>
<script>ignored()</script><img src="/a.png"><a href="tel:+911">Call</a><a href="/in">In</a></main>
<script type="application/ld+json">{"@graph":[{"@type":"Service","telephone":"+911"}]}</script></body></html>`;
const facts = (source = html) => pageFacts(parsePage('repairs.html', source), { raw: 1, brotli: 1 });

describe('pageFacts', () => {
  it('reads sentences as they stand apart, without header, bar and scripts', () => {
    expect(facts().sentences).toEqual(['We repair', 'First sentence.', 'Second one.', 'A', 'B', 'Call', 'In']);
  });

  it('knows its own address from a repeated one', () => {
    expect(facts().isCanonical).toBe(true);
    expect(facts(html.replace('example/repairs', 'example/other')).isCanonical).toBe(false);
  });

  it('lists links with their names, pictures and headings, and tells the frame from the page', () => {
    expect(facts().linksOut).toEqual(['tel:+911']);
    expect(facts().links).toEqual([
      { href: '/', text: 'To the start', isFrame: true },
      { href: 'tel:+911', text: 'Call', isFrame: false },
      { href: '/in', text: 'In', isFrame: false },
    ]);
    expect(facts().images).toEqual([{ src: '/a.png', alt: undefined }]);
    expect(facts().outline).toEqual([{ level: 1, text: 'We repair' }]);
  });

  it('reads structured data, and everything a visitor can come upon', () => {
    expect(facts().nodes).toEqual([{ '@type': 'Service', telephone: '+911' }]);
    expect(facts().everything).toMatch(/Menu[^]*First sentence[^]*tel:\+911/);
    expect(facts().everything).not.toMatch(/Preview|ignored/);
  });
});
