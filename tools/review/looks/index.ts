import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { lettersOf } from '../../pages/letters';
import type { ReviewedPage } from '../read-pages';
import { groupBy } from '../sheet/model';
import { type Audience, audienceOf, upper } from './audience';
import { type Declaration, escapeName, hashOf, type Look, type LookNode } from './look';
import { type Difference, differencesOf } from './structure';
import { reached, type StyleEdit, styleEdits, usersOf } from './styles';
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
  /** Letters of what the elements say, and of the text beside a drawing: changes of these texts are the same cause. */
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

/** Why pages look different from the previous ones, page by page. Nothing if and only if their fingerprints are the same. */
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
    return (effects.length > 0 ? effects : [otherEffect(previous, look)]).map((one) => reasonOf(path, one));
  });
  // A rule that reaches something is of no account on pages where it reaches nothing.
  const ruleOf = ({ audience, before, after }: LookReason) => [audience.words, before, after].join('\n');
  const reaching = new Set(reasons.filter(({ reachesNothing }) => !reachesNothing).map(ruleOf));
  return reasons.filter((one) => !one.reachesNothing || !reaching.has(ruleOf(one)));
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
    reachesNothing: elements.length === 0,
    letters: lettersOf([says.text(), ...words].join('')),
  };
}

const nodeOf = (one: Difference) => (one.kind === 'removed' ? one.old : one.fresh);
const lacking = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));

/** Elements of a page that changed alike are one difference, as are the drawings of one part. */
function signatureOf(one: Difference, { $ }: Look): string {
  if (one.kind === 'changed') return [...lacking(one.old.parts, one.fresh.parts), '→', ...one.fresh.parts].join(' ');
  if (one.kind === 'drawing') return `drawings in ${partOf($, one.fresh.element)}`;
  const { own, text } = nodeOf(one);
  return `${one.kind} ${own} ${one.kind === 'moved' || one.kind === 'rebuilt' ? text : ''}`;
}

function differenceEffect(group: readonly Difference[], previous: Look, look: Look): Effect {
  const [one] = group as [Difference];
  const base = {
    kind: one.kind,
    key: one.kind === 'drawing' ? group.map((each) => nodeOf(each).look).join() : signatureOf(one, look),
    elements: group.map((each) => nodeOf(each).element),
    $: one.kind === 'removed' ? previous.$ : look.$,
  };
  switch (one.kind) {
    case 'changed':
      return changedEffect(one, base, previous, look);
    case 'drawing': {
      const [gone, come] = [drawn(one.old), drawn(one.fresh)];
      const [before, after] = [lacking(gone, come), lacking(come, gone)].map((parts) => parts.join('; '));
      const isShort = group.length === 1 && `${before}${after}`.length < 300;
      return { ...base, ...(isShort && { before, after }), effect: (subject) => `${subject} changed` };
    }
    case 'moved':
      return { ...base, effect: (subject) => `order changed: ${subject} moved` };
    case 'rebuilt':
      return { ...base, effect: (subject) => `elements around ${subject} changed` };
    default: {
      const text = base.elements.map((element) => textOf(base.$, element)).join('\n');
      return {
        ...base,
        [one.kind === 'removed' ? 'before' : 'after']: text,
        effect: (subject) => `${one.kind}: ${subject}`,
      };
    }
  }
}

/** Everything drawn in a drawing: “path d=M0 0”. */
function drawn(node: LookNode): string[] {
  return [...node.parts.map((part) => `${node.element.name} ${part}`), ...node.children.flatMap(drawn)];
}

