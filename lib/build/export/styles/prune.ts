import type { AtRule, ChildNode, Container, Root } from 'postcss';
import { canMatch } from './selectors';
import type { Uses } from './uses';
import { variablesIn } from './variables';

/** Drops every rule that cannot match the page, then what only such rules needed. Works on the given tree. */
export function pruneRules(root: Root, uses: Uses): void {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, uses));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnreadProperties(root, uses);
  dropUnusedKeyframes(root);
  dropEmpty(root);
}

/** Removes custom properties, and their registrations, that nothing reads; repeated, as one may be read by another. */
export function dropUnreadProperties(root: Root, uses: Uses): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set(uses.properties);
    root.walkDecls(({ value }) => variablesIn(value).forEach((name) => read.add(name)));
    const dropUnread = (node: ChildNode, name: string) => {
      if (!name.startsWith('--') || read.has(name)) return;
      node.remove();
      dropped = true;
    };
    root.walkDecls((declaration) => dropUnread(declaration, declaration.prop));
    root.walkAtRules('property', (rule) => dropUnread(rule, rule.params));
  }
}

function dropUnusedKeyframes(root: Root): void {
  const words = new Set<string>();
  root.walkDecls(/^(-webkit-)?animation|^--/, ({ value }) => value.split(/[\s,]+/).forEach((word) => words.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}

/** Removes containers left without content; `@layer a, b;` has none by design and stays. */
export function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

const isKeyframes = (parent: unknown) => {
  const { type, name } = (parent ?? {}) as Partial<AtRule>;
  return type === 'atrule' && name !== undefined && /keyframes$/.test(name);
};
