import { copyText } from './copy-text';
import { listen, requestHydration } from '@/components/loader.client';

const region = document.querySelector('[data-island=notifications]');
const notice = document.querySelector('[data-notice]')!;
/** How long the plain text stays, in milliseconds. */
const duration = 8000;
let timer: ReturnType<typeof setTimeout>;

// Copy buttons work before React has loaded, and if it fails to load. The result is shown as plain
// text, which React's notifications replace once they're hydrated.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  requestHydration(region);
  const { copy, copied, copyFailed } = button.dataset;
  notice.textContent = (await copyText(copy!)) ? copied! : copyFailed!;
  clearTimeout(timer);
  timer = setTimeout(() => (notice.textContent = ''), duration);
});

// Alt+T focuses the notifications (specification, section 9), also before they're hydrated. In a
// field, Option+T types a character on a Mac.
listen('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyT') return;
  // The replayed event's target is the document.
  if (!(event.target instanceof Element) || event.target.matches('input,textarea')) return;
  const replay = () => document.dispatchEvent(new KeyboardEvent('keydown', event));
  requestHydration(region, { event, replay });
});
