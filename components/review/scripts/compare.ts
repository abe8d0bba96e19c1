/* Tells in words how two versions of a page differ to the eye: place, size, colour and visibility, block by block. */

type Block = {
  /** The part of the page that it stands in, by its heading. */
  part: string;
  /** What it says, to find it in the other version. */
  key: string;
  isPart?: boolean;
  isVisible: boolean;
  box: DOMRect;
  left: number;
  /** The nearest block above it in its part, and the distance to it or to the part's top. */
  above?: Block;
  gap: number;
  style: string;
};

const skipped = 'script, style, template, noscript, iframe, [data-preview-bar]';
const pictures = 'img, svg, input, textarea, select, hr';
/** Of a text itself, and of every box around it. */
const textStyles = ['color', 'font', 'textAlign', 'textDecorationLine', 'textTransform', 'letterSpacing'] as const;
const borders = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'borderRadius'] as const;
const boxStyles = ['backgroundColor', 'backgroundImage', ...borders, 'boxShadow', 'opacity', 'filter'] as const;
/** Browsers place glyphs and boxes on fractions of a pixel. */
const tolerance = 1.5;

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The outermost band around an element. */
function partOf(element: Element): Element {
  let part = element;
  for (let at = element; at.parentElement && at.tagName !== 'BODY'; at = at.parentElement) {
    if (at.matches('section, header, footer, nav, aside')) part = at;
  }
  return part;
}

function partName(part: Element): string {
  if (part.matches('body > header')) return 'Header';
  if (part.matches('body > footer')) return 'Footer';
  const heading = part.matches('main *') && part.querySelector('h1, h2, h3');
  return plain(heading ? heading.textContent : part.getAttribute('aria-label')) || 'Page';
}

function blocksOf(page: Document): Block[] {
  const styleOf = (element: Element) => page.defaultView!.getComputedStyle(element);
  const known = new Map<Element, string>();
  const boxesAround = (element: Element): string => {
    const own = boxStyles.map((name) => styleOf(element)[name]).join(';');
    const found = known.get(element) ?? own + (element.parentElement ? boxesAround(element.parentElement) : '');
    known.set(element, found);
    return found;
  };
  const parts = new Map<Element, Block[]>();
  const add = (element: Element) => {
    const root = partOf(element);
    if (!parts.has(root)) parts.set(root, []);
    const others = parts.get(root)!;
    const [box, around] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
    const above = nearestAbove(box, others);
    others.push({
      part: partName(root),
      key: `${element.tagName} ${plain(element.textContent) || (element.getAttribute('alt') ?? '')}`,
      isVisible:
        box.width * box.height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      box,
      left: box.left - around.left,
      above,
      gap: box.top - (above?.box.bottom ?? around.top),
      style: textStyles.map((name) => styleOf(element)[name]).join(';') + boxesAround(element),
    });
  };
  const walk = (element: Element) => {
    if (element.matches(skipped)) return;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent));
    if (hasText || element.matches(pictures)) add(element);
    else [...element.children].forEach(walk);
  };
  walk(page.body);

  // The parts themselves: their distance to the one before, and the room below their last block.
  let before: Block | undefined;
  const bands = [...parts].flatMap(([root, inside]): Block[] => {
    const box = root.getBoundingClientRect();
    const isVisible = box.width * box.height > 0 && styleOf(root).position !== 'fixed';
    if (!isVisible) return [];
    const room = box.bottom - Math.max(box.top, ...inside.filter((one) => one.isVisible).map((one) => one.box.bottom));
    const part = partName(root);
    const gap = box.top - (before?.box.bottom ?? 0);
    const size = { left: box.left, style: String(Math.round(room)), gap, above: before };
    before = { part, key: `part ${part}`, isPart: true, isVisible, box, ...size };
    return [before];
  });
  return [...[...parts.values()].flat(), ...bands];
}

function nearestAbove(box: DOMRect, others: readonly Block[]): Block | undefined {
  const isAbove = ({ box: other, isVisible }: Block) =>
    isVisible && other.bottom <= box.top + 1 && other.right > box.left && other.left < box.right;
  return others.filter(isAbove).sort((one, other) => other.box.bottom - one.box.bottom)[0];
}

const isOther = (one: number, other: number) => Math.abs(one - other) > tolerance;

function whatChanged(old: Block, fresh: Block, pairs: ReadonlyMap<Block, Block>): string | undefined {
  if (!old.isVisible && !fresh.isVisible) return undefined;
  if (old.isVisible !== fresh.isVisible) return fresh.isVisible ? 'shown' : 'hidden';
  // Below a text that was edited, only the text comparison can tell.
  const hasSameAbove = old.above ? pairs.get(old.above) === fresh.above : !fresh.above;
  const isMoved = isOther(old.left, fresh.left) || (hasSameAbove && isOther(old.gap, fresh.gap));
  const isResized =
    isOther(old.box.width, fresh.box.width) || (!old.isPart && isOther(old.box.height, fresh.box.height));
  if (old.isPart) return isMoved || isResized || isOther(Number(old.style), Number(fresh.style)) ? 'spaced' : undefined;
  if (isResized) return 'resized';
  if (isMoved) return 'moved';
  return old.style === fresh.style ? undefined : 'restyled';
}

/** How the page differs, part by part: “What you get: 8 blocks moved; How it works: hidden”. Empty where it doesn't. */
export function differences(before: Document, after: Document): string {
  const [old, fresh] = [before, after].map((page) => groupBy(blocksOf(page), ({ key }) => key));
  const pairs = new Map<Block, Block>();
  for (const [key, blocks] of old!) {
    // Where one version says it more often than the other, nobody can tell which is which.
    const others = fresh!.get(key) ?? [];
    if (blocks.length === others.length) blocks.forEach((block, index) => pairs.set(block, others[index]!));
  }
  const told = [...groupBy([...pairs.keys()], ({ part }) => part)].flatMap(([part, blocks]) => {
    const found = blocks.flatMap((block) => whatChanged(block, pairs.get(block)!, pairs) ?? []);
    if (found.length === 0) return [];
    if (found.filter((change) => change === 'hidden').length > blocks.length / 2) return `${part}: hidden`;
    const words = [...groupBy(found, (change) => change)].map(([change, { length }]) =>
      change === 'spaced' ? 'spacing changed' : `${length} ${length === 1 ? 'block' : 'blocks'} ${change}`,
    );
    return `${part}: ${words.join(', ')}`;
  });
  return told.length > 6 ? `${told.slice(0, 5).join('; ')}; and ${told.length - 5} more parts` : told.join('; ');
}
