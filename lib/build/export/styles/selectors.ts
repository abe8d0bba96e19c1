import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { Uses } from './uses';

const parse = parser();
const parsed = new Map<string, Selector>();

// Pseudo-elements that only exist inside certain inputs.
const dateTypes = ['date', 'time', 'datetime-local', 'month', 'week'];
const pseudoElements: [RegExp, (uses: Uses) => boolean][] = [
  [/^::-webkit-(date|calendar)/, ({ inputTypes }) => dateTypes.some((type) => inputTypes.has(type))],
  [/^::-webkit-search/, ({ inputTypes }) => inputTypes.has('search')],
  [/^::-webkit-(inner|outer)-spin/, ({ inputTypes }) => inputTypes.has('number')],
  [/^::file-selector/, ({ inputTypes }) => inputTypes.has('file')],
  [/^::placeholder$/, ({ attributes }) => attributes.has('placeholder')],
  [/^:-moz-ui-invalid$/, ({ tags }) => tags.has('input')],
  [/^:host/, () => false],
];

// States that scripts and the browser set: an element has them or not from one moment to the next.
const stateAttribute = /^(data-|aria-|open$|hidden$|disabled$|inert$)/;

/** Whether a selector can match something on a page, now or in one of its states. When in doubt it can. */
export function canMatch(selector: string, uses: Uses): boolean {
  let tree = parsed.get(selector);
  if (!tree) {
    tree = parse.astSync(selector).first;
    parsed.set(selector, tree);
  }
  return matchesAll(tree, uses);
}

const matchesAll = (selector: Selector, uses: Uses): boolean => selector.every((node) => matches(node, uses));

function matches(node: Node, uses: Uses): boolean {
  switch (node.type) {
    case 'class':
      return uses.classes.has(node.value);
    case 'tag':
      return uses.tags.has(node.value.toLowerCase());
    case 'id':
      return uses.ids.has(node.value);
    case 'attribute':
      return stateAttribute.test(node.attribute) || uses.attributes.has(node.attribute);
    case 'pseudo':
      if (node.value === ':not') return true;
      if (node.nodes.length > 0) return node.nodes.some((inner) => matchesAll(inner, uses));
      return pseudoElements.every(([pattern, exists]) => !pattern.test(node.value) || exists(uses));
    default:
      return true;
  }
}
