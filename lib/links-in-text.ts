/** `[words](/path)`: a link inside a text of the content. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text without its links, for structured data. */
export function withoutLinks(text: string): string {
  return text.replace(link, '$1');
}

/** A text in parts: words, and links. */
export function partsOf(text: string): (string | { label: string; href: string })[] {
  const parts: (string | { label: string; href: string })[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(link)) {
    parts.push(text.slice(end, index), { label, href });
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
