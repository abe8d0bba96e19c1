import { type Page } from '../export/page';
import { readingEase, readingMinutes, wordsOf } from './readability';
import { sentences, textBlocks } from './text';

/** What one exported page is, read from its HTML alone. */
export type PageFacts = {
  path: string;
  title: string;
  description: string;
  /** Canonical address; absent on pages that search engines are not to list. */
  canonical?: string;
  /** False for a page that repeats another one. */
  isCanonical: boolean;
  headings: string[];
  /** Text of the page's own part, sentence by sentence. */
  sentences: string[];
  words: number;
  minutes: number;
  ease: number;
  card?: { image: string; alt: string; title: string; description: string };
  linksOut: string[];
  jsonLdTypes: string[];
  bytes: { raw: number; brotli: number };
  imagesWithoutAlt: string[];
};

/** `/about` for `about.html`; home is `/`. */
export function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/**
 * @param page a parsed page
 * @param bytes its size in bytes, as it is and compressed
 */
export function pageFacts(page: Page, bytes: PageFacts['bytes']): PageFacts {
  const { $, file } = page;
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '';
  const path = pathOf(file);
  const canonical = $('link[rel="canonical"]').attr('href');
  const blocks = textBlocks($, 'main');
  const words = blocks.flatMap(wordsOf).length;
  // Prose alone: blocks that end like a sentence.
  const prose = blocks.filter((block) => /[.!?]$/.test(block)).flatMap(sentences);
  const image = meta('og:image');
  return {
    path,
    title: $('title').first().text(),
    description: meta('description'),
    canonical,
    isCanonical: canonical !== undefined && new URL(canonical).pathname === path,
    headings: $('h1')
      .toArray()
      .map((heading) => $(heading).text().replace(/\s+/g, ' ').trim()),
    sentences: blocks.flatMap(sentences),
    words,
    minutes: readingMinutes(words),
    ease: readingEase(prose),
    card: image
      ? {
          image: new URL(image).pathname,
          alt: meta('og:image:alt'),
          title: meta('og:title'),
          description: meta('og:description'),
        }
      : undefined,
    linksOut: [
      ...new Set(
        $('a[href]')
          .toArray()
          .map((link) => $(link).attr('href') ?? ''),
      ),
    ].filter((href) => /^[a-z]+:/.test(href)),
    jsonLdTypes: jsonLdTypes($('script[type="application/ld+json"]').text()),
    bytes,
    imagesWithoutAlt: $('img:not([alt])')
      .toArray()
      .map((image) => $(image).attr('src') ?? 'image'),
  };
}

function jsonLdTypes(json: string): string[] {
  if (!json) return [];
  const { '@graph': nodes = [] } = JSON.parse(json) as { '@graph'?: { '@type'?: string }[] };
  return nodes.flatMap((node) => node['@type'] ?? []);
}
