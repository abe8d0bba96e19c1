import type { SheetContext, TextSource } from '../sheet/model';
import type { Draft } from './draft';
import { button, element } from './element';
import { reportOf } from './report';
import { pack } from './share';

/** Chats and mail programs cut longer addresses. */
const longestAddress = 8000;

/** The ways out: shared as an address, or copied as text. Made once, so that no press is lost while a draft is saved. */
export function sendButtons(context: SheetContext) {
  let [address, report] = ['', ''];
  const said = element('p', { role: 'status', class: 'font-bold wrap-anywhere' });
  const copy = (content: string, done: string) =>
    void navigator.clipboard.writeText(content).then(
      () => (said.textContent = done),
      () => (said.textContent = `This browser doesn’t copy. Select and copy this: ${content}`),
    );
  const share = () => {
    if (address.length <= longestAddress) copy(address, 'Address copied. Whoever opens it sees your review.');
    else said.textContent = 'Too long for an address: copy the report instead.';
  };
  const shareButton = button('Share review', share, 'button button-primary');
  const copyButton = button('Copy report', () => copy(report, 'Report copied.'));
  const buttons = element('p', { class: 'flex flex-wrap gap-3' }, shareButton, copyButton);
  // Written before they are asked for: Safari copies only what is there at the press.
  const update = async (draft: Draft, texts: readonly TextSource[]) => {
    const addressOf = async (part: Draft) => `${location.origin}/review${await pack(part)}`;
    address = await addressOf(draft);
    report = reportOf(draft, context, texts, await addressOf({ ...draft, comments: [] }));
  };
  return { place: element('div', { class: 'mt-4' }, buttons, said), update };
}
