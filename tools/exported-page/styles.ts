import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** The selectors and at-rules around a declaration, from the inside. */
export function rulesAround({ parent }: Declaration): string[] {
  const rules: string[] = [];
  for (let above = parent as Rule | AtRule | undefined; above?.parent; above = above.parent as AtRule | undefined)
    rules.push(above.type === 'rule' ? above.selector : `${above.name} ${above.params}`);
  return rules;
}

/** The declarations of a stylesheet, each with the rules around it. */
function declarationsIn(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkDecls((declaration) => {
    const key = [...rulesAround(declaration), declaration.prop].join('\n');
    found.set(key, `${found.get(key) ?? ''}${declaration.value}`);
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
  const keys = haveWordsChanged
    ? [...before.keys()].filter((key) => after.has(key))
    : [...before.keys(), ...after.keys()];
  return keys.some((key) => before.get(key) !== after.get(key));
}
