import { seenIn } from '../text-address';
import type { Comment } from './draft';

type Quote = Pick<Comment, 'quote' | 'nth'>;

/** The page's text in small letters without spaces, with the place of each letter. */
function readLetters() {
  const places: { node: Node; offset: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, [data-preview-bar]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: letter, index: offset } of (node.nodeValue ?? '').matchAll(/\S/g)) {
      text += letter.toLowerCase().charAt(0);
      places.push({ node, offset });
    }
  }
  return { text, places };
}

const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** The selected part of the page, if it is one: not of the preview's own bar. */
export function selectedRange(): Range | undefined {
  const selection = getSelection();
  if (!selection || !bare(selection.toString())) return undefined;
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
  const lines = (selection?.toString() ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const quote = lines.filter(Boolean).join('\n');
  const { text, places } = readLetters();
  const start = places.findIndex(({ node, offset }) => range.comparePoint(node, offset) >= 0);
  return { quote, nth: text.slice(0, start).split(bare(quote)).length - 1 };
}

/** Where a quote stands on this page, hidden or not; undefined where it no longer does. */
export function findQuote({ quote, nth = 0 }: Quote): Range | undefined {
  const { text, places } = readLetters();
  const wanted = bare(quote);
  const parts = wanted ? text.split(wanted) : [];
  const at = parts.slice(0, nth + 1).join(wanted).length;
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  if (parts.length < nth + 2 || !first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

/** Shows the text that the address leads to, and opens what hides it: an answer, a menu. */
export function reveal(): Range | undefined {
  const range = findQuote(seenIn(location.hash));
  const start = range?.startContainer.parentElement;
  for (let parent = start; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    if (parent.popover && !parent.matches(':popover-open')) parent.showPopover();
  }
  start?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return range;
}
