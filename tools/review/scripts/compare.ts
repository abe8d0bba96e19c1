import { count } from '../sheet/model';

/* Tells in words how two versions of a page differ to the eye: place, size, colour and visibility, block by block. */

type Block = {
  /** The part of the page that it stands in, by its heading. */
  part: string;
  /** What it says, to find it in the other version. */
  key: string;
  isVisible: boolean;
  box: DOMRect;
  left: number;
  /** The nearest block above it on the page, and the distance to it. */
  above?: Block;
  gap: number;
  style: string;
};

const skipped = 'script, style, template, noscript, iframe, [data-preview-bar]';
const pictures = 'img, svg, input, textarea, select, hr';
const textStyles = ['color', 'font', 'textAlign', 'textDecorationLine', 'textTransform', 'letterSpacing'] as const;
const borders = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'borderRadius'] as const;
const boxStyles = ['backgroundColor', 'backgroundImage', ...borders, 'boxShadow', 'opacity', 'filter'] as const;
/** Browsers place glyphs and boxes on fractions of a pixel. */
const tolerance = 1.5;

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The outermost band around an element. */
function partOf(element: Element): Element {
  const band = element.closest('section, header, footer, nav, aside');
  return band?.parentElement?.closest('section, header, footer, nav, aside')
    ? partOf(band.parentElement)
    : (band ?? element);
}

function partName(part: Element): string {
  if (part.matches('body > header')) return 'Header';
  if (part.matches('body > footer')) return 'Footer';
  const heading = part.matches('main *') && part.querySelector('h1, h2, h3');
  return plain(heading ? heading.textContent : part.getAttribute('aria-label')) || 'Page';
}

function blocksOf(page: Document): Block[] {
  const styleOf = (element: Element) => page.defaultView!.getComputedStyle(element);
  const known = new Map<Element | null, string>([[null, '']]);
  const boxesAround = (element: Element): string => {
    const own = boxStyles.map((name) => styleOf(element)[name]).join(';');
    known.set(element, own + (known.get(element.parentElement) ?? boxesAround(element.parentElement!)));
    return known.get(element)!;
  };
  const blocks: Block[] = [];
  const add = (element: Element) => {
    const root = partOf(element);
    const box = element.getBoundingClientRect();
    const above = styleOf(root).position === 'fixed' ? undefined : nearestAbove(box, blocks);
    blocks.push({
      part: partName(root),
      key: `${element.tagName} ${plain(element.textContent) || (element.getAttribute('alt') ?? '')}`,
      isVisible:
        box.width * box.height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      box,
      left: box.left - root.getBoundingClientRect().left,
      above,
      gap: box.top - (above?.box.bottom ?? 0),
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

  return blocks;
}

function nearestAbove({ top, left, right }: DOMRect, others: readonly Block[]): Block | undefined {
  const above = others.filter(({ box }) => box.bottom <= top + 1 && box.right > left && box.left < right);
  return above.filter((one) => one.isVisible).sort((one, other) => other.box.bottom - one.box.bottom)[0];
}

const isOther = (one: number, other: number) => Math.abs(one - other) > tolerance;

function whatChanged(old: Block, fresh: Block, pairs: ReadonlyMap<Block, Block>): string | undefined {
  if (!old.isVisible && !fresh.isVisible) return undefined;
  if (old.isVisible !== fresh.isVisible) return fresh.isVisible ? 'shown' : 'hidden';
  // Below a text that was edited, only the text comparison can tell.
  const hasSameAbove = old.above ? pairs.get(old.above) === fresh.above : !fresh.above;
  const isMoved = isOther(old.left, fresh.left) || (hasSameAbove && isOther(old.gap, fresh.gap));
  if (isOther(old.box.width, fresh.box.width) || isOther(old.box.height, fresh.box.height)) return 'resized';
  // The room above a part's first blocks is the part's own.
  if (isMoved) return old.above?.part === old.part || isOther(old.left, fresh.left) ? 'moved' : 'spaced';
  return old.style === fresh.style ? undefined : 'restyled';
}

/** How the page differs, part by part: “What you get: 8 blocks moved; How it works: hidden”. Empty where it doesn't. */
export function differences(before: Document, after: Document): string {
  const [old, fresh] = [before, after].map((page) => Map.groupBy(blocksOf(page), ({ key }) => key));
  const pairs = new Map<Block, Block>();
  for (const [key, blocks] of old!) {
    // Where one version says it more often than the other, nobody can tell which is which.
    const others = fresh!.get(key) ?? [];
    if (blocks.length === others.length) blocks.forEach((block, index) => pairs.set(block, others[index]!));
  }
  const told = [...Map.groupBy(pairs.keys(), ({ part }) => part)].flatMap(([part, blocks]) => {
    const found = blocks.flatMap((block) => whatChanged(block, pairs.get(block)!, pairs) ?? []);
    const changes = Map.groupBy(found, (change) => change);
    if (found.length === 0) return [];
    if ((changes.get('hidden')?.length ?? 0) > blocks.length / 2) return { part, words: 'hidden', weight: Infinity };
    const words = [...changes].map(([change, { length }]) =>
      change === 'spaced' ? 'spacing changed' : `${count(length, 'block')} ${change}`,
    );
    return { part, words: words.join(', '), weight: found.length - (changes.get('spaced')?.length ?? 0) };
  });
  // The worst first; parts that changed alike together.
  told.sort((one, other) => other.weight - one.weight);
  const alike = [...Map.groupBy(told, ({ words }) => words)].map(([words, parts]) => {
    const names = parts.slice(0, 3).map(({ part }) => part);
    const more = parts.length > 3 ? ` and ${parts.length - 3} more` : '';
    return `${names.join(', ')}${more}: ${words}`;
  });
  return alike.join('; ');
}
