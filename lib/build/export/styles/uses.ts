import { type Page, elementsOf } from '../page';

/** What a page can show, as far as style rules can ask: its own elements and what its islands may add later. */
export type Uses = {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  inputTypes: ReadonlySet<string>;
  /** Custom properties that scripts or attributes name; these are neither dropped nor replaced by their value. */
  properties: ReadonlySet<string>;
};

/** What scripts mention: every word of theirs that could be a class, and every custom property. */
export type ScriptWords = { words: ReadonlySet<string>; properties: ReadonlySet<string> };

// Elements an island may add that its page does not have yet; the base rules for them are a few bytes.
const islandTags = 'a button div h2 h3 label li ol p span svg ul'.split(' ');

export function readScriptWords(code: string): ScriptWords {
  return { words: new Set(code.split(/[\s"'`]+/)), properties: new Set(code.match(/--[a-z][\w-]*/g)) };
}

/** Collects what the page uses, with the words of the scripts that it can wake. */
export function readUses(page: Page, scripts: readonly ScriptWords[]): Uses {
  const classes = new Set<string>();
  const tags = new Set<string>(islandTags);
  const attributes = new Set<string>();
  const ids = new Set<string>();
  const inputTypes = new Set<string>();
  const properties = new Set<string>();
  for (const { name, attribs } of elementsOf(page)) {
    tags.add(name);
    for (const [attribute, value] of Object.entries(attribs)) {
      attributes.add(attribute);
      if (attribute === 'class') for (const token of value.split(/\s+/)) classes.add(token);
      if (attribute === 'id') ids.add(value);
      for (const property of value.match(/--[a-z][\w-]*/g) ?? []) properties.add(property);
    }
    if (name === 'input') inputTypes.add(attribs.type ?? 'text');
  }
  for (const { words, properties: named } of scripts) {
    words.forEach((word) => classes.add(word));
    named.forEach((property) => properties.add(property));
  }
  return { classes, tags, attributes, ids, inputTypes, properties };
}
