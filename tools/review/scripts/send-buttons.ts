import type { SheetContext, TextSource } from '../sheet/model';
import type { Draft } from './draft';
import { button, element } from './element';
import { reportOf } from './report';
import { pack } from './share';

/** Chats and mail programs cut longer addresses. */
const longestAddress = 8000;

/** The ways out: shared as an address, or copied as text. */
export async function sendButtons(draft: Draft, context: SheetContext, texts: readonly TextSource[]) {
  const addressOf = async (part: Draft) => `${location.origin}/review${await pack(part)}`;
  const [shared, code] = [await addressOf(draft), await addressOf({ ...draft, comments: [] })];
  const said = element('p', { role: 'status', class: 'font-bold wrap-anywhere' });
  const copy = (content: string, done: string) =>
    void navigator.clipboard.writeText(content).then(
      () => (said.textContent = done),
      () => (said.textContent = `This browser doesn’t copy. Select and copy this: ${content}`),
    );
  const report = () => copy(reportOf(draft, context, texts, code), 'Report copied.');
  const share = () => {
    if (shared.length <= longestAddress) copy(shared, 'Address copied. Whoever opens it sees your review.');
    else said.textContent = 'Too long for an address: copy the report instead.';
  };
  const buttons = [button('Share review', share, 'button button-primary'), button('Copy report', report)];
  return element('div', { class: 'mt-4' }, element('p', { class: 'flex flex-wrap gap-3' }, ...buttons), said);
}
