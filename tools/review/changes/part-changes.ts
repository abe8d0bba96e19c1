import { diffArrays } from 'diff';
import type { PagePart, PageRecord } from '../../pages/record';
import type { PageChange } from './change';

/** Title, description and the path of the canonical address. */
export function headChanges(before: PageRecord, after: PageRecord): PageChange[] {
  const head = ({ title, description, canonical }: PageRecord) => ({
    title,
    description,
    canonical: canonical && new URL(canonical).pathname,
  });
  const [old, fresh] = [head(before), head(after)];
  return (['title', 'description', 'canonical'] as const)
    .filter((kind) => old[kind] !== fresh[kind])
    .map((kind) => ({ kind, before: old[kind] || undefined, after: fresh[kind] || undefined }));
}

/** A move of the whole site to another address. */
export function originChanges(before: PageRecord, after: PageRecord): PageChange[] {
  const [old, fresh] = [before, after].map(({ canonical }) => canonical && new URL(canonical).origin);
  return old === fresh ? [] : [{ kind: 'canonical', before: old, after: fresh }];
}

/** Places that links can no longer lead to: links that others have made break. With a question its place goes anyway. */
export function anchorChanges(before: PagePart, after: PagePart): PageChange[] {
  const texts = new Set(after.units.map(({ text }) => text));
  const goneWith = new Set(before.units.flatMap(({ id, text }) => (id && !texts.has(text) ? id : [])));
  const gone = before.anchors.filter((id) => !after.anchors.includes(id) && !goneWith.has(id));
  return gone.map((id) => ({ kind: 'anchor', before: `#${id}`, of: 'links to it now end at the top of the page' }));
}

/** Pictures and what is said of them to those who do not see them. */
export function imageChanges(before: PagePart['images'], after: PagePart['images']): PageChange[] {
  const line = ({ src, alt }: PagePart['images'][number]) => `${src}: ${alt ? `“${alt}”` : 'no alternative text'}`;
  return replaced('image', before.map(line), after.map(line));
}

/** Structured data, property by property. */
export function dataChanges(before: readonly string[], after: readonly string[]): PageChange[] {
  return replaced('data', before, after);
}

/** The picture and the words of a link in a chat. */
export function cardChanges(before: PageRecord, after: PageRecord): PageChange[] {
  const [old, fresh] = [before.card, after.card];
  if (!old || !fresh) {
    return old || fresh ? [{ kind: 'card', of: 'picture', before: old?.image, after: fresh?.image }] : [];
  }
  const isOtherPicture = old.pixels && fresh.pixels ? old.pixels !== fresh.pixels : old.image !== fresh.image;
  const [oldText, freshText] = [old, fresh].map(({ title, description }) => `${title}\n${description}`);
  const isOwnText =
    freshText !== `${after.title}\n${after.description}` || oldText !== `${before.title}\n${before.description}`;
  return [
    ...(isOtherPicture ? [{ kind: 'card' as const, of: 'picture', before: old.image, after: fresh.image }] : []),
    ...(old.alt !== fresh.alt
      ? [{ kind: 'card' as const, of: 'alternative text', before: old.alt, after: fresh.alt }]
      : []),
    ...(isOwnText && oldText !== freshText
      ? [{ kind: 'card' as const, of: 'words', before: oldText, after: freshText }]
      : []),
  ];
}

/** Lines that took the place of others, row by row. */
function replaced(kind: 'image' | 'data', before: readonly string[], after: readonly string[]): PageChange[] {
  const changes: PageChange[] = [];
  let removed: string[] = [];
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) removed = part.value;
    else {
      const added = part.added ? part.value : [];
      const rows = Math.max(removed.length, added.length);
      for (let row = 0; row < rows; row += 1) changes.push({ kind, before: removed[row], after: added[row] });
      removed = [];
    }
  }
  return [...changes, ...removed.map((line): PageChange => ({ kind, before: line }))];
}
