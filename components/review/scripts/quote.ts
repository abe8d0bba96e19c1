import type { Comment } from './draft';

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const single = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The selected part of the page, if it is one: not of the preview's own bar, not of a field. */
export function selectedRange(): Range | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const holder = range.commonAncestorContainer;
  const parent = holder instanceof Element ? holder : holder.parentElement;
  return parent?.closest('[data-preview-bar]') || !single(range.toString()) ? undefined : range.cloneRange();
}

/** Selects the range with its words whole, since links find whole words only, and says what it reads. */
export function quoteOf(range: Range): Pick<Comment, 'quote' | 'prefix'> {
  widen(range);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // A selection, unlike a range, reads as it is seen: blocks apart, hidden text left out.
  const lines = (selection?.toString() ?? '').split('\n').map(single).filter(Boolean);
  const quote = lines.join('\n');
  const page = single(document.body.innerText).toLowerCase();
  const isRepeated = page.split(single(quote).toLowerCase()).length > 2;
  return { quote, prefix: (isRepeated && wordsBefore(range)) || undefined };
}

function widen(range: Range): void {
  const { startContainer, endContainer } = range;
  if (startContainer instanceof Text) {
    const text = startContainer.data;
    let start = range.startOffset;
    while (isWord(text[start]) && isWord(text[start - 1])) start -= 1;
    range.setStart(startContainer, start);
  }
  if (endContainer instanceof Text) {
    const text = endContainer.data;
    let end = range.endOffset;
    while (isWord(text[end - 1]) && isWord(text[end])) end += 1;
    range.setEnd(endContainer, end);
  }
}

/** The last words that are seen before the range. */
function wordsBefore(range: Range): string | undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  walker.currentNode = range.startContainer;
  const own = range.startContainer instanceof Text ? range.startContainer.data.slice(0, range.startOffset) : '';
  let text = single(own);
  while (!text) {
    const node = walker.previousNode();
    if (!node) return undefined;
    if (node.parentElement?.checkVisibility()) text = single(node.textContent ?? '');
  }
  return text.split(' ').slice(-4).join(' ');
}

/** Where a quote stands on this page, hidden or not; undefined where it no longer does. */
export function findQuote({ quote, prefix = '' }: Pick<Comment, 'quote' | 'prefix'>): Range | undefined {
  const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, [data-preview-bar]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const places: { node: Node; offset: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    [...(node.textContent ?? '')].forEach((character, offset) => {
      if (/\s/.test(character)) return;
      text += character.toLowerCase().charAt(0);
      places.push({ node, offset });
    });
  }
  const wanted = bare(prefix + quote);
  const at = text.indexOf(wanted);
  const [first, last] = [places[at + bare(prefix).length], places[at + wanted.length - 1]];
  if (!quote || at < 0 || !first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
