import type { SheetContext, TextSource } from '../sheet/model';
import type { Draft } from './draft';
import { button, element } from './element';
import { mailAddress, reportOf, reportTitle } from './report';
import { pack } from './share';

/** Chats and mail programs cut longer addresses. */
const longestAddress = 8000;

/** The ways out: shared as an address, by mail, or copied as text. */
export async function sendButtons(draft: Draft, context: SheetContext, texts: readonly TextSource[]) {
  const addressOf = async (part: Draft) => `${location.origin}/review${await pack(part, context.build.commit)}`;
  const [shared, code] = [await addressOf(draft), await addressOf({ ...draft, comments: [] })];
  const [text, title] = [reportOf(draft, context, texts, code), reportTitle(context)];
  const said = element('p', { role: 'status', class: 'font-bold' });
  const shown = element('textarea', { readonly: '', rows: '12', 'aria-label': 'The review', class: 'form-field' });
  shown.value = text;
  const copy = async (content: string, done: string) => {
    try {
      await navigator.clipboard.writeText(content);
      said.textContent = done;
    } catch {
      said.textContent = 'This browser doesn’t copy: take the text below.';
      shown.value = content;
      shown.select();
    }
  };
  const share = () => {
    if (shared.length <= longestAddress) return void copy(shared, 'Address copied. Whoever opens it sees your review.');
    const href = URL.createObjectURL(new Blob([shared], { type: 'text/plain' }));
    element('a', { href, download: 'review.txt' }).click();
    said.textContent = 'Too long for an address: send the saved file. Others open it on this sheet.';
  };
  const mail = mailAddress(title, text, `${title}\n\n${shared}`);
  const sendByMail = element('a', { class: 'button button-outlined', href: mail }, 'Send by mail');
  sendByMail.addEventListener('click', () => void copy(text, 'Copied too: paste it if your mail opens without it.'));
  return element(
    'div',
    { class: 'mt-6 grid gap-3' },
    element('h3', { class: 'text-title' }, 'Send it'),
    element(
      'p',
      { class: 'flex flex-wrap gap-3' },
      button('Share review', share, 'button button-primary'),
      sendByMail,
      button('Copy', () => void copy(text, 'Copied.')),
    ),
    said,
    shown,
  );
}
