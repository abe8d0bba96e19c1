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

/** Pictures and what is said of them to those who do not see them, one in place of the other. */
export function imageChanges(before: PagePart['images'], after: PagePart['images']): PageChange[] {
  const lines = [before, after].map((images) =>
    images.map(({ src, alt }) => `${src}: ${alt ? `“${alt}”` : 'no alternative text'}`),
  );
  const [old = [], fresh = []] = lines;
  const gone = old.filter((line) => !fresh.includes(line));
  const come = fresh.filter((line) => !old.includes(line));
  const rows = Math.max(gone.length, come.length);
  return Array.from({ length: rows }, (_, row) => ({ kind: 'image', before: gone[row], after: come[row] }));
}

/** The picture of a link in a chat, and its words where they are not the page's own. */
export function cardChanges(before: PageRecord, after: PageRecord): PageChange[] {
  const [old, fresh] = [before.card, after.card];
  const isSame = old?.pixels && fresh?.pixels ? old.pixels === fresh.pixels : old?.image === fresh?.image;
  const words = [before, after].map(({ card, title, description }) =>
    card && (card.title !== title || card.description !== description)
      ? `${card.title}\n${card.description}`
      : undefined,
  );
  return [
    ...(isSame && old?.alt === fresh?.alt
      ? []
      : [{ kind: 'card' as const, of: 'picture', before: old?.image, after: fresh?.image }]),
    ...(words[0] === words[1] ? [] : [{ kind: 'card' as const, of: 'words', before: words[0], after: words[1] }]),
  ];
}
