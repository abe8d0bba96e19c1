import type { Cheerio } from 'cheerio';
import type { Element } from 'domhandler';
import { previewRoutes } from '@/lib/routes';
import type { Page } from './page';
import { inOneLine, lettersOf, readLetters, type Span } from './letters';
import { readBlocks } from './text';
import { type Unit, unitsOf } from './units';

export type PagePart = {
  units: Unit[];
  links: { text: string; href: string; span?: Span }[];
  anchors: { id: string; span?: Span }[];
  images: { src: string; alt: string; span?: Span }[];
  /** Names that only assistive technology reads. */
  labels: { text: string; span?: Span }[];
};

/** Everything a visitor, a search engine and a chat get from a page, small enough to keep. */
export type PageRecord = {
  path: string;
  title: string;
  description: string;
  /** Address of the page that search engines list; absent where they list none. */
  canonical?: string;
  /** The page's own part, and the header, footer and bars that all pages share. */
  main: PagePart;
  frame: PagePart;
  /** The social card; `pixels` is a hash of what its picture shows. */
  card?: { image: string; alt: string; title: string; description: string; pixels?: string };
  /** Structured data and islands' props, each value with its name; dates are left out. */
  data: { name: string; value: string }[];
  /** All its text as letters, in the order of the document. */
  letters: string;
};

/** The address of a page's file: `/about` for `about.html`; home is `/`. */
export function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** Reads a parsed page. The preview's own bar is not part of it. */
export function recordOf({ $, file }: Page): PageRecord {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '';
  const listed = $('link[rel="canonical"]').attr('href') ?? '';
  const canonical = URL.canParse(listed) ? listed : undefined;
  // Without the site's own address, so that moving to another one is a single change.
  const origin = canonical && new URL(canonical).origin;
  const local = (address: string) =>
    origin && `${address}/`.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address;
  const inMain = (element: Element) => $(element).closest('main').length > 0;
  const { letters, spans } = readLetters($);
  const spanOf = (element: Cheerio<Element>) => spans.get(element.get(0)!);
  let end = 0;
  // Blocks come in the order of the document.
  const blocks = readBlocks($, 'body').map((block) => {
    const at = letters.indexOf(lettersOf(block.text), Math.max(end, spans.get(block.element)?.[0] ?? 0));
    if (at >= 0) end = at + 1;
    return { ...block, at: Math.max(at, 0) };
  });

  const read = (isMine: (element: Element) => boolean): PagePart => {
    const all = (selector: string) =>
      ($(selector).toArray() as Element[])
        .filter((element) => isMine(element) && $(element).closest('[data-preview-bar]').length === 0)
        .map((element) => $(element));
    const ownBlocks = blocks.filter(({ element }) => isMine(element));
    return {
      units: unitsOf($, ownBlocks),
      links: all('a[href], area[href], form[action], iframe[src], [formaction]').map((element) => ({
        text:
          inOneLine(element.attr('aria-label') ?? element.text()) || inOneLine(element.find('[alt]').attr('alt') ?? ''),
        href: local(
          element.attr('href') ?? element.attr('formaction') ?? element.attr('action') ?? element.attr('src') ?? '',
        ),
        span: spanOf(element),
      })),
      anchors: all('[id]').map((element) => ({ id: element.attr('id')!, span: spanOf(element) })),
      images: all('img, svg[role="img"]').map((element) => ({
        src: local(element.attr('src') ?? 'drawing'),
        alt: element.attr('alt') ?? element.attr('aria-label') ?? inOneLine(element.children('title').text()),
        span: spanOf(element),
      })),
      labels: all('[aria-label], [title]').map((element) => ({
        text: element.attr('aria-label') ?? element.attr('title')!,
        span: spanOf(element),
      })),
    };
  };
  const picture = URL.canParse(meta('og:image'), 'http://site') && meta('og:image');
  const card = { alt: meta('og:image:alt'), title: meta('og:title'), description: meta('og:description') };
  return {
    path: pathOf(file),
    title: inOneLine($('title').first().text()),
    description: meta('description'),
    canonical,
    main: read(inMain),
    frame: read((element) => !inMain(element)),
    data: [
      ...$('html').map((_, element) => JSON.stringify({ language: $(element).attr('lang') })),
      ...$('script[type="application/ld+json"]').map((_, element) => $(element).text()),
      ...$('[data-props]').map((_, element) => $(element).attr('data-props')),
    ].flatMap(valuesOf),
    letters,
    card: picture ? { image: new URL(picture, 'http://site').pathname, ...card } : undefined,
  };
}

function valuesOf(json: string): PageRecord['data'] {
  try {
    return valuesIn(JSON.parse(json), '');
  } catch {
    return [];
  }
}

function valuesIn(value: unknown, name: string): PageRecord['data'] {
  if (/^(?:date|@)/.test(name)) return [];
  if (typeof value !== 'object' || value === null) return [{ name, value: String(value) }];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, /^\d+$/.test(key) || key === '@graph' ? name : key),
  );
}

/** Path of the site that a link leads to, without query and fragment; undefined for other links. */
export function internalPath(href: string): string | undefined {
  return href.startsWith('/') && !href.startsWith('//') ? href.replace(/[?#].*$/, '') : undefined;
}

/** Whether search engines should list a page; false for one that repeats another. */
export function isCanonical({ canonical, path }: Pick<PageRecord, 'canonical' | 'path'>): boolean {
  return canonical !== undefined && new URL(canonical).pathname === path;
}

export function isPreviewOnly({ path }: Pick<PageRecord, 'path'>): boolean {
  return Object.values<string>(previewRoutes).includes(path);
}

/** Everything that a visitor can find: text, names of controls and pictures, link addresses. */
export function everythingOn({ title, description, canonical = '', main, frame }: PageRecord): string {
  const inParts = [main, frame].flatMap(({ units, links, labels, images }) => [
    ...units.map(({ text }) => text),
    ...links.flatMap(({ text, href }) => [text, href]),
    ...labels.map(({ text }) => text),
    ...images.map(({ alt }) => alt),
  ]);
  return inOneLine([title, description, canonical, ...inParts].join('\n'));
}
