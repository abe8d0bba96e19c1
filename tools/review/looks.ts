import { isDeepStrictEqual } from 'node:util';
import { formatDate, todayInIndia } from '@/content/dates';
import { findPage } from '@/lib/pages';
import type { Change } from './compare';
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

/** Icons and cards with other bytes than before. */
export function replacedPictures(before: Site, after: Site): string[] {
  const replaced = differences('files', before, after).filter(([name, was, is]) => isIconOrCard(name) && was && is);
  return replaced.map(([name]) => name);
}

const note = (text: string, href?: string): Note => ({ text, href, mustBeChecked: !href });

/** Redirects, files, lost addresses, days of legal pages. */
export function notesOn(before: Site, after: Site, changes: readonly Change[]): Note[] {
  const redirects = differences('redirects', before, after).map(([from, was, is]) => {
    if (!is) return note(`${from} no longer leads to ${was}`);
    return note(`${from} leads to ${is}${was ? ` instead of ${was}` : ''}`, from);
  });
  const files = differences('files', before, after)
    .filter(([name]) => !isIconOrCard(name) && !name.startsWith('/_next/'))
    .map(([name, was, is]) =>
      note(`The file ${name} ${was ? (is ? 'was replaced' : 'is gone') : 'is new'}`, is && name),
    );
  const pages = [...after.pages].flatMap(([path, { ids, date }]) => {
    const [old, page] = [before.pages.get(path), findPage(path)];
    if (!old || page?.canonical !== path) return [];
    const lost = old.anchors.filter((id) => !ids.includes(id));
    const texts = lost.map((id) => `Links to ${path}#${id} lead only to the page`);
    const isChanged = page.kind === 'legal' && changes.some((one) => one.path === path && !one.place);
    if (isChanged && date && date === old.date && date !== todayInIndia())
      texts.push(`The words of ${path} changed, but its date is still ${formatDate(date)}`);
    return texts.map((text) => ({ ...note(text, path), mustBeChecked: true }));
  });
  return [...redirects, ...files, ...pages];
}
