import { diffArrays, diffWords } from 'diff';
import type { PageRecord } from '../exported-page/record';

/** The old and new text, or the text of a link with its address. Empty if there is none. */
export type TextChange = { before: string; after: string };

type Link = PageRecord['links'][number];

/** The texts and links that differ between two versions of a page. */
export function textChanges(before: PageRecord, after: PageRecord): TextChange[] {
  const texts = [
    ...pairs([before.title], [after.title]),
    ...pairs([before.description], [after.description]),
    ...pairs(before.texts, after.texts),
  ];
  const words = new Set(texts.flatMap((change) => [change.before, change.after]));
  return [...texts, ...linkChanges(before.links, after.links, words)];
}

/** Links with another address. One that was added or removed with its text belongs to the text. */
function linkChanges(before: readonly Link[], after: readonly Link[], changedTexts: ReadonlySet<string>): TextChange[] {
  const format = ({ text, href }: Link) => `${text} → ${readable(href)}`;
  const byAddress = new Map([...before, ...after].map((link) => [format(link), link]));
  return pairs(before.map(format), after.map(format)).flatMap((change) => {
    const [old, current] = [byAddress.get(change.before), byAddress.get(change.after)];
    if (old && current) return old.href === current.href ? [] : [withoutSameMessage(change)];
    const { text, href } = (old ?? current)!;
    return leavesSite(href) || ![...changedTexts].some((changed) => changed.includes(text)) ? [change] : [];
  });
}

/** Leaves out a WhatsApp message that both links have, because it differs from page to page. */
function withoutSameMessage({ before, after }: TextChange): TextChange {
  const [old, current] = [before.indexOf('?text='), after.indexOf('?text=')];
  if (old < 0 || current < 0 || before.slice(old) !== after.slice(current)) return { before, after };
  return { before: before.slice(0, old), after: after.slice(0, current) };
}

const leavesSite = (href: string) => /^[a-z]+:/.test(href);

/** Decodes an address, such as a WhatsApp link with a message. */
function readable(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** Pairs removed and added texts of two lists, by similarity if several are next to each other. */
function pairs(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = [];
  let gone: string[] = [];
  const flush = (come: string[]) => {
    for (const text of come) {
      const likeness = gone.map((old) => likenessOf(old, text));
      const best = Math.max(...likeness);
      const isPair = best > 0.3 || (gone.length === 1 && come.length === 1);
      const [old = ''] = isPair ? gone.splice(likeness.indexOf(best), 1) : [];
      changes.push({ before: old, after: text });
    }
    changes.push(...gone.map((text) => ({ before: text, after: '' })));
    gone = [];
  };
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (removed) gone = value;
    else flush(added ? value : []);
  }
  flush([]);
  return changes;
}

/** The share of words that two texts have in common, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu);
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(first.size, second.size, 1);
}

/** Whether a person must check a change: of a figure, a price, or a way to reach the agency. */
export function mustBeChecked(change: TextChange): boolean {
  const changed = diffWords(change.before, change.after).filter(({ added, removed }) => added || removed);
  const isContact = [change.before, change.after].some((text) =>
    /→ (?:tel:|mailto:|whatsapp:|https:\/\/(?:wa\.me|\w+\.whatsapp\.com)\b)/.test(text),
  );
  return isContact || /[\d%₹$€£]/.test(changed.map(({ value }) => value).join(' '));
}
