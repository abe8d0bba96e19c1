import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { isHashed, type Snapshot, withoutHashes } from './identical';
import { styleChanges } from './styles';
import type { TextChange } from './texts';

/** Attributes with texts and addresses, which are left to texts.ts. */
const readAttributes = ['href', 'alt', 'aria-label', 'title', 'placeholder'];
const pictures = /\.(?:png|jpe?g|webp|avif|gif|svg|ico|woff2?)$/;

/** Style declarations, elements, pictures and fonts that differ between two versions of a page. */
export function lookChanges(before: Snapshot, after: Snapshot): TextChange[] {
  const [old, current] = [load(before.html), load(after.html)];
  return [
    ...styleChanges(sheetsOf(old, before), sheetsOf(current, after)),
    ...difference(elementsOf(old), elementsOf(current)),
    ...fileChanges(before, after, (address) => pictures.test(address)),
  ];
}

/** Scripts, metadata, data attributes and other files that differ. */
export function sourceChanges(before: Snapshot, after: Snapshot): TextChange[] {
  const [old, current] = [load(before.html), load(after.html)];
  return [
    ...difference(invisibleOf(old), invisibleOf(current)).map(shortened),
    ...fileChanges(before, after, (address) => !pictures.test(address) && !address.endsWith('.css')),
  ];
}

function sheetsOf($: CheerioAPI, { files }: Snapshot): string[] {
  const linked = [...files]
    .filter(([address]) => address.endsWith('.css'))
    .map(([, content]) => content.toString('utf8'));
  return [$('style').text(), ...linked];
}

function tag({ name, attribs }: Element, isShown: (attribute: string) => boolean): string {
  const shown = Object.entries(attribs).filter(([attribute]) => isShown(attribute));
  return `<${[name, ...shown.map(([attribute, value]) => `${attribute}="${value}"`)].join(' ')}>`;
}

/** The visible elements, without their texts, links and data. */
function elementsOf($: CheerioAPI): string[] {
  const seen = $('body *').not('script, style, template').toArray() as Element[];
  return seen.map((element) => tag(element, (name) => !readAttributes.includes(name) && !name.startsWith('data-')));
}

/** The invisible parts: metadata, scripts, and data for scripts. */
function invisibleOf($: CheerioAPI): string[] {
  const silent = $('html, meta, link:not([rel=stylesheet]), script, base').toArray() as Element[];
  const data = ($('body *').toArray() as Element[]).filter(({ attribs }) =>
    Object.keys(attribs).some((name) => name.startsWith('data-')),
  );
  return [
    ...silent.map((element) => tag(element, () => true) + (element.name === 'script' ? $(element).text() : '')),
    ...data.map((element) => tag(element, (name) => name.startsWith('data-'))),
    // Files are compared separately.
  ].map(withoutHashes);
}

/** Files that were added, removed or changed. */
function fileChanges(before: Snapshot, after: Snapshot, isMeant: (address: string) => boolean): TextChange[] {
  const changed = (one: Snapshot, other: Snapshot) =>
    [...one.files].flatMap(([address, content]) =>
      isMeant(address) && !other.files.get(address)?.equals(content) ? [address] : [],
    );
  const [went, came] = [changed(before, after), changed(after, before)];
  // Without their hash, so that one change is one row.
  const nameOf = (address: string) => (isHashed(address) ? address.replace(/[-.]\w{8,}(?=\.\w+$)/, '') : address);
  const [old, current] = [new Set(went.map(nameOf)), new Set(came.map(nameOf))];
  return [...new Set([...old, ...current])].map((name) => ({
    before: old.has(name) ? name : '',
    after: current.has(name) ? name : '',
  }));
}

/** What each list has more often than the other, as one change; none if they're the same. */
function difference(before: readonly string[], after: readonly string[]): TextChange[] {
  const rest = [...after];
  const went = before.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return went.length + rest.length > 0 ? [{ before: went.join('\n'), after: rest.join('\n') }] : [];
}

/** Cuts long code to what differs and a little around it. */
function shortened({ before, after }: TextChange): TextChange {
  const [around, longest] = [60, 400];
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  const from = Math.max(0, start - around);
  const cut = (text: string) => {
    const part = text.slice(from, from + longest);
    return `${from > 0 && part ? '…' : ''}${part}${text.length > from + longest ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}
