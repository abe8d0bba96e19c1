import { isDeepStrictEqual } from 'node:util';
import { formatDate, todayInIndia } from '@/content/dates';
import { findPage } from '@/lib/pages';
import { type Edit, headings } from './group';
import type { Site } from './read';

/** What isn't a word of a page, as a sentence. */
export type Note = { text: string; href?: string; before?: string; mustBeChecked?: boolean };

const isIconOrCard = (file: string) => /^\/(?:og|icons)\/|^\/(?:favicon|apple-touch-icon)\./.test(file);

/** What differs in a part of two sites: its name, before and after. */
function differences(part: 'redirects' | 'files', before: Site, after: Site) {
  const names = new Set([...before[part].keys(), ...after[part].keys()]);
  return [...names]
    .filter((name) => !before.unread.includes(name))
    .map((name) => [name, before[part].get(name), after[part].get(name)] as const)
    .filter(([, was, is]) => !isDeepStrictEqual(was, is));
}

const note = (text: string, href?: string): Note => ({ text, href, mustBeChecked: !href });

/** Replaced icons and cards; redirects, files, lost addresses, days of legal pages. */
export function looksOf(before: Site, after: Site, edits: readonly Edit[]): { pictures: string[]; notes: Note[] } {
  const redirects = differences('redirects', before, after).map(([from, was, is]) => {
    if (!is) return note(`${from} no longer leads to ${was}`);
    return note(`${from} leads to ${is}${was ? ` instead of ${was}` : ''}`, from);
  });
  const differing = differences('files', before, after);
  const pictures = differing.filter(([name, was, is]) => isIconOrCard(name) && was && is).map(([name]) => name);
  const files = differing
    .filter(([name]) => !isIconOrCard(name) && !name.startsWith('/_next/'))
    .map(([name, was, is]) =>
      note(`The file ${name} ${was ? (is ? 'was replaced' : 'is gone') : 'is new'}`, is && name),
    );
  const pages = [...after.pages].flatMap(([path, { ids, date }]) => {
    const [old, page] = [before.pages.get(path), findPage(path)];
    if (!old || page?.canonical !== path) return [];
    const lost = old.anchors.filter((id) => !ids.includes(id));
    const texts = lost.map((id) => `Links to ${path}#${id} lead only to the page`);
    // A fact that several pages show isn't a legal text.
    const isOwn = ({ files, heading, path: on }: Edit) =>
      files.length > 0 ? files.includes(page.file) : on === path && !headings.includes(heading);
    if (page.kind === 'legal' && edits.some(isOwn) && date && date === old.date && date !== todayInIndia())
      texts.push(`The words of ${path} changed, but its date is still ${formatDate(date)}`);
    return texts.map((text) => ({ ...note(text, path), mustBeChecked: true }));
  });
  return { pictures, notes: [...redirects, ...files, ...pages] };
}
