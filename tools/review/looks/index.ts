import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { ReviewedPage } from '../read-pages';
import { audienceOf } from './audience';
import { type Declaration, hashOf, keyOf, type Look } from './look';
import { type LookReason, named, placeOf } from './reason';
import { groupBy } from '../sheet/model';
import { differencesOf } from './structure';
import { structureReason } from './structure-reason';
import { reached, reordered, styleChanges } from './styles';
import { subjectOf } from './subject';
import { declarationText, effectOf } from './words';

/** Why pages look different from the previous ones, page by page. Nothing if and only if their fingerprints are the same. */
export function lookReasons(before: readonly ReviewedPage[], after: readonly ReviewedPage[]): LookReason[] {
  const keysOf = (pages: readonly ReviewedPage[]) =>
    new Set(pages.flatMap(({ look }) => look?.declarations.map(keyOf) ?? []));
  const [old, fresh] = [keysOf(before), keysOf(after)];
  const isKnown = { before: (key: string) => old.has(key), after: (key: string) => fresh.has(key) };
  return after.flatMap(({ path, look }) => {
    const previous = before.find((page) => page.path === path)?.look;
    if (!look || !previous || look.fingerprint === previous.fingerprint) return [];
    const css = previous.css + look.css;
    const found = [
      ...differencesOf(previous.elementsFor(css), look.elementsFor(css)).map((one) =>
        structureReason(one, path, previous, look),
      ),
      ...styleChanges(previous, look, isKnown).map((one) => styleReason(one, path, look)),
    ];
    const unique = drawingsJoined([...new Map(found.map((one) => [one.key, one])).values()]);
    return unique.length > 0 ? unique : [otherReason(path, previous, look)];
  });
}

/** Several drawings of one part are one reason: a chart whose bars all moved. */
function drawingsJoined(reasons: readonly LookReason[]): LookReason[] {
  const groups = groupBy(reasons, (reason) => (reason.name.startsWith('Drawing') ? reason.part : reason));
  return [...groups.values()].map(([first, ...others]) => {
    if (others.length === 0) return first!;
    const name = `${others.length + 1} drawings changed in ${first!.part}`;
    const key = hashOf([first!, ...others].map((one) => one.key).join());
    return { ...first!, key, name, briefName: name, before: undefined, after: undefined };
  });
}

function styleReason(
  { selectors, conditions, removed, added, elements, $ }: ReturnType<typeof styleChanges>[number],
  path: string,
  look: Look,
): LookReason {
  const audience = audienceOf(conditions, selectors[0]!);
  const tokens = [...removed, ...added].map(({ property }) => property).filter((name) => name.startsWith('--'));
  const used = tokens.flatMap((name) => look.declarations.filter(({ value }) => value.includes(`var(${name}`)));
  const animation = /^@keyframes (\S+)/.exec(conditions)?.[1];
  const moving = look.declarations.filter(
    ({ property, value }) => property.startsWith('animation') && value.includes(animation ?? ' '),
  );
  const by = animation ? moving : tokens.length > 0 ? used : [];
  const reachedBy = by.length > 0 ? elementsOf($, by) : elements;
  const effect = (isBrief: boolean) => {
    const subject = conditions.startsWith('@font-face')
      ? 'everything'
      : conditions.startsWith('@page')
        ? 'the sheet of paper'
        : subjectOf($, reachedBy, isBrief);
    return animation ? `movement of ${subject}` : effectOf({ removed, added }, subject, used);
  };
  const [gone, come] = [declarationText(removed, added), declarationText(added, removed)];
  return {
    ...placeOf($, reachedBy, path, audience),
    key: hashOf(['style', conditions, gone, come, selectors.join()].join('\n')),
    name: named(audience, effect(false)),
    briefName: named(audience, effect(true)),
    before: gone || undefined,
    after: come || undefined,
    reachesNothing: reachedBy.length === 0,
  };
}

function elementsOf($: CheerioAPI, declarations: readonly Declaration[]): Element[] {
  const selectors = [...new Set(declarations.map(({ selector }) => selector))].slice(0, 20);
  return [...new Set(selectors.flatMap((selector) => reached($, selector)))];
}

/** What is left when no element and no rule changed: rules that changed places, or came along with others. */
function otherReason(path: string, previous: Look, look: Look): LookReason {
  const moved = reordered(previous, look);
  const elements = moved ? reached(look.$, moved.selector) : [];
  const subject = moved ? subjectOf(look.$, elements) : 'the page';
  const name = moved ? `Order of the style rules for ${subject}` : 'Style rules that nothing on the page uses yet';
  const key = hashOf(`other ${moved?.selector}`);
  return {
    ...placeOf(look.$, elements, path),
    key,
    name,
    briefName: name,
    after: moved && `${moved.selector} { ${moved.property} }`,
  };
}
