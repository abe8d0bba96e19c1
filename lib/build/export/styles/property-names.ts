import type { Root } from 'postcss';
import { shortNameSource } from './names';
import type { Uses } from './uses';

const customProperty = /--[a-z][\w-]*/gi;

/** Gives custom properties short names, except those that scripts or attributes name. */
export function shortenProperties(root: Root, uses: Uses): void {
  const names = new Map<string, string>();
  const source = shortNameSource(new Set(Array.from(uses.properties, (property) => property.slice(2))));
  const rename = (text: string) =>
    text.replaceAll(customProperty, (property) => {
      if (uses.properties.has(property)) return property;
      const name = names.get(property) ?? `--${source.next().value as string}`;
      names.set(property, name);
      return name;
    });
  root.walkDecls((declaration) => {
    declaration.prop = declaration.prop.startsWith('--') ? rename(declaration.prop) : declaration.prop;
    if (declaration.value.includes('--')) declaration.value = rename(declaration.value);
  });
  root.walkAtRules('property', (rule) => {
    rule.params = rename(rule.params);
  });
}
