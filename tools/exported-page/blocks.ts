import { createHash } from 'node:crypto';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import type { Page } from './page';

export type Link = { text: string; href: string };

/** What a visitor reads at one place of a page. */
export type Block = {
  text: string;
  /** If it isn't an ordinary text. A name is what screen readers say, or what a field shows. */
  kind?: 'Title' | 'Description' | 'Picture' | 'Icon' | 'Name';
  /** The part of the page, outside `<main>`. */
  place?: 'Header' | 'Menu' | 'Footer' | 'Phone bar';
  /** The nearest anchor. */
  id?: string;
  /** The address of a picture. An icon has a data URL. */
  source?: string;
  /** The links that begin in it. */
  links: Link[];
  /** A hash of the elements around it and of its ornaments, without words and addresses. */
  markup: string;
};

/** Collapses white space. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A short hash, to see whether something is the same. */
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Elements whose text doesn’t run on into the text around them. */
const blockElements =
  'br button dd details div dt fieldset figcaption footer h1 h2 h3 h4 header label li main nav ol p section summary table td th tr ul'.split(
    ' ',
  );

/** Attributes with words, addresses or names. */
const namesSomething =
  /^(?:id|for|name|value|href|src|srcset|alt|title|placeholder|content|datetime|abbr|popovertarget|aria-.*|data-.*)$/;

/** Ids that are only there to name or describe an element. */
export function labelsOf({ $ }: Page): string[] {
  const attributes = ['aria-labelledby', 'aria-describedby', 'popovertarget', 'for'];
  const labelled = $(attributes.map((name) => `[${name}]`).join()).toArray();
  return labelled.flatMap((one) => attributes.flatMap((name) => $(one).attr(name)?.split(' ') ?? []));
}

const hasText = (node: AnyNode): boolean =>
  isText(node) ? /\S/.test(node.data) : isTag(node) && node.children.some(hasText);

/** What never counts: code, a preview's bar, copy buttons, the year, numbers of questions. */
function isLeftOut({ attribs, name, children }: Element): boolean {
  if (['script', 'style', 'template'].includes(name)) return true;
  if ('data-preview-bar' in attribs || 'data-copy' in attribs || 'data-year' in attribs) return true;
  return (
    attribs['aria-hidden'] === 'true' &&
    children.every((child) => isText(child) && /^\s*\d+\s*$/.test(child.data)) &&
    children.length > 0
  );
}

/** A page's title, its description, and what visitors read, in the order of the page. */
export function readBlocks(page: Page): Block[] {
  const { $ } = page;
  const labels = labelsOf(page);
  const blocks: Block[] = [];
  let words = '';
  let ornaments = '';
  let elements: string[] = [];
  let links: Link[] = [];
  let at: Pick<Block, 'place' | 'id'> = {};

  const add = (block: Pick<Block, 'text' | 'kind' | 'source'>) => {
    if (!block.text && block.source === undefined) return;
    blocks.push({ ...block, ...at, links, markup: hashOf([...elements, ornaments].join()) });
    [ornaments, links] = ['', []];
  };
  const flush = () => {
    add({ text: inOneLine(words) });
    words = '';
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) words += node.data;
    if (!isTag(node)) return;
    const { name, attribs } = node;
    if (isLeftOut(node)) return;
    const outside = { at, elements };
    // Without a space between two elements, CSS separates them.
    const isBlock = blockElements.includes(name) || node.prev?.type === 'tag';
    if (isBlock) flush();
    if (name === 'svg' && attribs.class?.startsWith('lucide')) {
      const [, icon = ''] = /lucide-([\w-]+)/.exec(attribs.class) ?? [];
      // As content has it: SearchCheck.
      const text = icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const source = `data:image/svg+xml,${encodeURIComponent($.html($(node).clone().removeAttr('class')))}`;
      blocks.push({ kind: 'Icon', text, source, ...at, links: [], markup: '' });
      ornaments += attribs.class.replace(/lucide-[\w-]+/g, '');
      return;
    }
    const looks = Object.entries(attribs).filter(([attribute]) => !namesSomething.test(attribute));
    const element = JSON.stringify([name, looks]);
    if (isBlock && hasText(node)) elements = [...elements, element];
    else ornaments += element;
    if (name === 'main') at = { id: at.id };
    else if (attribs.id && !labels.includes(attribs.id)) at = { ...at, id: attribs.id };
    if (at.place && name === 'footer') at = { ...at, place: 'Footer' };
    if (at.place === 'Header' && name === 'nav')
      at = { ...at, place: $(node).closest('header').length > 0 ? 'Menu' : 'Phone bar' };
    if ((name === 'a' || name === 'area') && attribs.href !== undefined) {
      const label = attribs['aria-label'] || $(node).text().trim() || $(node).find('[alt]').attr('alt') || '';
      links.push({ text: inOneLine(label), href: attribs.href });
    }
    for (const attribute of ['aria-label', 'title', 'placeholder'])
      add({ kind: 'Name', text: attribs[attribute] ?? '' });
    if (name === 'img') add({ kind: 'Picture', text: attribs.alt ?? '', source: attribs.src });
    node.children.forEach(visit);
    if (isBlock) flush();
    const last = blocks.at(-1);
    // What follows the last words of an element belongs to them.
    if (isBlock && last && ornaments && hasText(node)) {
      last.markup = hashOf(last.markup + ornaments);
      ornaments = '';
    }
    ({ at, elements } = outside);
  };

  add({ kind: 'Title', text: inOneLine($('title').first().text()) });
  add({ kind: 'Description', text: $('meta[name=description]').attr('content') ?? '' });
  at = { place: 'Header' };
  $('body').contents().get().forEach(visit);
  flush();
  // Links without words, after the last ones.
  blocks.at(-1)?.links.push(...links);
  return blocks;
}
