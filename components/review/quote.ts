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
