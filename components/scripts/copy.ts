import { copyText } from '@/lib/copy-text';
import { listen, requestHydration } from './loader';

const region = document.querySelector('[data-island=notifications]');
const notice = document.querySelector('[data-notice]')!;
/** In milliseconds, for a notice that React's notifications don't take over. */
const duration = 8000;
let timer: ReturnType<typeof setTimeout>;

// Buttons that copy work before React has loaded, and if it fails to load. The result is plain
// text, which React's notifications take over once they're hydrated.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  requestHydration(region);
  const { copy, copied, copyFailed } = button.dataset;
  notice.textContent = (await copyText(copy!)) ? copied! : copyFailed!;
  clearTimeout(timer);
  timer = setTimeout(() => (notice.textContent = ''), duration);
});

// The region's key (specification, section 9), before the region can hear it. In a field, a Mac's
// Option+T types a character.
listen('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyT' || (event.target as Element).matches('input,textarea')) return;
  requestHydration(region, event, () => document.dispatchEvent(new KeyboardEvent('keydown', event)));
});
