import type { TextSource } from '../model';
import type { Draft } from './draft';
import { button, element } from './element';
import { type ReportContext, reportOf, reportTitle } from './report';
import { issueAddress, mailAddress } from './send';
import { longestAddress, pack } from './share';

/** The ways out: shared as an address, copied as text or Markdown, by mail, as an issue. */
export async function sendButtons(
  draft: Draft,
  context: ReportContext,
  texts: readonly TextSource[],
): Promise<HTMLElement> {
  const [text, title] = [reportOf(draft, context, texts), reportTitle(context)];
  const shared = `${context.origin}/review#${await pack(draft, context.commit)}`;
  const said = element('p', { role: 'status', class: 'font-bold' });
  const shown = element('textarea', { readonly: '', rows: '12', 'aria-label': 'The review', class: 'form-field' });
  shown.value = text;
  const copy = async (content: string, done: string) => {
    try {
      await navigator.clipboard.writeText(content);
      said.textContent = done;
    } catch {
      said.textContent = 'This browser doesn’t copy: take the text below.';
      shown.select();
    }
  };
  const share = () => {
    if (shared.length <= longestAddress) return void copy(shared, 'Address copied. Whoever opens it sees your review.');
    const file = new Blob([JSON.stringify({ ...draft, commit: context.commit })], { type: 'application/json' });
    const link = element('a', { href: URL.createObjectURL(file), download: 'review-to-share.json' });
    link.click();
    said.textContent = 'Too long for an address: send the saved file. Others open it on this sheet.';
  };
  const link = (label: string, { href, isWhole }: { href: string; isWhole: boolean }) => {
    const made = element('a', { class: 'button button-outlined', href, rel: 'noopener' }, label);
    if (href.startsWith('http')) made.target = '_blank';
    made.addEventListener(
      'click',
      () => !isWhole && void copy(text, 'Too long to fill in: it’s copied, paste it there.'),
    );
    return made;
  };
  const { repository } = context;
  const short = `${title}\n\n${shared}`;
  return element(
    'div',
    { class: 'mt-6 grid gap-3' },
    element('h3', { class: 'text-title' }, 'Send it'),
    element(
      'p',
      { class: 'flex flex-wrap gap-3' },
      button('Share review', share, 'button button-primary'),
      link('Send by mail', mailAddress(title, text, short)),
      button('Copy', () => void copy(text, 'Copied.')),
      !!repository?.issue && link(`Open an issue on ${repository.host}`, issueAddress(repository.issue, title, text)),
    ),
    said,
    shown,
  );
}
