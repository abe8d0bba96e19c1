import { legalDocuments } from '@/content/legal';
import { limits } from '../check/limits';
import { cut } from '../check/text-width';
import { isListed, type Reach } from '../pages/crawl';
import type { JsonLdNode, PageFacts } from '../pages/facts';
import { gapsOf } from '../pages/structured-data';
import type { Warning, WarningKind } from './warning-kinds';

/** What a page is judged by beside itself. */
export type Surroundings = {
  pages: readonly PageFacts[];
  reach?: Reach;
  nodes: ReadonlyMap<unknown, JsonLdNode>;
  /** Pages that this one is much like, with the share they have in common. */
  alike: readonly { path: string; share: number }[];
};

/**
 * The warnings of one page. Search engines see canonical pages alone, so a page that repeats another one, the 404 page and
 * what previews alone have are not judged as search results.
 */
export function warningsOf(page: PageFacts, surroundings: Surroundings): Warning[] {
  return [
    ...(isListed(page) ? [...resultWarnings(page, surroundings.pages), ...siteWarnings(page, surroundings)] : []),
    ...pageWarnings(page, surroundings),
  ];
}

function resultWarnings(page: PageFacts, pages: readonly PageFacts[]): Warning[] {
  const found: Warning[] = [];
  const { title, description } = page;
  for (const part of ['title', 'description'] as const) {
    const devices = (['desktop', 'phone'] as const).filter(
      (device) => cut(page[part], limits.result[device][part]).isCut,
    );
    if (devices.length > 0) found.push({ kind: `${part}-long`, text: `Cut off on ${devices.join(' and ')}` });
  }
  if (description.length < limits.descriptionCharacters) {
    found.push({ kind: 'description-short', text: `${description.length} characters` });
  }
  for (const rival of pages.filter((other) => isListed(other) && other.path !== page.path)) {
    if (rival.title === title) found.push({ kind: 'duplicate', text: `Same title as ${rival.path}` });
    if (rival.description === description) {
      found.push({ kind: 'duplicate', text: `Same description as ${rival.path}` });
    }
  }
  if (page.words < limits.words) found.push({ kind: 'thin', text: `${page.words} words` });
  if (!page.card) found.push({ kind: 'card', text: 'No picture for chats' });
  return found;
}

function siteWarnings({ path }: PageFacts, { reach, alike }: Surroundings): Warning[] {
  const found: Warning[] = alike.map((other) => ({
    kind: 'near-duplicate',
    text: `${Math.round(other.share * 100)} % the same as ${other.path}`,
  }));
  if (!reach) return found;
  if (!reach.isInSitemap) found.push({ kind: 'sitemap', text: 'Not in the sitemap' });
  if (path !== '/' && reach.clicks === undefined) found.push({ kind: 'orphan', text: 'No way from home' });
  if ((reach.clicks ?? 0) > limits.clicks) found.push({ kind: 'deep', text: `${reach.clicks} clicks from home` });
  return found;
}

function pageWarnings(page: PageFacts, { reach, nodes }: Surroundings): Warning[] {
  const { path, canonical, isCanonical } = page;
  const found: Warning[] = [];
  const withoutAlt = page.images.filter(({ alt }) => alt === undefined).map(({ src }) => src);
  const isLegal = legalDocuments.some(({ slug }) => path === `/${slug}`);
  if (page.ease < limits.readingEase[isLegal ? 'legal' : 'page']) {
    found.push({ kind: 'hard-to-read', text: `Reading ease ${page.ease}`, find: longest(page.sentences) });
  }
  if (withoutAlt.length > 0) found.push({ kind: 'missing-alt', text: withoutAlt.join(', ') });
  if (reach?.isInSitemap && !isCanonical) {
    found.push({ kind: 'sitemap', text: canonical ? 'In the sitemap, yet it repeats another page' : 'In the sitemap' });
  }
  for (const { type, property, isRequired, source } of gapsOf(page.nodes, nodes)) {
    const kind: WarningKind = isRequired ? 'data-required' : 'data-recommended';
    found.push({ kind, text: `${type}: no ${property}`, source });
  }
  return [...found, ...outlineWarnings(page)];
}

function outlineWarnings({ headings, outline }: PageFacts): Warning[] {
  const found: Warning[] = outline.flatMap(({ level, text }, index) => {
    const above = outline[index - 1]?.level ?? 0;
    return level > above + 1 && index > 0
      ? [{ kind: 'heading', text: `“${text}” is an h${level} below an h${above}`, find: text }]
      : [];
  });
  if (headings.length !== 1) found.push({ kind: 'heading', text: `${headings.length} h1 headings` });
  return found;
}

const longest = (sentences: readonly string[]) =>
  sentences.reduce((long, sentence) => (sentence.length > long.length ? sentence : long), '');
