import type { ChangeKind } from '@/components/review/model';

/** One thing that reads or works differently on a page; without `before` it is new, without `after` it is gone. */
export type PageChange = {
  kind: ChangeKind;
  /** What it is about, for example the text of a link. */
  of?: string;
  before?: string;
  after?: string;
  /** Why it must not be overlooked. */
  alarm?: string;
  /** Where to look on the page: an answer's id, a text that stands there. */
  at?: { id?: string; text?: string };
};

/** Kinds that are texts of the content, the most telling first. */
export const textual: readonly ChangeKind[] = ['heading', 'title', 'description', 'question', 'text'];
export const isTextual = ({ kind }: Pick<PageChange, 'kind'>) => textual.includes(kind);
