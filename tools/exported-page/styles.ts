import postcss, { type AtRule, type Rule } from 'postcss';

/** The declarations of a stylesheet, each with the rules around it. */
function declarationsIn(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkDecls(({ prop, value, parent }) => {
    const around: string[] = [];
    for (let above = parent as Rule | AtRule | undefined; above?.parent; above = above.parent as AtRule | undefined)
      around.push(above.type === 'rule' ? above.selector : `${above.name} ${above.params}`);
    const key = [...around, prop].join('\n');
    found.set(key, `${found.get(key) ?? ''}${value}`);
  });
  return found;
}

/**
 * Whether the rules of two versions of a page differ. A page has only those of its elements, so
 * other words may need others.
 */
export function stylesDiffer(old: string, now: string, haveWordsChanged: boolean): boolean {
  if (old === now) return false;
  const [before, after] = [declarationsIn(old), declarationsIn(now)];
  const isChanged = [...after].some(([key, value]) => before.has(key) && before.get(key) !== value);
  return (
    isChanged ||
    (!haveWordsChanged && [...before.keys(), ...after.keys()].some((key) => before.has(key) !== after.has(key)))
  );
}
