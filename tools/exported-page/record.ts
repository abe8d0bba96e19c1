import { pathOfFile } from '@/lib/pages';
import { listFiles } from '../files';
import { publicFiles } from '../public-files';
import { type Block, labelsOf, type Link, readBlocks } from './blocks';
import { type Page, readPage, referencesOf } from './page';

/** What visitors, search engines and chats read from a page. */
export type PageRecord = {
  path: string;
  title: string;
  description: string;
  /** The address that search engines list, if they list the page. */
  canonical?: string;
  /** Its social card. */
  card?: { image: string; alt: string; title: string; description: string };
  /** Title, description, texts and pictures in reading order, with their links. */
  blocks: Block[];
  links: Link[];
  /** Ids of elements. `anchors` don't only name or describe another element. */
  ids: string[];
  anchors: string[];
  /** The addresses of everything that it loads or links to, unresolved. */
  references: string[];
  /** Its stylesheet. */
  styles: string;
  /** The day that a legal page gives, an ISO date. */
  date?: string;
  /** Where it sends visitors: the page is an old address. */
  movedTo?: string;
};

export function recordOf(page: Page): PageRecord {
  const { $, file } = page;
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '';
  const listed = $('link[rel="canonical"]').attr('href') ?? '';
  const picture = URL.canParse(meta('og:image'), 'http://site') && meta('og:image');
  const card = { alt: meta('og:image:alt'), title: meta('og:title'), description: meta('og:description') };
  const blocks = readBlocks(page);
  const textOf = (kind: Block['kind']) => blocks.find((block) => block.kind === kind)?.text ?? '';
  const ids = Array.from($('[id]'), (element) => $(element).attr('id')!);
  const labels = labelsOf(page);
  return {
    path: pathOfFile(file),
    title: textOf('Title'),
    description: textOf('Description'),
    canonical: URL.canParse(listed) ? listed : undefined,
    card: picture ? { image: new URL(picture, 'http://site').pathname, ...card } : undefined,
    blocks,
    links: blocks.flatMap(({ links }) => links),
    ids,
    // React's own ids begin with an underscore.
    anchors: ids.filter((id) => !labels.includes(id) && !id.startsWith('_')),
    references: referencesOf(page),
    styles: $('style').text(),
    date: $('main time').attr('datetime'),
    movedTo: /url=(.+)/.exec($('meta[http-equiv=refresh]').attr('content') ?? '')?.[1],
  };
}

/** An exported folder: its pages, sorted by path, and the paths of all its files. */
export type ExportedSite = { pages: PageRecord[]; files: readonly string[] };

/** Reads an exported folder, without a preview's review and HTML files of public/. */
export async function readSite(outDir: string): Promise<ExportedSite> {
  const files = await listFiles(outDir);
  const others = ['review.html', ...(await publicFiles())];
  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('review/') && !others.includes(file);
  const html = files.filter(isPage);
  const pages = await Promise.all(html.map(async (file) => recordOf(await readPage(outDir, file))));
  return { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)), files };
}
