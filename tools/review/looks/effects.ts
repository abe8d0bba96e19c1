import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { groupBy } from '../sheet/model';
import { type Audience, audienceOf } from './audience';
import { type Declaration, movementOf, usersOf } from './declarations';
import type { Look } from './look';
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
  effect(subject: string): string;
};

const nodeOf = (one: Difference) => (one.kind === 'removed' ? one.old : one.fresh);

/** Elements of a page that changed alike are one difference, as are the drawings of one part. */
export function signatureOf(one: Difference, { $ }: Look): string {
  const { element, tag, text } = nodeOf(one);
  if (one.kind === 'drawing') return `drawing ${partOf($, element)}`;
  return `${one.kind} ${one.kind === 'replaced' ? one.old.tag : ''} ${tag} ${one.kind === 'moved' ? text : ''}`;
}

export function structureEffect(key: string, group: readonly Difference[], previous: Look, look: Look): Effect {
  const [one] = group as [Difference];
  const { $ } = one.kind === 'removed' ? previous : look;
  const elements = group.map((each) => nodeOf(each).element);
  const base = { kind: one.kind, key, elements, $ };
  if (one.kind === 'drawing') {
    const [gone, come] = [drawn(one.old), drawn(one.fresh)];
    const [before, after] = [lacking(gone, come), lacking(come, gone)].map((parts) => parts.join('; '));
    const isShort = group.length === 1 && `${before}${after}`.length < 300;
    const shapes = group.map((each) => drawn(nodeOf(each)).join()).join();
    return { ...base, key: shapes, ...(isShort && { before, after }), effect: (subject) => `${subject} changed` };
  }
  const before = group.map((each) => ('old' in each ? textOf(previous.$, each.old.element) : ''));
  const after = group.map((each) => ('fresh' in each && one.kind !== 'moved' ? textOf($, each.fresh.element) : ''));
  const what = one.kind === 'moved' ? 'moved or wrapped' : one.kind;
  const said = { before: before.join('\n').trim(), after: after.join('\n').trim() };
  return { ...base, ...said, effect: (subject) => `${what}: ${subject}` };
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
    const { width, scheme } = audienceOf(every[0]!.conditions, '');
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
    return {
      ...base,
      before,
      after,
      effect: (subject) => `names of style classes, with the same rules, of ${subject}`,
    };
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
