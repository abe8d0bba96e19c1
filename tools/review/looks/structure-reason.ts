import { type Declaration, escapeName, hashOf, type Look, type LookNode } from './look';
import { audienceOf } from './audience';
import { type LookReason, named, placeOf } from './reason';
import type { Difference } from './structure';
import { partOf, singularOf, subjectOf, textOf } from './subject';
import { declarationText, effectOf } from './words';

type Gone = Extract<Difference, { parent: LookNode }>;
type Changed = { old: LookNode; fresh: LookNode };

/** A changed, added, removed or moved element in words. */
export function structureReason(one: Difference, path: string, previous: Look, look: Look): LookReason {
  const isGone = one.kind === 'removed';
  const { $ } = isGone ? previous : look;
  const node = isGone ? one.old : one.fresh;
  const { element } = node;
  const place = placeOf($, [element], path);
  const part = partOf($, element);
  const text = textOf($, element);
  const of = text ? `: “${text.slice(0, 60)}”` : '';
  if (one.kind === 'drawing') {
    const [gone, come] = [attributesOf(one.old), attributesOf(one.fresh)];
    const isSame = one.old.children.length === one.fresh.children.length && gone.length === come.length;
    const name = `Drawing ${isSame ? 'changed' : 'replaced'}`;
    const texts = isSame ? { before: without(gone, come), after: without(come, gone) } : {};
    const key = hashOf(`drawing ${one.old.look} ${one.fresh.look}`);
    return { ...place, key, name: `${name}${of} in ${part}`, briefName: `${name}${of}`, ...texts };
  }
  if (one.kind === 'attributes') return attributesReason(one as Changed, path, previous, look);
  const labelled = $(element).find('[alt], [aria-label]').addBack().toArray();
  const names = labelled.flatMap((one) => [$(one).attr('alt') ?? '', $(one).attr('aria-label') ?? '']);
  const says = { kind: one.kind, text: [$(element).text(), ...names].join('\n') };
  if (one.kind === 'moved' || one.kind === 'rebuilt') {
    const name =
      one.kind === 'moved'
        ? `Order changed: ${subjectOf($, [element])} moved`
        : `Elements around ${subjectOf($, [element])} changed`;
    return { ...place, says, key: hashOf(`${one.kind} ${node.own} ${node.text}`), name, briefName: name };
  }
  const what = `${singularOf($, element)} ${one.kind}`;
  const key = hashOf(`${one.kind} ${node.own} ${(one as Gone).parent.own}`);
  return {
    ...place,
    says,
    key,
    name: `${what}${of}, in ${part}`,
    briefName: what,
    [isGone ? 'before' : 'after']: text || undefined,
  };
}

/** An element whose own classes, picture or other attributes changed. */
function attributesReason({ old, fresh }: Changed, path: string, previous: Look, look: Look): LookReason {
  const { $ } = look;
  const [gone, come] = [
    old.parts.filter((part) => !fresh.parts.includes(part)),
    fresh.parts.filter((part) => !old.parts.includes(part)),
  ];
  const place = placeOf($, [fresh.element], path);
  const key = hashOf(['attributes', ...gone, '→', ...come].join('\n'));
  const where = ` in ${partOf($, fresh.element)}`;
  if ([...gone, ...come].every((part) => part.startsWith('file='))) {
    const [before, after] = [old, fresh].map(({ element }) => element.attribs.alt || element.attribs.src || 'picture');
    const name = fresh.element.name === 'link' ? 'Icon of the site replaced' : 'Picture replaced';
    return {
      ...place,
      key,
      name: `${name}${where}`,
      briefName: name,
      before,
      after,
      says: { kind: 'picture', text: `${before}\n${after}` },
    };
  }
  const [before, after] = [rulesOf(gone, previous), rulesOf(come, look)];
  const only = (list: Declaration[], others: Declaration[]) =>
    list.filter(
      (one) =>
        !others.some(
          (other) =>
            one.conditions === other.conditions && one.property === other.property && one.value === other.value,
        ),
    );
  const [removed, added] = [only(before, after), only(after, before)];
  const attributes = (parts: string[]) => parts.filter((part) => !part.startsWith('.'));
  const texts = {
    before:
      [declarationText(removed, []), ...attributes(gone)].filter(Boolean).join('; ') || gone.join(' ') || undefined,
    after: [declarationText(added, []), ...attributes(come)].filter(Boolean).join('; ') || come.join(' ') || undefined,
  };
  const subject = (isBrief: boolean) => subjectOf($, [fresh.element], isBrief);
  const effect = (isBrief: boolean) => {
    if (come.includes('hidden=')) return `${subject(isBrief)} hidden`;
    if (gone.includes('hidden=')) return `${subject(isBrief)} shown`;
    if (removed.length + added.length > 0) return effectOf({ removed, added }, subject(isBrief));
    const names = attributes([...gone, ...come]).map((part) => part.split('=')[0]);
    return names.length > 0
      ? `${[...new Set(names)].join(', ')} of ${subject(isBrief)}`
      : `names of style classes, with the same rules, of ${subject(isBrief)}`;
  };
  const all = [...removed, ...added];
  const conditions = [...new Set(all.map((one) => one.conditions.replace(/@(?:supports|layer) [^@]*/g, '').trim()))];
  const isState = all.length > 0 && all.every(({ selector }) => /(?<!\\):(?:hover|focus|active)/.test(selector));
  const audience = audienceOf(conditions.length === 1 ? conditions[0]! : '', isState ? all[0]!.selector : '');
  return {
    ...place,
    audience,
    key,
    name: named(audience, effect(false)),
    briefName: named(audience, effect(true)),
    ...texts,
  };
}

/** Rules that name one of some classes. */
function rulesOf(parts: readonly string[], { declarations }: Look): Declaration[] {
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => `.${escapeName(part.slice(1))}`);
  const isNamed = (selector: string, name: string) =>
    selector
      .split(name)
      .slice(1)
      .some((rest) => !/^[\w\\-]/.test(rest));
  return declarations.filter(({ selector }) => classes.some((name) => isNamed(selector, name)));
}

/** Everything drawn in a drawing: “path d=M0 0”. */
function attributesOf(node: LookNode): string[] {
  return [...node.parts.map((part) => `${node.element.name} ${part}`), ...node.children.flatMap(attributesOf)];
}

function without(parts: readonly string[], others: readonly string[]): string {
  const text = parts.filter((part) => !others.includes(part)).join('; ');
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
