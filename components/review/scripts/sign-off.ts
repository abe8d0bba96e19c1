import { remaining, type ReviewedPage, standingOf } from './approval';
import type { Draft } from './draft';
import { button, element } from './element';
import { approve, loadDraft, saveDraft, withdraw } from './store';

const words = {
  approved: 'Approved',
  changed: 'Approved earlier, changed since',
  commented: 'Has comments',
  open: '',
} as const;

/** What each page's card says of its approval, with the button that gives or withdraws it. */
export function showStandings(pages: readonly ReviewedPage[], draft: Draft): void {
  for (const page of pages.filter(({ needsApproval }) => needsApproval)) {
    const { path, name, fingerprint } = page;
    const standing = standingOf(page, draft);
    const isApproved = standing === 'approved';
    const act = button(isApproved ? 'Withdraw approval' : 'Approve page', () =>
      isApproved ? withdraw(path) : approve({ [path]: fingerprint }),
    );
    act.setAttribute('aria-label', `${act.textContent}: ${name}`);
    const place = document.querySelector(`[data-sign-off="${path}"]`);
    const hadFocus = place?.contains(document.activeElement);
    place?.replaceChildren(element('b', {}, words[standing]), act);
    if (hadFocus) act.focus();
  }
}

let before: Draft | undefined;

/** Approves, after asking once, every page that nobody has said anything of; one click takes it back. */
export function approveRest(pages: readonly ReviewedPage[], draft: Draft): HTMLElement[] {
  const rest = remaining(pages, draft);
  const label = rest.length === 1 ? 'Approve the remaining page' : `Approve the ${rest.length} remaining pages`;
  const undo = before && [
    element('p', { class: 'font-bold' }, 'Approved. '),
    button('Undo', () => {
      const old = before!;
      before = undefined;
      saveDraft({ ...loadDraft(), approved: old.approved });
    }),
  ];
  if (rest.length === 0) return undo ?? [];
  return [button(`${label} …`, () => ask(label, rest)), ...(undo ?? [])];
}

function ask(label: string, rest: readonly ReviewedPage[]): void {
  const dialog = element(
    'dialog',
    { 'aria-label': `${label}?`, class: 'm-auto max-w-text rounded-panel border-2 border-ink bg-paper p-5 text-ink' },
    element('p', { class: 'font-bold' }, `${label}?`),
    element('p', { class: 'my-3' }, rest.map(({ name }) => name).join(', ')),
    button(
      'Approve',
      () => {
        before = loadDraft();
        approve(Object.fromEntries(rest.map(({ path, fingerprint }) => [path, fingerprint])));
        dialog.close();
      },
      'button button-primary',
    ),
    ' ',
    button('Cancel', () => dialog.close()),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