/** Elements whose own classes, picture or other attributes changed. */
function changedEffect(
  { old, fresh }: { old: LookNode; fresh: LookNode },
  base: Pick<Effect, 'key' | 'elements' | '$'>,
  previous: Look,
  look: Look,
): Effect {
  const [gone, come] = [lacking(old.parts, fresh.parts), lacking(fresh.parts, old.parts)];
  if ([...gone, ...come].every((part) => part.startsWith('file='))) {
    const [before, after] = [old, fresh].map(({ element: { attribs } }) => attribs.alt || attribs.src || attribs.href);
    return { ...base, kind: 'picture', before, after, effect: (subject) => `${subject} replaced` };
  }
  const [before, after] = [rulesOf(gone, previous), rulesOf(come, look)];
  const keyOf = ({ conditions, property, value }: Declaration) => `${conditions} ${property}:${value}`;
  const only = (list: Declaration[], others: Declaration[]) => {
    const known = new Set(others.map(keyOf));
    return list.filter((one) => !known.has(keyOf(one)));
  };
  const [removed, added] = [only(before, after), only(after, before)];
  const all = [...removed, ...added];
  const conditions = new Set(all.map((one) => one.conditions));
  const isState = all.every(({ selector }) => /(?<!\\):(?:hover|focus|active)/.test(selector));
  const style = styleEffect(
    {
      ...{ removed, added, elements: [...base.elements], $: base.$ },
      conditions: conditions.size === 1 ? [...conditions][0]! : '',
      selector: isState && all.length > 0 ? all[0]!.selector : '',
    },
    look,
  );
  const attributes = (parts: readonly string[]) => parts.filter((part) => !part.startsWith('.'));
  const textOfSide = (text: string | undefined, parts: readonly string[]) =>
    [text, ...attributes(parts)].filter(Boolean).join('; ') || parts.join(' ');
  const names = [...new Set(attributes([...gone, ...come]).map((part) => part.split('=')[0]))].join(', ');
  const isHidden = [gone, come].map((parts) => parts.includes('hidden='));
  return {
    ...{ ...style, ...base, kind: 'changed' },
    before: textOfSide(style.before, gone),
    after: textOfSide(style.after, come),
    effect: (subject) => {
      if (isHidden[0] !== isHidden[1]) return `${subject} ${isHidden[1] ? 'hidden' : 'shown'}`;
      if (all.length > 0) return effectOf({ removed, added }, subject);
      return `${names || 'names of style classes, with the same rules,'} of ${subject}`;
    },
  };
}

/** Rules that name one of some classes. */
function rulesOf(parts: readonly string[], { declarations }: Look): Declaration[] {
  const names = parts.filter((part) => part.startsWith('.')).map((part) => `.${escapeName(part.slice(1))}`);
  const isIn = (selector: string, name: string) =>
    selector
      .split(name)
      .slice(1)
      .some((rest) => !/^[\w\\-]/.test(rest));
  return declarations.filter(({ selector }) => names.some((name) => isIn(selector, name)));
}

function styleEffect({ conditions, selector, removed, added, elements, $ }: StyleEdit, look: Look): Effect {
  const animation = /^@keyframes (\S+)/.exec(conditions)?.[1];
  const tokens = [...removed, ...added].map(({ property }) => property).filter((name) => name.startsWith('--'));
  const users = usersOf(animation ? [animation] : tokens, look.declarations);
  const isEverywhere = elements.length === 0 || elements.some(({ name }) => name === 'html');
  const selectors = [...new Set(users.map((one) => one.selector))];
  const [before, after] = [declarationText(removed), declarationText(added)];
  return {
    ...{ kind: 'style', key: [conditions, before, after, selector].join('\n'), before, after, $ },
    audience: audienceOf(conditions, selector),
    elements:
      selectors.length > 0 && isEverywhere ? [...new Set(selectors.flatMap((one) => reached($, one)))] : elements,
    effect: (subject) => (animation ? `movement of ${subject}` : effectOf({ removed, added }, subject, users)),
  };
}

/** What is left when no element and no rule changed: rules that changed places, or that nothing uses yet. */
function otherEffect(previous: Look, { declarations, $ }: Look): Effect {
  const shared = ({ declarations: some }: Pick<Look, 'declarations'>, others: readonly Declaration[]) => {
    const known = new Set(others.map(({ key }) => key));
    return some.filter(({ key }) => known.has(key));
  };
  const before = shared(previous, declarations);
  const moved = shared({ declarations }, previous.declarations).find(({ key }, index) => key !== before[index]?.key);
  return {
    ...{ kind: 'style', key: `other ${moved?.key}`, $, elements: moved ? reached($, moved.selector) : [] },
    after: moved && `${moved.selector} { ${moved.property} }`,
    effect: (subject) => (moved ? `order of the style rules for ${subject}` : `style rules of ${subject}`),
  };
}
