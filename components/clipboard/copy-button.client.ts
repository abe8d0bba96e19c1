import { announce, copyFrom } from './clipboard';

/**
 * Copy buttons of pages; that of the send dialog is React's. The notification comes from a file
 * that loads at the first copy; if that fails, the text is only announced.
 */
export function copyButtons(): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';
  document.body.append(status);

  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]:not([role=dialog] *)');
    if (!button || !(await copyFrom(button))) return;
    const text = button.dataset.notification!;
    import('./notifications').then(
      ({ notify }) => notify(text),
      () => announce(status, text),
    );
  });
}
