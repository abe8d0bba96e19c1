import { formatDate } from '@/lib/dates';
import type { PageState } from '../sheet/model';
import { type Draft, remaining, statusOf } from './draft';
import { button, element } from './element';
import { approve, changeDraft, loadDraft } from './store';

function wordsOf(page: PageState, draft: Draft): string {
  const { by, date } = draft.approved[page.path] ?? {};
  const approved = ['Approved', by && `by ${by}`, date && `on ${formatDate(date)}`].filter(Boolean).join(' ');
  return { approved, changed: `${approved}, but it changed since`, commented: 'Has comments', open: '' }[
    statusOf(page, draft)
  ];
}

/** What each page's card says of its approval, with the button that gives or withdraws it. */
export function showApprovals(pages: readonly PageState[], draft: Draft): void {
  for (const page of pages.filter(({ needsApproval }) => needsApproval)) {
    const { path, name, fingerprint } = page;
    const isApproved = statusOf(page, draft) === 'approved';
    const act = button(isApproved ? 'Withdraw approval' : 'Approve page', () =>
      approve({ [path]: isApproved ? undefined : fingerprint }),
    );
    act.setAttribute('aria-label', `${act.textContent}: ${name}`);
    const place = document.querySelector(`[data-sign-off="${path}"]`);
    const hadFocus = place?.contains(document.activeElement);
    place?.replaceChildren(element('b', { role: 'status' }, wordsOf(page, draft)), act);
    if (hadFocus) act.focus();
  }
}

let before: Draft['approved'] | undefined;

/** Approves, after asking once, every page that nobody has said anything of; one click takes it back. */
export function approveRest(pages: readonly PageState[], draft: Draft): HTMLElement[] {
  const rest = remaining(pages, draft);
  const blocked = pages.filter(({ isBlocked }) => isBlocked).map(({ name }) => name);
  const label = rest.length === 1 ? 'Approve the remaining page' : `Approve the ${rest.length} remaining pages`;
  const ask = () => {
    if (!confirm(`${label}?\n\n${rest.map(({ name }) => name).join(', ')}`)) return;
    before = loadDraft().approved;
    approve(Object.fromEntries(rest.map(({ path, fingerprint }) => [path, fingerprint])));
  };
  const undo = () => {
    const approved = before;
    before = undefined;
    changeDraft(() => ({ approved }));
  };
  return [
    ...(rest.length > 0 ? [button(`${label} …`, ask)] : []),
    ...(before ? [element('b', {}, 'Approved.'), button('Undo', undo)] : []),
    ...(blocked.length > 0
      ? [element('span', {}, `Left out, because something blocks them: ${blocked.join(', ')}.`)]
      : []),
  ];
}
