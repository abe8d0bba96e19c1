/** `[words](/path)`: a link inside a text of the content. The path may have spaces and brackets. */
const link = /\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)/g;

/** A text without its links, for structured data. */
export function withoutLinks(text: string): string {
  return text.replace(link, '$1');
}

/** A text in parts: words, and links. */
export function partsOf(text: string): (string | { label: string; href: string })[] {
  const parts: (string | { label: string; href: string })[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(link)) {
    parts.push(text.slice(end, index), { label, href: href.replaceAll(' ', '%20') });
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** The links in a text. */
export function linksIn(text: string): { label: string; href: string }[] {
  return partsOf(text).filter((part) => typeof part !== 'string');
}

/** A part of an address without percent-encoding: `%20` is a space. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
