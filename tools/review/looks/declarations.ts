import postcss, { type AtRule, type ChildNode, type Declaration as Decl } from 'postcss';

/**
 * One declaration with one selector and the conditions around it: minifiers join and split rules as
 * they like. An attribute that is seen is one without either.
 */
export type Declaration = {
  /** Everything about it. */
  key: string;
  /** The at-rules around it, without layers and what browsers support. */
  conditions: string;
  selector: string;
  property: string;
  value: string;
};

export const attribute = (property: string, value: string): Declaration => ({
  ...{ key: `${property}=${value}`, conditions: '', selector: '', property, value },
});

export function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    const around = conditionsOf(node.type === 'atrule' ? (node.nodes?.[0] ?? node) : node);
    const conditions = around.replace(/@(?:supports|layer) [^@]*/g, '').trim();
    const own = (node.nodes ?? []).filter((child): child is Decl => child.type === 'decl');
    const values = own.map(({ prop, value, important }) => [prop, important ? `${value}!important` : value] as const);
    if (node.type === 'atrule' && !node.nodes) values.push([`@${node.name}`, node.params]);
    for (const selector of node.type === 'rule' ? node.selectors : ['']) {
      for (const [property, value] of values)
        found.push({ key: `${around} ${selector} ${property}:${value}`, conditions, selector, property, value });
    }
  });
  return found;
}

function conditionsOf(node: ChildNode): string {
  const parent = node.parent;
  if (!parent || parent.type === 'root' || parent.type === 'document') return '';
  const own = parent.type === 'atrule' ? `@${(parent as AtRule).name} ${(parent as AtRule).params}` : '';
  return `${conditionsOf(parent as ChildNode)} ${own}`.trim();
}

/** Declarations that use a token or a movement, directly or through another token. */
export function usersOf(names: readonly string[], declarations: readonly Declaration[], depth = 0): Declaration[] {
  const isUsed = ({ property, value }: Declaration) =>
    names.some((name) =>
      name.startsWith('--')
        ? new RegExp(`var\\(${name}[,)]`).test(value)
        : /^animation/.test(property) && value.includes(name),
    );
  return declarations
    .filter(isUsed)
    .flatMap((one) =>
      one.property.startsWith('--') && depth < 3 ? usersOf([one.property], declarations, depth + 1) : [one],
    );
}

/** The movement that some declarations define. */
export const movementOf = (conditions: string) => /^@keyframes (\S+)/.exec(conditions)?.[1];

/** Classes, ids and attributes that a selector names, as `.name`, `#name` and `[name`. */
export const namesOf = (selector: string) =>
  (selector.match(/[.#](?:\\.|[\w-])+|\[[\w-]+/g) ?? []).map((name) => name.replace(/\\(.)/g, '$1'));
