import { askForComment } from './dialog';
import { button, element } from './element';
import { commentList } from './comment-list';
import type { ReportContext } from './report';
import { pageList } from './page-list';
import type { IssueForm } from './send';
import { sendButtons } from './send-buttons';
import { clearDraft, isKept, loadDraft, onDraftChange } from './store';
import { shadowWithStyles } from './styles';

/* The review sheet's part: every comment and sign-off of this browser, and the ways to send them. */
const host = document.querySelector<HTMLElement>('[data-review-comments]');
if (host) showReview(host, JSON.parse(host.dataset.reviewComments ?? '{}') as ReportContext & { issue?: IssueForm });

function showReview(place: HTMLElement, given: ReportContext & { issue?: IssueForm }): void {
  const context = { ...given, origin: location.origin };
  const dialogHost = element('div');
  const list = element('div');
  const status = element('p', { role: 'status' });
  const dialogs = shadowWithStyles(dialogHost);
  const clear = button('Delete all comments and sign-offs', () => {
    if (confirm('Delete all comments and sign-offs of this browser?')) clearDraft();
  });
  place.replaceChildren(status, list, dialogHost);

  const show = () => {
    const draft = loadDraft();
    const { comments, approved } = draft;
    const isEmpty = comments.length + approved.length === 0;
    const kept = isKept ? '' : ' This browser keeps nothing: send the review before you leave this page.';
    status.textContent = `${count(comments.length, 'comment')}, ${approved.length} of ${context.pages.length} pages look right.${kept}`;
    // Filling the same list again must not close it under the reviewer's fingers.
    const isOpen = list.querySelector('details')?.open ?? false;
    list.replaceChildren(
      commentList(draft, context, (comment) => askForComment(dialogs, comment, () => {})),
      pageList(draft, context.pages, isOpen),
      ...(isEmpty ? [] : [sendButtons(draft, context), clear]),
    );
  };
  onDraftChange(show);
  show();
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
