/**
 * Address of a text on a page: browsers scroll to it and mark it (wicg.github.io/scroll-to-text-fragment). A long text, or
 * one of several lines, is named by its first and last words. Hyphen, comma and ampersand have a meaning of their own there.
 * @param prefix words before it, to tell it from the same text elsewhere on the page
 */
export function textFragment(path: string, text?: string, prefix?: string): string {
  const lines = (text ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const [first = [], last = []] = [lines.find(Boolean)?.split(' '), lines.findLast(Boolean)?.split(' ')];
  if (first.length === 0) return path;
  const isWhole = lines.filter(Boolean).length === 1 && first.length <= 12;
  const parts = isWhole ? [first] : [first.slice(0, 5), last.slice(-5)];
  const named = parts.map((words) => encode(words.join(' '))).join(',');
  return `${path}#:~:text=${prefix ? `${encode(prefix)}-,` : ''}${named}`;
}

const encode = (part: string) =>
  encodeURIComponent(part).replace(/[-!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
