import { copyText } from '@/lib/copy-text';
import { listen, turnTo } from './loader';

const region = document.querySelector<HTMLElement>('[data-island=notifications]')!;

/** In React's region, or as plain status where that could not be had. */
function show(detail: string): void {
  const isTaken = !region.dispatchEvent(new CustomEvent('notify', { cancelable: true, detail }));
  if (!isTaken) document.querySelector('[data-plain-notification]')!.textContent = detail;
}

// Buttons that copy work before React is there, and where it cannot be had. One notification waits for React, the latest.
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const { copy, copied, failed } = button.dataset;
  const text = (await copyText(copy!)) ? copied! : failed!;
  if (!turnTo(region, undefined, region, () => show(text))) show(text);
});

// The region's key (specification, section 9), before the region can hear it.
listen('keydown', (event) => {
  if (event.altKey && event.code === 'KeyT')
    turnTo(region, event, document, () => document.dispatchEvent(new KeyboardEvent('keydown', event)));
});
