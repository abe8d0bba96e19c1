import { copyText } from '@/lib/copy-text';
import { listen, requestHydration } from './loader';

const region = document.querySelector('[data-island=notifications]');

// Buttons that copy work before React has loaded, and if it fails to load. The result is plain
// text, which React's notifications take over once they're hydrated.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  requestHydration(region);
  const { copy, copied, copyFailed } = button.dataset;
  document.querySelector('[data-notice]')!.textContent = (await copyText(copy!)) ? copied! : copyFailed!;
});

// The region's key (specification, section 9), before the region can hear it.
listen('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyT') return;
  requestHydration(region, event, () => document.dispatchEvent(new KeyboardEvent('keydown', event)));
});
