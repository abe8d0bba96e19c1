import type { AtRule, Root, Rule } from 'postcss';

// Declarations of Tailwind 4's reset that repeat what CSS says anyway.
const initialValues = new Set(['font-feature-settings:normal', 'font-variation-settings:normal']);

/**
 * Takes out what Tailwind 4 writes for cases this site does not have. Every page carries its styles, so each byte of
 * them is sent each time.
 */
export function tidyTailwind(root: Root): void {
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (initialValues.has(`${prop}:${value}`)) declaration.remove();
    // The reset gives every element a solid border of no width, and the dashed utilities set the style themselves.
    if (/^border.*-style$/.test(prop) && value === 'var(--tw-border-style)') declaration.remove();
    if (prop === 'transition-property') {
      declaration.value = value
        .split(/,\s*/)
        .filter((name) => !name.startsWith('--tw-'))
        .join(',');
    }
  });
  setInitialValuesOnce(root);
}

/**
 * Tailwind registers its own properties with `@property` and, for browsers without it, sets them on every element
 * (layer `properties`). The second does for all browsers what the first does for most, so one of them is enough.
 */
function setInitialValuesOnce(root: Root): void {
  const set = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls(({ prop }) => void set.add(prop));
    const support = layer.first as AtRule | undefined;
    if (support?.name === 'supports') support.replaceWith(...(support.nodes as Rule[]));
  });
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) rule.remove();
  });
}
