import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { lettersOf } from '../../pages/letters';
import type { ReviewedPage } from '../read-pages';
import { groupBy } from '../sheet/model';
import { type Audience, audienceOf, upper } from './audience';
import { type Declaration, movementOf, usersOf } from './declarations';
import { hashOf, type Look, type LookNode } from './look';
import { reached } from './reached';
import { type Difference, differencesOf, drawn, lacking } from './structure';
import { type StyleEdit, styleEdits } from './styles';
import { isInFrame, partOf, subjectOf, textOf } from './subject';
import { declarationText, effectOf } from './words';

/** Why a page looks different. Reasons of several pages with the same key have one cause. */
export type LookReason = {
  key: string;
  kind: Difference['kind'] | 'picture';
  path: string;
  /** “Print: text colour of everything”; the second form names no part of the page. */
  name: string;
  briefName: string;
  before?: string;
  after?: string;
  audience: Audience;
  /** Words that lead there. */
  at?: string;
  isFrame: boolean;
  /**
   * Letters of what the elements say, and of the text beside a drawing: changes of these texts are
   * the same cause.
   */
  letters: string;
};

/** What a reason is made from: `effect` says what happened to the elements. */
type Effect = Pick<LookReason, 'kind' | 'before' | 'after' | 'key'> & {
  audience?: Audience;
  elements: readonly Element[];
  $: CheerioAPI;
  effect(subject: string): string;
};

/** Why pages look different from the previous ones, page by page. */
export function lookReasons(before: readonly ReviewedPage[], after: readonly ReviewedPage[]): LookReason[] {
  const [removed, added] = [onlyLate(before, after), onlyLate(after, before)];
  return after.flatMap(({ path, look }) => {
    const previous = before.find((page) => page.path === path)?.look;
    if (!look || !previous || look.fingerprint === previous.fingerprint) return [];
    const differences = differencesOf(previous.root, look.root);
    const changed = differences.flatMap((one) => (one.kind === 'changed' ? one : []));
    const structure = groupBy(
      differences.filter((one) => one.kind !== 'changed'),
      (one) => signatureOf(one, look),
    );
    const effects = [
      ...[...structure].map(([key, group]) => structureEffect(key, group, previous, look)),
      ...styleEdits(changed, { removed: removed(previous), added: added(look) }, previous, look).map((edit) =>
        styleEffect(edit, look),
      ),
    ];
    return effects.map((one) => reasonOf(path, one));
  });
}

/** Rules for what comes later that reach nothing on any page, and that no page of others has. */
function onlyLate(pages: readonly ReviewedPage[], others: readonly ReviewedPage[]) {
  const keysOf = (list: readonly ReviewedPage[], read: (look: Look) => readonly Declaration[]) =>
    list.flatMap(({ look }) => (look ? read(look).map(({ key }) => key) : []));
  const known = new Set([
    ...keysOf(pages, ({ used }) => used),
    ...keysOf(others, ({ used, late }) => [...used, ...late]),
  ]);
  return ({ late }: Look) => late.filter(({ key }) => !known.has(key));
}

function reasonOf(
  path: string,
  { kind, key, before, after, audience = audienceOf('', ''), elements, $, effect }: Effect,
): LookReason {
  const first = elements.find(({ name }) => name !== 'html' && name !== 'body');
  const [name, briefName] = [false, true].map((isBrief) => {
    const text = effect(subjectOf($, elements, isBrief));
    return audience.words ? `${audience.words}: ${text}` : upper(text);
  });
  const says = $(elements).add(kind === 'drawing' ? $(elements).siblings(':not(:has(*))') : []);
  const labels = says.find('[alt], [aria-label]').addBack().toArray() as Element[];
  const words = labels.map(({ attribs }) => `${attribs?.alt ?? ''}${attribs?.['aria-label'] ?? ''}`);
  return {
    ...{ path, kind, audience, key: hashOf(`${kind} ${key}`), name: name!, briefName: briefName! },
    ...{ before: before || undefined, after: after || undefined },
    at: (first && textOf($, first)) || undefined,
    isFrame: first !== undefined && elements.every((element) => isInFrame($, element)),
    letters: lettersOf([says.text(), ...words].join('')),
  };
}

const nodeOf = (one: Difference) => (one.kind === 'removed' ? one.old : one.fresh);

/** Elements of a page that changed alike are one difference, as are the drawings of one part. */
function signatureOf(one: Difference, { $ }: Look): string {
  const { element, tag, text } = nodeOf(one);
  if (one.kind === 'drawing') return `drawing ${partOf($, element)}`;
  return `${one.kind} ${one.kind === 'replaced' ? one.old.tag : ''} ${tag} ${one.kind === 'moved' ? text : ''}`;
}

function structureEffect(key: string, group: readonly Difference[], previous: Look, look: Look): Effect {
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
  const said = (nodes: readonly LookNode[], look: Look) =>
    nodes.map(({ element }) => textOf(look.$, element)).join('\n');
  const before = said(
    group.flatMap((each) => ('old' in each ? each.old : [])),
    previous,
  );
  const after =
    one.kind === 'moved'
      ? ''
      : said(
          group.flatMap((each) => ('fresh' in each ? each.fresh : [])),
          look,
        );
  const what = one.kind === 'moved' ? 'moved or wrapped' : one.kind;
  return { ...base, before, after, effect: (subject) => `${what}: ${subject}` };
}

function styleEffect({ key, pair, elements, $, ...edit }: StyleEdit, look: Look): Effect {
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
