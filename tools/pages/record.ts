import type { Element } from 'domhandler';
import { z } from 'zod';
import type { Page } from './page';
import { dataLines } from './data-lines';
import { readBlocks, sentences } from './text';

const unit = z.object({ kind: z.string(), text: z.string() });
const link = z.object({ text: z.string(), href: z.string() });
const image = z.object({ src: z.string(), alt: z.string() });

/** What a visitor, a search engine and a chat get of a page, small enough to keep and to compare. */
export const recordSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Path of the page that search engines list; of the frame, the site's own address. */
  canonical: z.string(),
  /** In order: sentences (`text`), headings (`h1` to `h6`) and questions with their answers (`question`). */
  units: z.array(unit),
  links: z.array(link),
  /** Ids that a link can lead to. */
  anchors: z.array(z.string()),
  images: z.array(image),
  /** Structured data, a line for each property. */
  data: z.array(z.string()),
  /** The social card; `pixels` is a hash of what it shows. */
  card: z.object({ image: z.string(), alt: z.string(), text: z.string(), pixels: z.string().optional() }).optional(),
});

export type PageRecord = z.infer<typeof recordSchema>;
export type Unit = z.infer<typeof unit>;

/** Made up by React and its libraries; another build may count differently. */
const generatedId = /^_|[:«»]|_[rR]_|^(headlessui|radix)-/;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * @param page a parsed page
 * @param part the page's own part, or the frame that all pages share
 */
export function recordOf({ $ }: Page, part: 'main' | 'frame' = 'main'): PageRecord {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '';
  const isMine = (element: Element) =>
    $(element).closest('main').length > 0 === (part === 'main') &&
    $(element).closest('[data-preview-bar]').length === 0;
  const all = (selector: string) => ($(selector).toArray() as Element[]).filter(isMine).map((element) => $(element));
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  const isOwn = part === 'main';
  // Without the site's own address, so that moving to another one is a single change.
  const local = (address: string) => localAddress(address, canonical);
  return {
    title: isOwn ? plain($('title').first().text()) : '',
    description: isOwn ? meta('description') : '',
    canonical: canonical && (isOwn ? new URL(canonical).pathname : new URL(canonical).origin),
    units: unitsOf($, isMine),
    links: all('a[href], area[href], form[action], iframe[src], [formaction]').map((element) => ({
      text: plain(element.attr('aria-label') ?? element.text()) || plain(element.find('[alt]').attr('alt') ?? ''),
      href: local(
        element.attr('href') ?? element.attr('formaction') ?? element.attr('action') ?? element.attr('src') ?? '',
      ),
    })),
    anchors: all('[id]')
      .map((element) => element.attr('id') ?? '')
      .filter((id) => id && !generatedId.test(id)),
    images: all('img, svg[role="img"]').map((element) => ({
      src: local(element.attr('src') ?? 'drawing'),
      alt: element.attr('alt') ?? element.attr('aria-label') ?? plain(element.children('title').text()),
    })),
    data: isOwn
      ? dataLines(
          $('script[type="application/ld+json"]')
            .toArray()
            .map((script) => $(script).text()),
          local,
        )
      : [],
    card:
      isOwn && meta('og:image')
        ? {
            image: new URL(meta('og:image'), 'http://site').pathname,
            alt: meta('og:image:alt'),
            text: `${meta('og:title')}\n${meta('og:description')}`,
          }
        : undefined,
  };
}

function unitsOf($: Page['$'], isMine: (element: Element) => boolean): Unit[] {
  const units: Unit[] = [];
  let open: Element | undefined;
  for (const { text, element } of readBlocks($, 'body')) {
    if (!isMine(element)) continue;
    const question = $(element).closest('main details:has(> summary)').get(0) as Element | undefined;
    if (question && question === open) {
      const last = units.at(-1);
      if (last) last.text += `\n${text}`;
      continue;
    }
    open = question;
    const heading = $(element).closest('h1, h2, h3, h4, h5, h6').get(0) as Element | undefined;
    if (question) units.push({ kind: 'question', text });
    else if (heading) units.push({ kind: heading.name, text });
    else units.push(...sentences(text).map((sentence) => ({ kind: 'text', text: sentence })));
  }
  return units;
}

function localAddress(address: string, canonical: string): string {
  if (!canonical || !address.startsWith(new URL(canonical).origin)) return address;
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
