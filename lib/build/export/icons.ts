import postcss, { type Root } from 'postcss';
import type { Page } from './page';

const drawing = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};
const size = { width: '24', height: '24' };
const repeated = Object.entries({ ...drawing, ...size });
const className = 'lucide-default';

/**
 * Says once, in the page's styles, what lucide repeats on each of its icons. The rule goes into the base layer, where
 * utilities win over it as they do over attributes.
 */
export function shareIconAttributes({ $ }: Page, styles: Root): void {
  const icons = $('svg.lucide').filter((_, icon) => repeated.every(([name, value]) => $(icon).attr(name) === value));
  if (icons.length === 0) return;
  icons.removeAttr(['xmlns', ...repeated.map(([name]) => name)].join(' ')).addClass(className);
  const declarations = Object.entries({ ...drawing, width: '24px', height: '24px' });
  const rule = postcss.rule({
    selector: `.${className}`,
    nodes: declarations.map(([prop, value]) => postcss.decl({ prop, value })),
  });
  styles.append(postcss.atRule({ name: 'layer', params: 'base', nodes: [rule] }));
}
