import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { lettersOf } from '../../pages/letters';
import type { ReviewedPage } from '../read-pages';
import { groupBy } from '../sheet/model';
import { type Audience, audienceOf, upper } from './audience';
import { type Declaration, escapeName, hashOf, type Look, type LookNode } from './look';
import { reached } from './reached';
import { type Difference, differencesOf } from './structure';
import { type StyleEdit, styleEdits, usersOf } from './styles';
import { isInFrame, partOf, subjectOf, textOf } from './subject';
import { declarationText, effectOf } from './words';

/** Why a page looks different. Reasons of several pages with the same key have one cause. */
export type LookReason = {
  key: string;
  kind: Difference['kind'] | 'style' | 'picture';
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
  /** Nothing is there until a script or a visitor opens it. */
  reachesNothing: boolean;
  /**
   * Letters of what the elements say, and of the text beside a drawing: changes of these texts are
   * the same cause.
   */
  letters: string;
};

/** What a reason is made from: `effect` says what happened to the elements. */
type Effect = Pick<LookReason, 'kind' | 'before' | 'after'> & {
  key: string;
  audience?: Audience;
  elements: readonly Element[];
  $: CheerioAPI;
  effect(subject: string): string;
};

/**
 * Why pages look different from the previous ones, page by page. Nothing if and only if their
 * fingerprints are the same.
 */
export function lookReasons(before: readonly ReviewedPage[], after: readonly ReviewedPage[]): LookReason[] {
  const keysOf = (pages: readonly ReviewedPage[]) =>
    new Set(pages.flatMap(({ look }) => look?.declarations.map(({ key }) => key) ?? []));
  const [old, fresh] = [keysOf(before), keysOf(after)];
  const isKnown = { before: (key: string) => old.has(key), after: (key: string) => fresh.has(key) };
  const reasons = after.flatMap(({ path, look }) => {
    const previous = before.find((page) => page.path === path)?.look;
    if (!look || !previous || look.fingerprint === previous.fingerprint) return [];
    const css = previous.css + look.css;
    const differences = differencesOf(previous.elementsFor(css), look.elementsFor(css));
    const effects = [
      ...[...groupBy(differences, (one) => signatureOf(one, look)).values()].map((group) =>
        differenceEffect(group, previous, look),
      ),
      ...styleEdits(previous, look, isKnown).map((edit) => styleEffect(edit, look)),
    ];
    return (effects.length > 0 ? effects : [otherEffect(look)]).map((one) => reasonOf(path, one));
  });
  // A rule that reaches something is of no account on pages where it reaches nothing.
  const ruleOf = ({ audience, before, after }: LookReason) => [audience.words, before, after].join('\n');
  const reaching = new Set(reasons.filter(({ reachesNothing }) => !reachesNothing).map(ruleOf));
  return reasons.filter((one) => !one.reachesNothing || !reaching.has(ruleOf(one)));
}

/** What is left when no element and no rule changed. */
const otherEffect = ({ $ }: Look): Effect => ({
  ...{ kind: 'style', key: 'order', elements: $('html').toArray() as Element[], $ },
  effect: () => 'order of the style rules, or rules that nothing uses yet',
});

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
    reachesNothing: elements.length === 0,
    letters: lettersOf([says.text(), ...words].join('')),
  };
}

const nodeOf = (one: Difference) => (one.kind === 'removed' ? one.old : one.fresh);
const lacking = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));

/** Elements of a page that changed alike are one difference, as are the drawings of one part. */
function signatureOf(one: Difference, { $ }: Look): string {
  const { element, own, parts, text } = nodeOf(one);
  if (one.kind === 'drawing') return `drawings in ${partOf($, element)}`;
  if (one.kind === 'changed')
    return [...lacking(one.old.parts, parts), '→', ...lacking(parts, one.old.parts)].join(' ');
  return one.kind === 'moved' ? own + text : own;
}

function differenceEffect(group: readonly Difference[], previous: Look, look: Look): Effect {
  const [one] = group as [Difference];
  const { $ } = one.kind === 'removed' ? previous : look;
  const elements = group.map((each) => nodeOf(each).element);
  const base = { kind: one.kind, key: signatureOf(one, look), elements, $ };
  const text = elements.map((element) => textOf($, element)).join('\n');
  switch (one.kind) {
    case 'changed':
      return changedEffect(one, base, previous, look);
    case 'drawing': {
      const key = group.map((each) => nodeOf(each).look).join();
      const [gone, come] = [drawn(one.old), drawn(one.fresh)];
      const [before, after] = [lacking(gone, come), lacking(come, gone)].map((parts) => parts.join('; '));
      const isShort = group.length === 1 && `${before}${after}`.length < 300;
      return { ...base, key, ...(isShort && { before, after }), effect: (subject) => `${subject} changed` };
    }
    case 'moved':
      return { ...base, effect: (subject) => `moved or wrapped: ${subject}` };
    case 'removed':
      return { ...base, before: text, effect: (subject) => `removed: ${subject}` };
    case 'added':
      return { ...base, after: text, effect: (subject) => `added: ${subject}` };
  }
}

