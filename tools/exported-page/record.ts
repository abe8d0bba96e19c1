import { pathOfFile } from '@/lib/pages';
import type { Page } from './page';
import { inOneLine, readTexts } from './text';

/** What visitors, search engines and chats read from a page. */
export type PageRecord = {
  path: string;
  title: string;
  description: string;
  /** The address that search engines list, if they list the page. */
  canonical?: string;
  /** Its social card. */
  card?: { image: string; alt: string; title: string; description: string };
  /** Texts, and names of controls and pictures. */
  texts: string[];
  links: { text: string; href: string; isInMain: boolean }[];
  /** The anchors of the page. */
  ids: string[];
};

/** Reads a parsed page. */
export function recordOf({ $, file }: Page): PageRecord {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '';
  const listed = $('link[rel="canonical"]').attr('href') ?? '';
  const canonical = URL.canParse(listed) ? listed : undefined;
  const links = $('a[href], area[href]').map((_, one) => {
    const element = $(one);
    const text = inOneLine(element.attr('aria-label') ?? element.text());
    return {
      text: text || inOneLine(element.find('[alt]').attr('alt') ?? ''),
      href: element.attr('href')!,
      isInMain: element.closest('main').length > 0,
    };
  });
  const names = ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) =>
    $(`body [${name}]`)
      .map((_, element) => $(element).attr(name)!)
      .get(),
  );
  const picture = URL.canParse(meta('og:image'), 'http://site') && meta('og:image');
  const card = { alt: meta('og:image:alt'), title: meta('og:title'), description: meta('og:description') };
  return {
    path: pathOfFile(file),
    title: inOneLine($('title').first().text()),
    description: meta('description'),
    canonical,
    card: picture ? { image: new URL(picture, 'http://site').pathname, ...card } : undefined,
    texts: [...readTexts($), ...names],
    links: links.get(),
    ids: $('[id]')
      .map((_, element) => $(element).attr('id')!)
      .get(),
  };
}
