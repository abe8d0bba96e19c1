import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { type Declaration, declarationsOf } from './declarations';

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

/** The style rules that reach each element, and those for what a script or a visitor adds. */
export function rulesOf($: CheerioAPI, sheets: Record<'screen' | 'print', string>) {
  const rules = new Map<Element, Declaration[]>();
  const [used, late]: [Declaration[], Declaration[]] = [[], []];
  const reach = new Map<string, Element[]>();
  for (const [sheet, css] of Object.entries(sheets)) {
    for (const declaration of declarationsOf(css)) {
      const { selector, conditions } = declaration;
      const elements = reach.get(selector) ?? reached($, selector);
      reach.set(selector, elements);
      for (const element of elements) {
        const own = rules.get(element) ?? [];
        own.push(declaration);
        rules.set(element, own);
      }
      // Words of a text can keep the rules of an element that the page lacks, and all pages share
      // the rules for paper.
      const isForLater = conditions.startsWith('@keyframes') || (sheet === 'screen' && /[.#[]/.test(selector));
      if (elements.length > 0) used.push(declaration);
      else if (isForLater) late.push(declaration);
    }
  }
  return { rules, used, late };
}
