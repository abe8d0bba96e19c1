import type { Declaration, Root } from 'postcss';
import { dropEmpty, dropUnreadProperties } from './prune';
import type { Uses } from './uses';
import { replaceVariables } from './variables';

// A longer value that several rules read is cheaper by name.
const shortValue = 24;

/**
 * Writes values where custom properties stand that can have only one: `calc(var(--spacing) * 8)` becomes
 * `calc(.25rem * 8)`, and an unset `var(--tw-x, y)` becomes `y`. Properties that a scheme, a medium, an element or a
 * script sets keep their name.
 */
export function foldConstants(root: Root, uses: Uses): void {
  const constants = readConstants(root, uses);
  const counts = new Map<string, number>();
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  root.walkDecls(({ value }) => void replaceVariables(value, count));

  const valueOf = (name: string, fallback: string | undefined): string | undefined => {
    const constant = constants.get(name);
    if (constant === undefined) return undefined;
    if (constant === null) return fallback;
    return constant.length <= shortValue || counts.get(name) === 1 ? replaceVariables(constant, valueOf) : undefined;
  };
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = replaceVariables(declaration.value, valueOf);
  });
  dropUnreadProperties(root, uses);
  dropEmpty(root);
}

/** The one value of each property that has only one; `null` for those that are never set. */
function readConstants(root: Root, uses: Uses): Map<string, string | null> {
  const settings = new Map<string, Declaration[]>();
  const initial = new Map<string, string>();
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    replaceVariables(value, (name) => void read.add(name));
    // Tailwind's stand-in for @property in older browsers sets initial values only.
    if (!prop.startsWith('--') || isInLayer(declaration, 'properties')) return;
    settings.set(prop, [...(settings.get(prop) ?? []), declaration]);
  });
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });

  const constants = new Map<string, string | null>();
  for (const name of read) {
    if (uses.properties.has(name)) continue;
    const [first, ...others] = settings.get(name) ?? [];
    if (!first) constants.set(name, initial.get(name) ?? null);
    else if (others.length === 0 && isThemeSetting(first) && !initial.has(name)) constants.set(name, first.value);
  }
  return constants;
}

/** Whether a declaration holds for the whole document under all circumstances. */
function isThemeSetting({ parent, important }: Declaration): boolean {
  if (important || parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root') return false;
  const around = parent.parent as { type?: string; name?: string; parent?: { type?: string } } | undefined;
  return around?.type === 'root' || (around?.name === 'layer' && around.parent?.type === 'root');
}

function isInLayer(declaration: Declaration, layer: string): boolean {
  for (let node = declaration.parent as { name?: string; params?: string; parent?: unknown } | undefined; node;) {
    if (node.name === 'layer' && node.params === layer) return true;
    node = node.parent as typeof node;
  }
  return false;
}
