import { inOneLine, lettersOf, occurrences, unreadElements } from '../../pages/letters';
import { textInAddress } from '../text-address';
import type { Comment } from './draft';

type Quote = Pick<Comment, 'quote' | 'nth'>;

/** The page's text in small letters without spaces, with the place of each letter. */
function readLetters(page = document) {
  const places: { node: Node; offset: number }[] = [];
  let text = '';
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(unreadElements) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: letter, index: offset } of (node.nodeValue ?? '').matchAll(/\S/g)) {
      text += letter.toLowerCase().charAt(0);
      places.push({ node, offset });
    }
  }
  return { text, places };
}

/** The selected part of the page, if it is one: not of the preview's own bar. */
export function selectedRange(): Range | undefined {
  const selection = getSelection();
  if (!selection || !lettersOf(selection.toString())) return undefined;
  const range = selection.getRangeAt(0);
  const holder = range.commonAncestorContainer;
  const parent = holder instanceof Element ? holder : holder.parentElement;
  return parent?.closest('[data-preview-bar]') ? undefined : range.cloneRange();
}

/** What a range of the page says, and how many times the page says it before. */
export function quoteOf(range: Range): Required<Quote> {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // A selection, unlike a range, reads as it is seen: blocks apart, hidden text left out.
  const lines = (selection?.toString() ?? '').split('\n').map((line) => inOneLine(line));
  const quote = lines.filter(Boolean).join('\n');
  const { text, places } = readLetters();
  const start = places.findIndex(({ node, offset }) => range.comparePoint(node, offset) >= 0);
  return { quote, nth: occurrences(text.slice(0, start), quote) };
}

/** Where a quote is on a page, hidden or not; undefined where it no longer is. */
export function findQuote({ quote, nth = 0 }: Quote, page = document): Range | undefined {
  const { text, places } = readLetters(page);
  const wanted = lettersOf(quote);
  const parts = wanted ? text.split(wanted) : [];
  const at = parts.slice(0, nth + 1).join(wanted).length;
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  if (parts.length < nth + 2 || !first || !last) return undefined;
  const range = page.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

/** Scrolls to the text that an address leads to, and opens what hides it: an answer, a menu. */
export function reveal(hash = location.hash, page = document): { range?: Range; problem?: string } {
  const wanted = textInAddress(hash);
  if (!wanted.quote) return {};
  const range = findQuote(wanted, page);
  const start = range?.startContainer.parentElement;
  if (!start) return { problem: `“${wanted.quote}” isn’t on this page.` };
  for (let parent: Element | null = start; parent; parent = parent.parentElement) {
    // A frame's elements are of another window's classes.
    if (parent.matches('details')) parent.setAttribute('open', '');
    if (parent.matches('[popover]:not(:popover-open)')) (parent as HTMLElement).showPopover();
  }
  start.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isShown =
    start.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && range.getClientRects().length > 0;
  const widths = innerWidth < 1024 ? 'a wider window' : 'a phone’s width';
  return isShown ? { range } : { problem: `“${wanted.quote}” is hidden at this width: try ${widths}.` };
}

/** Marks ranges of the page without touching its elements; older browsers show no marks. */
export function mark(ranges: readonly (Range | undefined)[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('review', new Highlight(...ranges.filter((range) => range !== undefined)));
  // Not a style element, which the page's policy would refuse.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::highlight(review) { background: #ffc72c; color: #101a33; text-decoration: underline 3px; }');
  document.adoptedStyleSheets = [sheet];
}
