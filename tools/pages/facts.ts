import { type Page } from './page';
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
  /** Every heading of the page's own part, in order. */
  outline: { level: number; text: string }[];
  /** Text of the page's own part, sentence by sentence. */
  sentences: string[];
  words: number;
  minutes: number;
  ease: number;
  card?: { image: string; alt: string; title: string; description: string };
  /** Every link of the page with the name that assistive technology reads; `isFrame` in header and footer. */
  links: { href: string; text: string; isFrame: boolean }[];
  /** Addresses that lead off the site, once each. */
  linksOut: string[];
  /** `alt` is absent where the attribute is missing. */
  images: { src: string; alt?: string }[];
  /** Structured data: the nodes of the page's graph. */
  nodes: JsonLdNode[];
  bytes: { raw: number; brotli: number };
  /** All that a visitor can come upon: text, names of controls and pictures, link addresses, structured data. */
  everything: string;
};

export type JsonLdNode = { '@type'?: string; [property: string]: unknown };

/** `/about` for `about.html`; home is `/`. */
export function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

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
  const jsonLd = $('script[type="application/ld+json"]').text();
  // The preview's own bar is no part of the page.
  const body = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element))
      .filter((element) => element.closest('[data-preview-bar]').length === 0);
  const outline = body('main :is(h1, h2, h3, h4, h5, h6)').map((heading) => ({
    level: Number(heading.prop('tagName')?.slice(1)),
    text: plain(heading.text()),
  }));
  const links = body('a[href]').map((link) => ({
    href: link.attr('href') ?? '',
    text: plain(link.attr('aria-label') ?? link.text()),
    isFrame: link.closest('main').length === 0,
  }));
  return {
    path,
    title: $('title').first().text(),
    description: meta('description'),
    canonical,
    isCanonical: canonical !== undefined && new URL(canonical).pathname === path,
    headings: outline.filter(({ level }) => level === 1).map(({ text }) => text),
    outline,
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
    links,
    linksOut: [...new Set(links.map(({ href }) => href))].filter((href) => /^[a-z]+:/.test(href)),
    images: body('img').map((image) => ({ src: image.attr('src') ?? 'image', alt: image.attr('alt') })),
    nodes: jsonLdNodes(jsonLd),
    bytes,
    everything: [
      ...textBlocks($, 'body'),
      ...body('[aria-label], [alt]').map((element) => element.attr('aria-label') ?? element.attr('alt') ?? ''),
      ...links.map(({ href }) => href),
      jsonLd,
    ].join('\n'),
  };
}

function jsonLdNodes(json: string): JsonLdNode[] {
  if (!json) return [];
  return (JSON.parse(json) as { '@graph'?: JsonLdNode[] })['@graph'] ?? [];
}
