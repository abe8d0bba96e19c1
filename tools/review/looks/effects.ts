import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { groupBy } from '../sheet/model';
import { type Audience, audienceBetween, audienceOf } from './audience';
import { type Declaration, movementOf, usersOf } from './declarations';
import type { Spans } from '../changes';
import type { Look, LookNode } from './look';
import { reached } from './reached';
import { type Difference, drawn, lacking } from './structure';
import type { StyleEdit } from './styles';
import { partOf, textOf } from './subject';
import { declarationText, effectOf } from './words';

/** Something that happened to elements of a page: `effect` says what. */
export type Effect = {
  kind: Difference['kind'] | 'picture';
  key: string;
  before?: string;
  after?: string;
  audience?: Audience;
  elements: readonly Element[];
  $: CheerioAPI;
  /** Where a part of the page came, went or was drawn anew. */
  spans?: Spans;
  effect(subject: string): string;
};

const nodeOf = (one: Difference) => (one.kind === 'removed' ? one.old : one.fresh);

/** Elements of a page that changed alike are one difference, as are the drawings of one part. */
export function signatureOf(one: Difference, { $ }: Look): string {
  const { element, tag } = nodeOf(one);
  if (one.kind === 'drawing') return `drawing ${partOf($, element)}`;
  if (one.kind === 'retagged') return `${one.old.element.name} → ${element.name}`;
  if (one.kind === 'moved') return `moved ${textOf($, element)}`;
  return `${one.kind} ${one.kind === 'replaced' ? one.old.tag : ''} ${tag}`;
}

export function structureEffect(key: string, group: readonly Difference[], previous: Look, look: Look): Effect {
  const [one] = group as [Difference];
  const { $ } = one.kind === 'removed' ? previous : look;
  const elements = group.map((each) => nodeOf(each).element);
  const spansOf = (side: 'old' | 'fresh') =>
    group.flatMap((each) => (side in each ? [(each as Record<typeof side, LookNode>)[side].span] : []));
  const base = { kind: one.kind, key, elements, $, spans: { before: spansOf('old'), after: spansOf('fresh') } };
  if (one.kind === 'drawing') {
    const edits = new Map(group.flatMap((each) => (each.kind === 'drawing' ? [drawingEdit(each)] : [])));
    const [[key, edit]] = [...edits] as [[string, { before: string; after: string }]];
    const isShort = edits.size === 1 && key.length < 300;
    return { ...base, key: [...edits.keys()].join(), ...(isShort && edit), effect: (subject) => `${subject} changed` };
  }
  if (one.kind === 'retagged') {
    const [before, after] = [one.old, one.fresh].map(({ element }) => element.name);
    return { ...base, before, after, effect: (subject) => `other HTML element for ${subject}` };
  }
  const before = group.map((each) => ('old' in each ? textOf(previous.$, each.old.element) : ''));
  const after = group.map((each) => ('fresh' in each && one.kind !== 'moved' ? textOf($, each.fresh.element) : ''));
  const said = { before: before.join('\n').trim(), after: after.join('\n').trim() };
  return { ...base, ...said, effect: (subject) => `${one.kind}: ${subject}` };
}

/** What a drawing has lost and got, as a key and in words. */
function drawingEdit({ old, fresh }: Record<'old' | 'fresh', LookNode>) {
  const [gone, come] = [drawn(old), drawn(fresh)];
  const [before, after] = [lacking(gone, come), lacking(come, gone)].map((parts) => [...new Set(parts)].join('; '));
  return [`${before} → ${after}`, { before: before!, after: after! }] as const;
}

export function styleEffect({ key, pair, elements, $, ...edit }: StyleEdit, look: Look): Effect {
  const base = { kind: 'changed' as const, key, elements: [...elements], $ };
  if (edit.removed.size + edit.added.size === 0)
    return { ...base, effect: (subject) => `order of the style rules of ${subject}` };
  const every = [...edit.removed, ...edit.added];
  if (every.every(({ property }) => property === 'file')) {
    const [before, after] = [pair!.old, pair!.fresh].map(
      ({ element: { attribs } }) => attribs.alt || attribs.src || attribs.href,
    );
    return { ...base, kind: 'picture', before, after, effect: (subject) => `${subject} replaced` };
  }
  if (edit.shared) {
    const { name, before, after } = edit.shared;
    const { width, scheme } = audienceBetween(every.map(({ conditions }) => conditions));
    const effect = (subject: string) => `${name}: ${effectOf({ removed: every, added: every }, subject)}`;
    return { ...base, before, after, audience: { words: '', width, scheme }, effect };
  }
  const isSame = (one: Declaration) => (other: Declaration) =>
    one.conditions === other.conditions && one.property === other.property && one.value === other.value;
  const removed = [...edit.removed].filter((one) => ![...edit.added].some(isSame(one)));
  const added = [...edit.added].filter((one) => ![...edit.removed].some(isSame(one)));
  const all = [...removed, ...added];
  if (all.length === 0) {
    const [before, after] = key.split(' → ');
    if (after !== undefined)
      return {
        ...base,
        before,
        after,
        effect: (subject) => `names of style classes, with the same rules, of ${subject}`,
      };
    const names = effectOf({ removed: every, added: every }, 'other elements');
    return { ...base, after: declarationText(every), effect: (subject) => `${names}: ${subject}` };
  }
  const [audience, ...others] = groupBy(
    all.map((one) => audienceOf(one.conditions, one.selector)),
    ({ words }) => words,
  ).values();
  const movement = movementOf(all[0]!.conditions);
  const tokens = all.map(({ property }) => property).filter((name) => name.startsWith('--'));
  const users = usersOf(movement ? [movement] : tokens, [...look.used, ...look.late]);
  const isEverywhere = elements.size === 0 || base.elements.some(({ name }) => name === 'html');
  const selectors = isEverywhere ? [...new Set(users.map((one) => one.selector))] : [];
  const conditions = [...new Set(all.map((one) => one.conditions))].join();
  const [before, after] = [declarationText(removed), declarationText(added)];
  return {
    ...{ ...base, before, after },
    key: [conditions, before, after].join('\n'),
    audience: others.length > 0 ? undefined : audience![0],
    elements: selectors.length > 0 ? [...new Set(selectors.flatMap((one) => reached($, one)))] : base.elements,
    effect: (subject) => (movement ? `movement of ${subject}` : effectOf({ removed, added }, subject, users)),
  };
}
