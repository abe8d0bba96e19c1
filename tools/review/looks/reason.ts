import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { type Audience, audienceOf, lower } from './audience';
import { isInFrame, partOf, textOf } from './subject';

/** Why a page looks different. Reasons of several pages with the same key have one cause. */
export type LookReason = {
  key: string;
  path: string;
  /** “Print: text colour of everything”; the second form names no part of the page. */
  name: string;
  briefName: string;
  before?: string;
  after?: string;
  audience: Audience;
  /** The part of the page, and words in it that lead there. */
  part: string;
  at?: string;
  isFrame: boolean;
  /** A rule for what isn't there until a script adds it. */
  reachesNothing?: boolean;
  /** Texts and names in what was added, removed or replaced: changes of these are the same cause. */
  says?: { kind: 'added' | 'removed' | 'moved' | 'rebuilt' | 'picture'; text: string };
};

const everyone = audienceOf('', '');

/** “Print: text colour of everything”. */
export const named = ({ words }: Audience, effect: string) => (words ? `${words}: ${lower(effect)}` : upper(effect));
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where on a page its reason is. */
export function placeOf($: CheerioAPI, elements: readonly Element[], path: string, audience = everyone) {
  const first = elements.find(({ name }) => name !== 'html' && name !== 'body');
  const at = first && textOf($, first);
  const isFrame = elements.length > 0 && elements.every((element) => isInFrame($, element));
  return {
    path,
    audience,
    part: first ? partOf($, first) : '',
    at: at || undefined,
    isFrame: Boolean(first) && isFrame,
  };
}
