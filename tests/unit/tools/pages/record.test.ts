/** @jest-environment node */
import { parsePage } from '@/tools/pages/page';
import { everythingOn, recordOf } from '@/tools/pages/record';
import { readingEase, wordsOf } from '@/tools/pages/text';

const html = `<html><head><title>Repairs</title><meta name="description" content="Short.">
<link rel="canonical" href="https://shop.example/repairs"></head><body><aside data-preview-bar>Preview <a href="/review">Sheet</a></aside>
<header>Menu <a href="/" aria-label="To the start">Logo</a></header><main><h1>We <b>repair</b></h1><p>First sentence. Second one.</p><ul><li>A</li><li>B</li></ul>
<script>ignored()</script><img src="/a.png" alt="Desk"><a href="tel:+911">Call</a><a href="https://shop.example/in">In</a>
<details><summary>How long?</summary><p>Two days. Or three.</p></details></main>
<script type="application/ld+json">{"@graph":[{"@type":"Service","telephone":"+911"}]}</script></body></html>`;
const record = () => recordOf(parsePage('repairs.html', html));

describe('recordOf', () => {
  it('reads a page in units, and its header apart from its own part', () => {
    const { main, frame, path, title, description } = record();
    expect({ path, title, description }).toEqual({ path: '/repairs', title: 'Repairs', description: 'Short.' });
    expect(main.units.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'h1: We repair',
      ...['First sentence.', 'Second one.', 'A', 'B', 'Call', 'In'].map((text) => `text: ${text}`),
      'question: How long?\nTwo days. Or three.',
    ]);
    expect(frame.units.map(({ text }) => text)).toEqual(['Menu Logo']);
  });

  it('lists links with their names, without the site’s own address, and pictures', () => {
    expect(record().frame.links).toMatchObject([{ href: '/', text: 'To the start' }]);
    expect(record().main.links).toMatchObject([
      { href: 'tel:+911', text: 'Call' },
      { href: '/in', text: 'In' },
    ]);
    expect(record().main.images).toEqual([{ src: '/a.png', alt: 'Desk' }]);
  });
});

describe('what is derived from a record', () => {
  it('is everything a visitor can come upon', () => {
    expect(everythingOn(record())).toMatch(/Menu.*To the start|First sentence. Second one.*tel:\+911/);
    expect(everythingOn(record())).not.toMatch(/Preview|ignored/);
  });
});

describe('readingEase', () => {
  it('is Flesch’s measure: six words of one syllable in one sentence', () => {
    expect(readingEase(['The cat sat on the mat.'])).toBe(Math.round(206.835 - 1.015 * 6 - 84.6));
  });

  it('takes a number for a word that is spoken, and a word with an apostrophe or a decimal for one', () => {
    expect(readingEase(['We need 12 days.'])).toBe(readingEase(['We need ten days.']));
    expect(wordsOf('It’s 3.5 weeks, well-known.')).toEqual(['It’s', '3.5', 'weeks', 'well-known']);
  });
});