/** Everything drawn in a drawing: “path d=M0 0”. */
function drawn(node: LookNode): string[] {
  return [...node.parts.map((part) => `${node.element.name} ${part}`), ...node.children.flatMap(drawn)];
}

/** Elements whose own classes, picture or other attributes changed. */
function changedEffect(
  { old, fresh }: { old: LookNode; fresh: LookNode },
  base: Pick<Effect, 'kind' | 'key' | 'elements' | '$'>,
  previous: Look,
  look: Look,
): Effect {
  const [gone, come] = [lacking(old.parts, fresh.parts), lacking(fresh.parts, old.parts)];
  if ([...gone, ...come].every((part) => part.startsWith('file='))) {
    const [before, after] = [old, fresh].map(({ element: { attribs } }) => attribs.alt || attribs.src || attribs.href);
    return { ...base, kind: 'picture', before, after, effect: (subject) => `${subject} replaced` };
  }
  const [before, after] = [styleOf(gone, previous), styleOf(come, look)];
  const isSame = (one: Declaration) => (other: Declaration) =>
    one.conditions === other.conditions && one.property === other.property && one.value === other.value;
  const removed = before.filter((one) => !after.some(isSame(one)));
  const added = after.filter((one) => !before.some(isSame(one)));
  const all = [...removed, ...added];
  const [conditions = '', ...others] = new Set(all.map((one) => one.conditions));
  const isState = all.every(({ selector }) => /(?<!\\):(?:hover|focus|active)/.test(selector));
  return {
    ...styleEffect(
      {
        ...{ removed, added, elements: base.elements, $: base.$ },
        conditions: others.length > 0 ? '' : conditions,
        selector: isState ? (all[0]?.selector ?? '') : '',
      },
      look,
    ),
    ...base,
    ...(all.length === 0 && {
      ...{ before: gone.join(' '), after: come.join(' ') },
      effect: (subject: string) => `names of style classes, with the same rules, of ${subject}`,
    }),
  };
}

/**
 * What classes and attributes do: the rules that name one of the classes, and the attributes as if
 * they were styles.
 */
function styleOf(parts: readonly string[], { declarations }: Look): Declaration[] {
  const names = parts.filter((part) => part.startsWith('.')).map((part) => `.${escapeName(part.slice(1))}`);
  const isNamed = (selector: string) =>
    names.some((name) =>
      selector
        .split(name)
        .slice(1)
        .some((rest) => !/^[\w\\-]/.test(rest)),
    );
  const attributes = parts.flatMap((part): Declaration[] => {
    if (part.startsWith('.')) return [];
    const [name = '', ...value] = part.split('=');
    const [property, text] = name === 'hidden' ? ['display', 'none'] : [name, value.join('=')];
    return [{ key: part, conditions: '', selector: '', property, value: text }];
  });
  return [...declarations.filter(({ selector }) => isNamed(selector)), ...attributes];
}

function styleEffect({ conditions, selector, removed, added, elements, $ }: StyleEdit, look: Look): Effect {
  const animation = /^@keyframes (\S+)/.exec(conditions)?.[1];
  const tokens = [...removed, ...added].map(({ property }) => property).filter((name) => name.startsWith('--'));
  const users = usersOf(animation ? [animation] : tokens, look.declarations);
  const isEverywhere = elements.length === 0 || elements.some(({ name }) => name === 'html');
  const selectors = isEverywhere ? [...new Set(users.map((one) => one.selector))] : [];
  const [before, after] = [declarationText(removed), declarationText(added)];
  return {
    ...{ kind: 'style', key: [conditions, before, after, selector].join('\n'), before, after, $ },
    audience: audienceOf(conditions, selector),
    elements: selectors.length > 0 ? [...new Set(selectors.flatMap((one) => reached($, one)))] : elements,
    effect: (subject) => (animation ? `movement of ${subject}` : effectOf({ removed, added }, subject, users)),
  };
}
