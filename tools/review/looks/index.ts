import type { Spans } from '../changes';
import type { ReviewedPage } from '../read-pages';
import { groupBy } from '../sheet/model';
import { type Audience, audienceOf, upper } from './audience';
import type { Declaration } from './declarations';
import { type Effect, signatureOf, structureEffect, styleEffect } from './effects';
import { hashOf, type Look } from './look';
import { differencesOf } from './structure';
import { styleEdits } from './styles';
import { isInFrame, subjectOf, textOf } from './subject';

/** Why a page looks different. Reasons of several pages with the same key have one cause. */
export type LookReason = Pick<Effect, 'kind' | 'key' | 'before' | 'after'> & {
  path: string;
  /** “Print: text colour of everything”; the second form names no part of the page. */
  name: string;
  briefName: string;
  audience: Audience;
  /** Words that lead there. */
  at?: string;
  isFrame: boolean;
  spans: Spans;
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
  { kind, key, before, after, audience = audienceOf('', ''), elements, $, effect, spans }: Effect,
): LookReason {
  const first = elements.find(({ name }) => name !== 'html' && name !== 'body');
  const [name, briefName] = [false, true].map((isBrief) => {
    const text = effect(subjectOf($, elements, isBrief));
    return audience.words ? `${audience.words}: ${text}` : upper(text);
  });
  return {
    ...{ path, kind, audience, key: hashOf(`${kind} ${key}`), name: name!, briefName: briefName! },
    ...{ before: before || undefined, after: after || undefined },
    at: (first && textOf($, first)) || undefined,
    isFrame: first !== undefined && elements.every((element) => isInFrame($, element)),
    spans: spans ?? { before: [], after: [] },
  };
}
