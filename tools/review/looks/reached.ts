import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** Pseudo-classes and elements that say nothing about where an element is. */
const states = /(?<!\\)::?(?!not|is|where|has|nth|only|empty|(?:first|last)-(?:child|of))[\w-]+(?:\([^)]*\))?/g;

const focusable = 'a[href], button, input, textarea, select, summary';

/** The elements that a selector can reach, whatever their state. */
export function reached($: CheerioAPI, selector: string): Element[] {
  const isEverything = /^(?::root|:host|\*|html|body)?(?:::?[\w-]+)*$/.test(selector.trim());
  if (isEverything) return $(/:focus/.test(selector) ? focusable : 'html').toArray() as Element[];
  const plain = selector
    .replace(states, '')
    .replace(/\[(?:open|data-state|aria-(?:expanded|invalid|current))[^\]]*\]/g, '');
  // What is left of “> :hover” or “:not(:hover)”.
  const whole = plain.replace(/:(?:not|is|where|has)\(\s*\)/g, '').replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
  try {
    return $(whole.replace(/\s\*(?=[\s>+~])|\*(?=\s?[>+~]\s?\*)/g, '').trim() || '*').toArray() as Element[];
  } catch {
    return [];
  }
}
