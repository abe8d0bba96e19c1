import { diffArrays } from 'diff';
import type { Element } from 'domhandler';
import postcss, { type AtRule, type Node, type Rule } from 'postcss';
import { pageFile, pages as registry } from '@/lib/pages';
import { type Page, parsePage } from '../exported-page/page';
import { type PageRecord, recordOf } from '../exported-page/record';
import { isHashed, type Snapshot, takeSnapshot, withoutHashes } from './identical';
import type { Previous, ComparedSite, Unreadable } from './read';

/** In the order in which they decide the state of a page. */
const kinds = ['text', 'look', 'source'] as const;
const stateOf = { text: 'text', look: 'looks', source: 'source' } as const;

/**
 * What a page had, and what it has instead. One of them may be empty. A link's text and address are
 * written as "text → address".
 */
export type Change = { before: string; after: string; isLink?: true };
export type Difference = Change & { kind: (typeof kinds)[number]; path: string };
export type State = 'identical' | 'text' | 'looks' | 'source' | 'not-compared' | 'new' | 'gone';
export type PageState = { path: string; state: State };

/**
 * Compares every page with its previous version. Only equal bytes make a page identical; a
 * difference that fits no kind is still a change of its source.
 */
export async function listDifferences(before: Previous | Unreadable, after: ComparedSite) {
  const pages: PageState[] = [];
  const differences: Difference[] = [];
  const inOrder = new Set([...registry.map(({ path }) => path), ...after.html.keys()]);
  for (const path of inOrder) {
    const html = after.html.get(path);
    if (html === undefined) continue;
    if ('problem' in before || before.unread.includes(path)) {
      pages.push({ path, state: 'not-compared' });
      continue;
    }
    const oldHtml = before.html.get(path);
    if (oldHtml === undefined) {
      pages.push({ path, state: 'new' });
      continue;
    }
    const [old, current] = [await takeSnapshot(oldHtml, before), await takeSnapshot(html, after)];
    if (!old || !current) pages.push({ path, state: 'not-compared' });
    else if (old.hash === current.hash) pages.push({ path, state: 'identical' });
    else {
      const found = differencesOn(path, old, current);
      const first = kinds.find((kind) => found.some((difference) => difference.kind === kind))!;
      differences.push(...found);
      pages.push({ path, state: stateOf[first] });
    }
  }
  if (!('problem' in before)) {
    for (const path of before.html.keys()) if (!after.html.has(path)) pages.push({ path, state: 'gone' });
  }
  return { pages, differences };
}

function differencesOn(path: string, before: Snapshot, after: Snapshot): Difference[] {
  const [old, current] = [before, after].map(({ html }) => parsePage(pageFile(path), html)) as [Page, Page];
  const [read, reads] = [recordOf(old), recordOf(current)];
  const changes: Record<Difference['kind'], Change[]> = {
    text: [...pairs(textsOf(read), textsOf(reads)), ...linkChanges(read.links, reads.links)],
    look: [
      ...styleChanges(sheetsOf(old, before), sheetsOf(current, after)),
      ...blocks(elementsOf(old), elementsOf(current)),
      ...fileChanges(before, after, isPicture),
    ],
    source: [
      ...blocks(invisibleOf(old), invisibleOf(current)).map(shortened),
      ...fileChanges(before, after, (address) => !isPicture(address) && !address.endsWith('.css')),
    ],
  };
  const found = kinds.flatMap((kind) => changes[kind].map((change): Difference => ({ kind, path, ...change })));
  return found.length > 0 ? found : [{ kind: 'source', path, before: '', after: 'Changed in source' }];
}

/** Where two lists differ: what went and what came, place by place. */
function placesOf(before: readonly string[], after: readonly string[]): { went: string[]; came: string[] }[] {
  const places: { went: string[]; came: string[] }[] = [{ went: [], came: [] }];
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (removed) places.at(-1)!.went = value;
    else if (added) places.at(-1)!.came = value;
    // What both have is between two places.
    else places.push({ went: [], came: [] });
  }
  return places.filter(({ went, came }) => went.length + came.length > 0);
}

/** What differs between two lists, one change per place. */
function blocks(before: readonly string[], after: readonly string[]): Change[] {
  return placesOf(before, after).map(({ went, came }) => ({ before: went.join('\n'), after: came.join('\n') }));
}

/** What differs between two lists of texts, one change per text. */
function pairs(before: readonly string[], after: readonly string[]): Change[] {
  return placesOf(before, after).flatMap(({ went, came }) => {
    if (went.length === came.length) return came.map((text, index) => ({ before: went[index]!, after: text }));
    const left = [...went];
    const changes = came.map((text) => {
      const at = left.findIndex((old) => areAlike(old, text));
      return { before: at >= 0 ? left.splice(at, 1)[0]! : '', after: text };
    });
    return [...changes, ...left.map((text) => ({ before: text, after: '' }))];
  });
}

/** Whether two texts share half of their words. */
function areAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => new Set(text.match(/[\p{L}\p{N}]+/gu)));
  return 2 * [...words!].filter((word) => others!.has(word)).length >= Math.max(words!.size, others!.size);
}

/** What people read on a page, and what its WhatsApp and mail links write for them. */
function textsOf({ title, description, texts, links }: PageRecord): string[] {
  return [title, description, ...texts, ...links.flatMap(({ href }) => writtenBy(href))];
}

function writtenBy(href: string): string[] {
  if (!URL.canParse(href)) return [];
  const { searchParams } = new URL(href);
  return ['subject', 'text', 'body'].flatMap((name) => searchParams.getAll(name));
}

