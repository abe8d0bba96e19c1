import type { Draft } from './draft';
import { button, element } from './element';
import { asMarkdown, asText, type ReportContext, reportTitle } from './report';
import { type IssueForm, issueAddress, mailAddress } from './send';

/** The ways out: copied as text or Markdown, by mail, as an issue. */
export function sendButtons(draft: Draft, context: ReportContext & { issue?: IssueForm }): HTMLElement {
  const [text, markdown, title] = [asText(draft, context), asMarkdown(draft, context), reportTitle(context)];
  const said = element('p', { role: 'status' });
  const shown = element('textarea', { readonly: '', rows: '12', 'aria-label': 'The review' });
  const copy = async (content: string, done: string) => {
    shown.value = content;
    try {
      await navigator.clipboard.writeText(content);
      said.textContent = done;
    } catch {
      said.textContent = 'This browser does not copy: take the text below.';
      shown.select();
    }
  };
  shown.value = text;

  const link = (label: string, { href, isWhole }: { href: string; isWhole: boolean }, content: string) => {
    const made = element(
      'a',
      { class: 'button', href, ...(href.startsWith('http') && { target: '_blank', rel: 'noopener' }) },
      label,
    );
    made.addEventListener(
      'click',
      () => !isWhole && copy(content, 'Too long to fill in: it is copied, paste it there.'),
    );
    return made;
  };
  return element(
    'div',
    {},
    element('h3', {}, 'Send it'),
    element(
      'div',
      { class: 'send' },
      button('Copy as text', () => void copy(text, 'Copied as text.')),
      button('Copy as Markdown', () => void copy(markdown, 'Copied as Markdown.')),
      link('Send by mail', mailAddress(title, text), text),
      ...(context.issue
        ? [link(`Open an issue on ${context.issue.host}`, issueAddress(context.issue, title, markdown), markdown)]
        : []),
    ),
    said,
    shown,
  );
}
