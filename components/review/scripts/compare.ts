/* Tells in words how two versions of a page differ to the eye: place, size, colour and visibility, block by block. */

type Block = {
  /** The part of the page that it stands in, by its heading. */
  part: string;
  /** What it says, to find it in the other version. */
  key: string;
  isVisible: boolean;
  box: DOMRect;
  /** Distance to the part's left edge. */
  left: number;
  /** The nearest block above it in its part, and the distance to it or to the part's top. */
  above?: Block;
  gap: number;
  style: string;
};

const skipped = 'script, style, template, noscript, iframe, [data-preview-bar]';
const pictures = 'img, svg, input, textarea, select, hr';
const partTags = 'section, header, footer, nav, aside';
/** Browsers place glyphs and boxes on fractions of a pixel. */
const tolerance = 1.5;

const own = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'textAlign',
  'textDecorationLine',
  'textTransform',
  'letterSpacing',
] as const;
const around = [
  'backgroundColor',
  'backgroundImage',
  'borderTop',
  'borderRight',
  'borderBottom',
  'borderLeft',
  'borderRadius',
  'boxShadow',
  'opacity',
  'filter',
] as const;

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function outermostPart(element: Element): Element {
  let part = element;
  for (let parent: Element | null = element; parent && parent.tagName !== 'BODY'; parent = parent.parentElement) {
    if (parent.matches(partTags)) part = parent;
  }
  return part;
}

function partName(part: Element): string {
  if (part.matches('body > header')) return 'Header';
  if (part.matches('body > footer')) return 'Footer';
  if (part.matches('body > *')) return part.getAttribute('aria-label') ?? 'Page';
  return plain(part.querySelector('h1, h2, h3')?.textContent) || (part.getAttribute('aria-label') ?? 'Page');
}

function blocksOf(page: Document): Block[] {
  const view = page.defaultView!;
  const signatures = new Map<Element, string>();
  const signature = (element: Element | null): string => {
    if (!element) return '';
    const known = signatures.get(element);
    if (known !== undefined) return known;
    const style = view.getComputedStyle(element);
    const text = around
      .map((name) => style[name])
      .join(';')
      .replaceAll(/url\([^)]*\)/g, 'url');
    const whole = `${signature(element.parentElement)}|${text}`;
    signatures.set(element, whole);
    return whole;
  };
  const blocks: Block[] = [];
  const parts = new Map<Element, { name: string; box: DOMRect; blocks: Block[] }>();

  const add = (element: Element) => {
    const root = outermostPart(element);
    if (!parts.has(root)) parts.set(root, { name: partName(root), box: root.getBoundingClientRect(), blocks: [] });
    const part = parts.get(root)!;
    const box = element.getBoundingClientRect();
    const style = view.getComputedStyle(element);
    const isVisible =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width * box.height > 0;
    const above = isVisible ? nearestAbove(box, part.blocks) : undefined;
    const block = {
      part: part.name,
      key: `${element.tagName} ${plain(element.textContent) || (element.getAttribute('alt') ?? '')}`,
      isVisible,
      box,
      left: box.left - part.box.left,
      above,
      gap: box.top - (above?.box.bottom ?? part.box.top),
      style: own.map((name) => style[name]).join(';') + signature(element),
    };
    blocks.push(block);
    part.blocks.push(block);
  };
  const walk = (element: Element) => {
    if (element.matches(skipped)) return;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent));
    if (hasText || element.matches(pictures)) add(element);
    else [...element.children].forEach(walk);
  };
  walk(page.body);

  // The parts themselves: their distance to the one before, and the room below their last block.
  let end = 0;
  for (const { name, box, blocks: inside } of parts.values()) {
    const seen = inside.filter(({ isVisible }) => isVisible).map((block) => block.box.bottom);
    const room = new DOMRect(box.left, 0, box.width, box.bottom - Math.max(box.top, ...seen));
    const isVisible = box.width * box.height > 0;
    blocks.push({ part: name, key: 'part', isVisible, box: room, left: box.left, gap: box.top - end, style: '' });
    end = box.bottom;
  }
  return blocks;
}

function nearestAbove(box: DOMRect, others: readonly Block[]): Block | undefined {
  const above = others.filter(
    (other) =>
      other.isVisible && other.box.bottom <= box.top + 1 && other.box.right > box.left && other.box.left < box.right,
  );
  return above.reduce<Block | undefined>(
    (best, one) => (best && best.box.bottom >= one.box.bottom ? best : one),
    undefined,
  );
}

/** Blocks that say the same, in pairs; where one version has more of them than the other, nobody can tell which is which. */
function pairsOf(before: readonly Block[], after: readonly Block[]): Map<Block, Block> {
  const keyOf = ({ part, key }: Block) => (key === 'part' ? `part ${part}` : key);
  const [old, fresh] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)];
  const pairs = new Map<Block, Block>();
  for (const [key, blocks] of old) {
    const others = fresh.get(key) ?? [];
    if (blocks.length === others.length) blocks.forEach((block, index) => pairs.set(block, others[index]!));
  }
  return pairs;
}

const isOther = (one: number, other: number) => Math.abs(one - other) > tolerance;

function whatChanged(old: Block, fresh: Block, pairs: ReadonlyMap<Block, Block>): string | undefined {
  if (!old.isVisible && !fresh.isVisible) return undefined;
  if (old.isVisible !== fresh.isVisible) return fresh.isVisible ? 'shown' : 'hidden';
  if (isOther(old.box.width, fresh.box.width) || isOther(old.box.height, fresh.box.height)) {
    return old.key === 'part' ? 'spaced' : 'resized';
  }
  // Below a text that was edited, only the text comparison can tell.
  const hasSameAbove = old.above ? pairs.get(old.above) === fresh.above : !fresh.above;
  if (isOther(old.left, fresh.left) || (hasSameAbove && isOther(old.gap, fresh.gap))) {
    return old.key === 'part' ? 'spaced' : 'moved';
  }
  return old.style === fresh.style ? undefined : 'restyled';
}

/** How the page differs, part by part: “What you get: 8 blocks moved; How it works: hidden”. Empty where it doesn't. */
export function differences(before: Document, after: Document): string {
  const pairs = pairsOf(blocksOf(before), blocksOf(after));
  const found = [...pairs].map(([old, fresh]) => ({ part: fresh.part, change: whatChanged(old, fresh, pairs) }));
  const told = [...Map.groupBy(found, ({ part }) => part)].flatMap(([part, blocks]) => {
    const changes = Map.groupBy(
      blocks.flatMap(({ change }) => change ?? []),
      (change) => change,
    );
    if (changes.size === 0) return [];
    if ((changes.get('hidden')?.length ?? 0) > blocks.length / 2) return `${part}: hidden`;
    const words = [...changes].map(([change, { length }]) =>
      change === 'spaced' ? 'spacing changed' : `${length} ${length === 1 ? 'block' : 'blocks'} ${change}`,
    );
    return `${part}: ${words.join(', ')}`;
  });
  return told.length > 6 ? `${told.slice(0, 5).join('; ')}; and ${told.length - 5} more parts` : told.join('; ');
}
