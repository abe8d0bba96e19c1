import { findPage } from '@/lib/pages';
import { formatDate, todayInIndia } from '@/content/dates';
import type { Change } from './compare';
import type { Site } from './read';

/** What isn't a word of a page, as a sentence. */
export type Note = { text: string; links?: Readonly<Record<string, string>>; mustBeChecked?: boolean };

const isIconOrCard = (file: string) => /^\/(?:og|icons)\/|^\/(?:favicon|apple-touch-icon)\./.test(file);

/** Icons and cards with other bytes than before. */
export function replacedPictures(before: Site, after: Site): string[] {
  const isReplaced = (name: string) =>
    before.files.has(name) && !before.files.get(name)!.equals(after.files.get(name)!);
  return [...after.files.keys()].filter((name) => isIconOrCard(name) && isReplaced(name));
}

const note = (text: string, href?: string, mustBeChecked = !href): Note => ({
  text,
  links: href ? { 'See it': href } : {},
  mustBeChecked,
});

/** Redirects, files, lost addresses, days of legal pages. */
export function notesOn(before: Site, after: Site, changes: readonly Change[]): Note[] {
  const namesOf = (part: 'redirects' | 'files') => [...new Set([...before[part].keys(), ...after[part].keys()])];
  const wasRead = (name: string) => !before.unread.includes(name);
  const redirects = namesOf('redirects')
    .filter(wasRead)
    .flatMap((from) => {
      const [was, is] = [before.redirects.get(from), after.redirects.get(from)];
      if (was === is) return [];
      if (!is) return [note(`${from} no longer leads to ${was}`)];
      return [note(`${from} leads to ${is}${was ? ` instead of ${was}` : ''}`, from)];
    });
  const isOwn = (name: string) => !isIconOrCard(name) && !name.startsWith('/_next/') && wasRead(name);
  const files = namesOf('files')
    .filter(isOwn)
    .flatMap((name) => {
      const [was, is] = [before.files.get(name), after.files.get(name)];
      if (!is) return [note(`The file ${name} is gone`)];
      if (!was) return [note(`The file ${name} is new`, name)];
      return was.equals(is) ? [] : [note(`The file ${name} was replaced`, name)];
    });
  const pages = [...after.pages].flatMap(([path, { ids, date }]) => {
    const old = before.pages.get(path);
    const lost = findPage(path)?.canonical === path ? (old?.anchors ?? []).filter((id) => !ids.includes(id)) : [];
    const isLegal = findPage(path)?.kind === 'legal' && changes.some((one) => one.path === path && !one.place);
    const isOldDate = old && isLegal && date && date === old.date && date !== todayInIndia();
    const dates = isOldDate ? [`The words of ${path} changed, but its date is still ${formatDate(date)}`] : [];
    return [...lost.map((id) => `Links to ${path}#${id} lead only to the page`), ...dates].map((text) =>
      note(text, path, true),
    );
  });
  return [...redirects, ...files, ...pages];
}
