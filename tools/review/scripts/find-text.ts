/**
 * Finds the first occurrence of a text on a page, folded or not. Ignores spaces and case, which can
 * differ between HTML and screen.
 */
export function findText(text: string, page = document): Range | undefined {
  const lettersOf = (words: string) =>
    words.replace(/\s/g, '').replace(/./gsu, (letter) => letter.toLowerCase().charAt(0));
  const places: { node: Node; offset: number }[] = [];
  let letters = '';
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, template, noscript')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: letter, index: offset } of (node.nodeValue ?? '').matchAll(/\S/gu)) {
      letters += lettersOf(letter);
      places.push({ node, offset });
    }
  }
  const wanted = lettersOf(text);
  const at = wanted ? letters.indexOf(wanted) : -1;
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  if (!first || !last) return undefined;
  const range = page.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

/** Opens the folds and menus around a text, and scrolls to it. @returns whether it's visible */
export function showPlace(range: Range): boolean {
  const start = range.startContainer.parentElement!;
  for (let parent: Element | null = start; parent; parent = parent.parentElement) {
    if (parent.matches('details')) parent.setAttribute('open', '');
    // Not `instanceof`: a frame has its own classes.
    if (parent.matches('[popover]:not(:popover-open)')) (parent as HTMLElement).showPopover();
  }
  start.scrollIntoView({ block: 'center', behavior: 'instant' });
  return (
    start.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && range.getClientRects().length > 0
  );
}
