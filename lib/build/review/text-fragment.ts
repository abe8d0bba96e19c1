/**
 * Address of a text on a page: browsers scroll to it and mark it (wicg.github.io/scroll-to-text-fragment). A long text is
 * named by its first and last words. Hyphen, comma and ampersand have a meaning of their own there.
 */
export function textFragment(path: string, text?: string): string {
  if (!text) return path;
  const encode = (part: string) =>
    encodeURIComponent(part).replace(/[-!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  const parts = words.length > 12 ? [words.slice(0, 5).join(' '), words.slice(-5).join(' ')] : [words.join(' ')];
  return `${path}#:~:text=${parts.map(encode).join(',')}`;
}
