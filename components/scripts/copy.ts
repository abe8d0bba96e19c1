import { copyText } from '@/lib/copy-text';
import { listen, turnTo } from './loader';

const region = document.querySelector('[data-island=notifications]');

// Buttons that copy work before React has loaded, and if it fails to load. The result is plain
// text, which React's notifications take over once they're hydrated.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  turnTo(region);
  const { copy, copied, failed } = button.dataset;
  document.querySelector('[data-notice]')!.textContent = (await copyText(copy!)) ? copied! : failed!;
});

// The region's key (specification, section 9), before the region can hear it.
listen('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyT') return;
  turnTo(region, event, () => document.dispatchEvent(new KeyboardEvent('keydown', event)));
});