/** Links that lead elsewhere. One within the site that comes or goes with its text is left out. */
function linkChanges(before: PageRecord['links'], after: PageRecord['links']): Change[] {
  const format = ({ text, href }: PageRecord['links'][number]) =>
    `${text} → ${href.replace(/\?(?:subject|text|body)=.*/, '')}`;
  const addressOf = (link: string) => link.split(' → ').at(-1)!;
  const changes = pairs(before.map(format), after.map(format)).filter((change) => {
    if (change.before && change.after) return addressOf(change.before) !== addressOf(change.after);
    return /^[a-z]+:/.test(addressOf(change.before || change.after));
  });
  return changes.map((change) => ({ ...change, isLink: true }));
}

/** Attributes with texts and addresses, which people read. */
const readAttributes = ['href', 'alt', 'aria-label', 'title', 'placeholder'];
const isPicture = (address: string) => /\.(?:png|jpe?g|webp|avif|gif|svg|ico|woff2?)$/.test(address);

function tag({ name, attribs }: Element, isShown: (attribute: string) => boolean = () => true): string {
  const shown = Object.entries(attribs).filter(([attribute]) => isShown(attribute));
  return `<${[name, ...shown.map(([attribute, value]) => `${attribute}="${value}"`)].join(' ')}>`;
}

/** The visible elements, without their texts, links and data. */
function elementsOf({ $ }: Page): string[] {
  const seen = $('body *').not('script, style, template').toArray() as Element[];
  return seen.map((element) => tag(element, (name) => !readAttributes.includes(name) && !name.startsWith('data-')));
}

/** The invisible parts: metadata, scripts, and data for scripts. Files are compared separately. */
function invisibleOf({ $ }: Page): string[] {
  const silent = $('html, meta, link:not([rel=stylesheet]), script, base').toArray() as Element[];
  const data = $('body *').toArray() as Element[];
  return [
    ...silent.map((element) => tag(element) + (element.name === 'script' ? $(element).text() : '')),
    ...data.map((element) => tag(element, (name) => name.startsWith('data-'))).filter((text) => text.includes(' ')),
  ].map(withoutHashes);
}

/** Cuts long code to what differs and a little around it. */
function shortened({ before, after }: Change): Change {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const from = Math.max(0, start - 60);
  return { before: before.slice(from, from + 400), after: after.slice(from, from + 400) };
}

/** Addresses of files that were added, removed or changed. Hashes in names don't count. */
function fileChanges(before: Snapshot, after: Snapshot, isMeant: (address: string) => boolean): Change[] {
  const nameOf = (address: string) => (isHashed(address) ? address.replace(/[-.]\w{8,}(?=\.\w+$)/, '') : address);
  const changed = (one: Snapshot, other: Snapshot) =>
    [...one.files].flatMap(([address, content]): [string, string][] =>
      isMeant(address) && !other.files.get(address)?.equals(content) ? [[nameOf(address), address]] : [],
    );
  const [went, came] = [new Map(changed(before, after)), new Map(changed(after, before))];
  return [...new Set([...went.keys(), ...came.keys()])].map((name) => ({
    before: went.get(name) ?? '',
    after: came.get(name) ?? '',
  }));
}

function sheetsOf({ $ }: Page, { files }: Snapshot): string[] {
  const linked = [...files].filter(([address]) => address.endsWith('.css'));
  return [$('style').text(), ...linked.map(([, content]) => content.toString('utf8'))];
}

/** What CSS is about, if not every screen. The first pattern that matches decides. */
const subjects: readonly [name: string, pattern: RegExp][] = [
  ['print', /@media[^{]*\bprint\b|@page/],
  ['keyboard focus', /:focus/],
  ['hover', /:hover|\(hover/],
  ['dark colours', /prefers-color-scheme: ?dark/],
  ['forced colours or contrast', /forced-colors|prefers-contrast/],
  ['motion', /prefers-reduced-motion|@keyframes/],
  ['some widths', /@media[^{]*width/],
];
export const subjectOf = (css: string) => subjects.find(([, pattern]) => pattern.test(css))?.[0] ?? '';

/** The declarations that went and came, one change per subject. */
function styleChanges(before: readonly string[], after: readonly string[]): Change[] {
  const places = placesOf(declarationsOf(before), declarationsOf(after));
  const [went, came] = [places.flatMap((place) => place.went), places.flatMap((place) => place.came)];
  const about = (name: string, list: readonly string[]) => list.filter((css) => subjectOf(css) === name).join('\n');
  const names = new Set([...went, ...came].map(subjectOf));
  return [...names].map((name) => ({ before: about(name, went), after: about(name, came) }));
}

/** Every declaration of some stylesheets, with its selector and conditions. */
function declarationsOf(sheets: readonly string[]): string[] {
  const found: string[] = [];
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(({ prop, value, important, parent }) => {
      const around = [...conditionsOf(parent), parent?.type === 'rule' ? (parent as Rule).selector : ''];
      const declaration = `${prop}: ${value}${important ? ' !important' : ''}`;
      found.push(around.filter(Boolean).reduceRight((inner, outer) => `${outer} { ${inner} }`, declaration));
    });
  }
  return found;
}

/** The at-rules around a declaration, except for layers, outermost first. */
function conditionsOf(node: Node | undefined): string[] {
  if (!node || node.type === 'root') return [];
  const { type, name, params } = node as AtRule;
  const own = type === 'atrule' && name !== 'layer' ? [`@${name} ${params}`.trim()] : [];
  return [...conditionsOf(node.parent), ...own];
}
