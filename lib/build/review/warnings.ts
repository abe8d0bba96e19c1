import { previewRoutes } from '@/lib/routes';
import type { PageFacts } from './facts';
import { cut, resultRules } from './search-result';

/** What a marketer may want to look at. The names stand in the sheet's filter. */
export const warningNames = {
  'title-long': 'Title cut off',
  'description-long': 'Description cut off',
  'description-short': 'Description short',
  duplicate: 'Duplicate title or description',
  thin: 'Thin page',
  'hard-to-read': 'Hard to read',
  placeholder: 'Placeholder left',
  'missing-alt': 'Missing alt text',
  heading: 'Not one h1',
  card: 'No social card',
} as const;

export type WarningKind = keyof typeof warningNames;
export type Warning = { kind: WarningKind; text: string };

/** House rules: below these a page says little, or reads like a contract. */
const limits = { words: 100, descriptionCharacters: 110, ease: 40 };

/**
 * The warnings of one page. Search engines see canonical pages alone, so a page that repeats another one, the 404 page and
 * what previews alone have are not judged as search results.
 * @param page the page
 * @param pages all pages of the build, to find duplicates
 * @param placeholders texts that must not be there at launch, for example a placeholder number
 */
export function warningsOf(page: PageFacts, pages: readonly PageFacts[], placeholders: readonly string[]): Warning[] {
  const previewOnly: readonly string[] = Object.values(previewRoutes);
  const isListed = page.isCanonical && !previewOnly.includes(page.path);
  return [...(isListed ? resultWarnings(page, pages) : []), ...pageWarnings(page, placeholders)];
}

function resultWarnings(page: PageFacts, pages: readonly PageFacts[]): Warning[] {
  const found: Warning[] = [];
  const { title, description } = page;
  const cutOn = (part: 'title' | 'description', text: string) =>
    (['desktop', 'phone'] as const).filter((device) => cut(text, resultRules[device][part]).isCut).join(' and ');
  const rivals = pages.filter((other) => other.isCanonical && other.path !== page.path);
  if (cutOn('title', title)) found.push({ kind: 'title-long', text: `Title is cut off on ${cutOn('title', title)}` });
  if (cutOn('description', description)) {
    found.push({ kind: 'description-long', text: `Description is cut off on ${cutOn('description', description)}` });
  }
  if (description.length < limits.descriptionCharacters) {
    found.push({ kind: 'description-short', text: `Description has ${description.length} characters` });
  }
  for (const rival of rivals) {
    if (rival.title === title) found.push({ kind: 'duplicate', text: `Same title as ${rival.path}` });
    if (rival.description === description) {
      found.push({ kind: 'duplicate', text: `Same description as ${rival.path}` });
    }
  }
  if (page.words < limits.words) found.push({ kind: 'thin', text: `Only ${page.words} words` });
  if (!page.card) found.push({ kind: 'card', text: 'No picture for chats' });
  return found;
}

function pageWarnings(page: PageFacts, placeholders: readonly string[]): Warning[] {
  const found: Warning[] = [];
  const text = [page.title, page.description, ...page.sentences].join('\n');
  const left = placeholders.filter((placeholder) => text.includes(placeholder));
  if (page.ease < limits.ease) found.push({ kind: 'hard-to-read', text: `Reading ease ${page.ease}` });
  if (left.length > 0) found.push({ kind: 'placeholder', text: `Placeholder left: ${left.join(', ')}` });
  const withoutAlt = page.images.filter(({ alt }) => alt === undefined).map(({ src }) => src);
  if (withoutAlt.length > 0) found.push({ kind: 'missing-alt', text: `No alt text: ${withoutAlt.join(', ')}` });
  if (page.headings.length !== 1) found.push({ kind: 'heading', text: `${page.headings.length} h1 headings` });
  return found;
}
