import postcss, { type AtRule, type Node, type Rule } from 'postcss';

/** Subjects of CSS rules. The first pattern that matches decides. */
const subjects: readonly [name: string, pattern: RegExp][] = [
  ['print', /@media[^{]*\bprint\b|@page/],
  ['keyboard focus', /:focus/],
  ['hover', /:hover|\(hover/],
  ['dark colours', /prefers-color-scheme: ?dark/],
  ['forced colours or contrast', /forced-colors|prefers-contrast/],
  ['motion', /prefers-reduced-motion|@keyframes/],
  ['some widths', /width[^{]*width|[\d.]+\w+ ?<=? ?width ?</],
  ['phones', /\(max-width|\(width ?<|not[^{]*\(min-width/],
  ['wide screens', /\(min-width|\(width ?>/],
];

/** The subject of some CSS, such as “print” or “phones”; empty if it applies to every screen. */
export const subjectOf = (css: string) => subjects.find(([, pattern]) => pattern.test(css))?.[0] ?? '';

/** Counts the declarations of some stylesheets, each with its selector and conditions. */
function declarationsOf(sheets: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(({ prop, value, important, parent }) => {
      const declaration = `${prop}: ${value}${important ? ' !important' : ''}`;
      const conditions = conditionsOf(parent);
      const selectors = parent?.type === 'rule' ? (parent as Rule).selectors : [''];
      for (const selector of selectors) {
        const css = [...conditions, selector]
          .filter(Boolean)
          .reduceRight((inner, outer) => `${outer} { ${inner} }`, declaration);
        found.set(css, (found.get(css) ?? 0) + 1);
      }
    });
  }
  return found;
}

/** The at-rules around a declaration, except for layers, outermost first. */
function conditionsOf(node: Node | undefined): string[] {
  if (!node || node.type === 'root') return [];
  const outer = conditionsOf(node.parent);
  const { type, name, params } = node as AtRule;
  return type === 'atrule' && name !== 'layer' ? [...outer, `@${name} ${params}`.trim()] : outer;
}

/** The declarations that were removed and added, by subject. */
export function styleChanges(before: readonly string[], after: readonly string[]) {
  const [old, current] = [declarationsOf(before), declarationsOf(after)];
  const onlyIn = (one: Map<string, number>, other: Map<string, number>) =>
    [...one].flatMap(([css, count]) => (count > (other.get(css) ?? 0) ? [css] : []));
  const [went, came] = [onlyIn(old, current), onlyIn(current, old)];
  const names = new Set([...went, ...came].map(subjectOf));
  const about = (name: string, list: string[]) => list.filter((css) => subjectOf(css) === name).join('\n');
  return [...names].map((name) => ({ before: about(name, went), after: about(name, came) }));
}
