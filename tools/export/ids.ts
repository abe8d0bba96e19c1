import type { Element } from 'domhandler';
import type { Page } from '../exported-page/page';

/** @throws if two elements of a page have the same id, such as a question and a section */
export function assertUniqueIds({ $, file }: Page): void {
  const ids = ($('[id]').toArray() as Element[]).map(({ attribs }) => attribs.id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated === undefined) return;
  throw new Error(
    `${file}: two elements have the id "${repeated}". If one is a question, change its id in the page's content file (content/faq.ts or content/services): the other belongs to the page's template.`,
  );
}
